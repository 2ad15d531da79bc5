# `make` lists the targets. Everything that a target needs and this machine lacks is installed first.
SWIFT ?= swift
TOOL := .build/release/screenfit
PREFIX ?= /usr/local
SHARE = $(DESTDIR)$(PREFIX)/share/screenfit

# Its own build, of the library alone, lies beside that of the repository.
EXAMPLE = $(SWIFT) test --disable-xctest --package-path Examples/Garden --scratch-path .build/garden

.DEFAULT_GOAL := help
.PHONY: help setup build install replay test example test-browser docs lint format generate fresh check bench bench-instructions record clean fuzz hostile check-memory coverage

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-23s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install the Debian packages that building and running needs
	@Scripts/setup

build: setup ## Build the tool: .build/release/screenfit
	$(SWIFT) build -c release --product screenfit

install: build ## Install the command and its lists below PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(TOOL) "$(DESTDIR)$(PREFIX)/bin/screenfit"
	for folder in Devices Fonts Profiles TextScales; do \
	  install -d "$(SHARE)/$$folder" && install -m 644 $$folder/*.yml "$(SHARE)/$$folder" || exit; done
	for pair in bash:bash-completion/completions/screenfit zsh:zsh/site-functions/_screenfit \
	  fish:fish/vendor_completions.d/screenfit.fish; do \
	  file="$(DESTDIR)$(PREFIX)/share/$${pair#*:}"; install -d "$${file%/*}" \
	  && $(TOOL) completions "$${pair%%:*}" >"$$file" || exit; done
	install -d "$(SHARE)/Schemas" && install -m 644 Schemas/*.json "$(SHARE)/Schemas"

replay: build ## Verify every screen of every app in every window
	$(TOOL) replay

test: ## Run the tests
	@Scripts/setup test
	$(SWIFT) test --disable-xctest

test-browser: build ## Check the layout of every shipped screen, and the report, with headless Chromium
	@Scripts/setup browser
	SCREENFIT_BROWSER=chromium $(SWIFT) test --disable-xctest --filter FitPicturesTests
	$(TOOL) report -o .build/report
	Scripts/check-site .build/report

example: ## Run the tests of the example package, which import the library
	@Scripts/setup test
	$(EXAMPLE)

docs: ## Build the documentation with DocC: .build/docs
	@Scripts/setup test
	@SWIFT=$(SWIFT) Scripts/build-docs

lint: ## Check the style of sources and scripts
	@Scripts/lint

format: ## Format the Swift sources in place
	$(SWIFT) format --in-place --parallel --recursive Sources Tests Fuzz Package.swift

generate: ## Write the generated files anew
	@Scripts/setup
	Scripts/generate-rules
	$(SWIFT) build -c release --product screenfit
	Scripts/generate-schemas

fresh: ## Check that generated files are up to date
	@Scripts/setup check
	@Scripts/generate-rules --check
	@Scripts/record-chromium --check
	@Scripts/check-reports
	@Scripts/check-schemas

check: ## Run what CI runs: lint, build, test, example, docs, fresh
	@Scripts/setup check
	@Scripts/lint
	$(SWIFT) build -c release
	$(SWIFT) test --disable-xctest
	$(EXAMPLE)
	@SWIFT=$(SWIFT) Scripts/build-docs
	@Scripts/generate-rules --check
	@Scripts/record-chromium --check
	@Scripts/check-reports
	@Scripts/check-schemas

fuzz: ## Fuzz every reader and the text engine, SECONDS (60) each; TARGETS names some of them
	@Scripts/setup test
	Scripts/fuzz $(or $(SECONDS),60) $(TARGETS)

hostile: build ## Run the tool on hostile projects and list what happened
	Scripts/try-hostile

coverage: ## Run the tests and print how many lines of Sources they run, by module
	@Scripts/setup test
	Scripts/coverage

check-memory: ## Run the tests with the address and the thread sanitizer; FILTER names some of them
	@Scripts/setup test
	Scripts/check-memory $(FILTER)

bench: build ## Measure speed and memory
	$(SWIFT) build -c release --product screenfit-benchmark
	.build/release/screenfit-benchmark

bench-instructions: build ## Count instructions with valgrind, and fail if they rose by more than 5 %
	$(SWIFT) build -c release --product screenfit-benchmark
	Scripts/count-instructions --check

record: ## Record the shipped texts' line counts with Chromium
	@Scripts/setup record
	Scripts/record-chromium

clean: ## Remove what was built
	$(SWIFT) package clean
	rm -rf .build
