print("screenfit")
