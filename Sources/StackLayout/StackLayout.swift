internal import ScreenModel
