# make test: everything, from nothing · make quick: the two-minute subset · make help: the rest

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
INSTALLED := $(VENV)/.installed
COVERED := */errors.py,*/names.py,*/cards.py,*/options.py,*/rules/*.py,*/notation.py,*/game.py,*/match.py,*/table/*.py,*/wire/*.py

.PHONY: help install test quick check tests coverage reference picture facts strength train bench bench-peers clean

help:
	@echo "make test       checks, all tests, coverage; installs what it needs"
	@echo "make quick      checks and the fast tests, within two minutes"
	@echo "make check      formatting, lint, types, layers"
	@echo "make bench      how fast rules and engine are"
	@echo "make bench-peers  the engine beside other card games"
	@echo "make reference  make the reference data files of the tests anew"
	@echo "make picture    draw the pictures of the documentation anew"
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

quick: check
	$(BIN)/python -m pytest -q -n auto --dist loadgroup -m "not slow"

check: $(INSTALLED)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# Coverage is measured where every line is meant to be shown; the long walks run without it.
tests: $(INSTALLED)
	$(BIN)/python -m pytest -q -n auto --dist loadgroup -m "not slow" --cov --cov-report=
	$(BIN)/python -m pytest -q -n auto -m slow

coverage: tests
	$(BIN)/coverage report --include='$(COVERED)' --fail-under=100
	$(BIN)/coverage report --fail-under=90

reference: $(INSTALLED)
	$(BIN)/python tests/reference.py

picture: $(INSTALLED)
	$(BIN)/python docs/picture.py

facts: $(INSTALLED)
	$(BIN)/python docs/facts.py

strength: $(INSTALLED)
	$(BIN)/python docs/strength.py

train: $(INSTALLED)
	for kind in many two ghost; do $(BIN)/python training/weights.py $$kind || exit; done

bench: $(INSTALLED)
	$(BIN)/linko bench

bench-peers: $(INSTALLED)
	$(BIN)/python -m pip install --quiet --editable '.[dev,research]'
	$(BIN)/python bench/peers.py

clean:
	rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
