# Everything the project does. Needs Python 3.11 or newer, make and git; the rest is installed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MADE := $(VENV)/.made
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
SITE := src/ninetyeight/server/site/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*') $(wildcard src/ninetyeight/words/*/*.ftl)
NODE := web/with-node.sh $(abspath $(VENV))
BROWSER := PYTHON=$(abspath $(BIN)/python) $(NODE) ./with-chromium.sh
ENGINES := PYTHON=$(abspath $(BIN)/python) $(NODE) ./with-engines.sh

# If this machine has Node.js, the page is built while Python packages are installed. Otherwise Node.js
# itself is one of those packages, and two runs of pip in one environment would get in each other's way.
NODE_FIRST := $(if $(shell web/has-node.sh && echo yes),$(MADE),$(PLAYABLE))

.DEFAULT_GOAL := help
.PHONY: help play page web wheel setup test test-web test-engines test-install test-long check format bench bench-web taps screens prove load soak figures protocol mutate clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: ## Install what playing needs, start a server and open its page
	@$(MAKE) --no-print-directory --jobs 2 $(PLAYABLE) page
	@$(BIN)/ninetyeight serve --open

page: $(NODE_FIRST)
	@$(MAKE) --no-print-directory $(SITE) || echo 'The web client could not be built. The server starts without it, for other clients.'

web: $(MADE) $(SITE) ## Build the web client

$(SITE): $(WEB) | $(MADE)
	@echo 'Building the web client ...'
	@$(NODE) npm run --silent build -- --logLevel warn

wheel: $(READY) web ## Build dist/*.whl, including the web client
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

setup: $(READY) ## Install everything for development into .venv

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Ninety-Eight needs Python 3.11 or newer. Choose one with: make PYTHON=python3.12' >&2; exit 1; }
	@echo 'Creating $(VENV) ...'
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# Python compiles the modules that it imports anyway; compiling all of them first would delay the page.
$(PLAYABLE): pyproject.toml constraints.txt | $(MADE)
	@echo 'Installing the Python packages that playing needs ...'
	@$(PIP) --no-compile --editable '.[bots,server]'
	@touch $@

$(READY): $(PLAYABLE)
	@echo 'Installing the Python packages for development ...'
	@$(PIP) --editable '.[dev]'
	@$(BIN)/python -m ninetyeight.kernel.warm
	@touch $@

test: $(READY) web ## Run all tests
	$(BIN)/python -m pytest -q -n 2 --dist worksteal
	@$(MAKE) --no-print-directory test-web

test-web: $(READY) web ## Test the web client: unit tests, then real games in Chromium
	$(NODE) npm test --silent
	$(BROWSER) npm run --silent browser

test-engines: $(READY) web ## Play games in Firefox and in WebKit, Safari's engine
	$(ENGINES) playwright test --config tests/engines/firefox.config.ts
	$(ENGINES) playwright test --config tests/engines/webkit.config.ts

test-install: $(READY) web ## Install the wheel with pip, uv and pipx, and serve its page each time
	$(BIN)/python -m pytest -q tests/install/routes.py

test-long: $(VENV)/.with-train web ## Run all tests with ten times as many games, and train for a minute
	NINETYEIGHT_GAMES=100000 NINETYEIGHT_TRAINING=60 $(BIN)/python -m pytest -q -n 2 --dist worksteal

# Targets that need one more extra of pyproject.toml depend on .with-EXTRA.
$(VENV)/.with-%: $(READY)
	@echo 'Installing the extra $* ...'
	@$(PIP) --editable '.[$*]'
	@touch $@

check: $(READY) web ## Lint, check types, formatting, import layers and the client's size
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NODE) npm run --silent check
	$(NODE) npm run --silent size

format: $(READY) ## Format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NODE) npm run --silent format

bench: $(VENV)/.with-rivals ## Benchmark the rules, kernel, bots, environments, talk filter, store and host
	$(BIN)/python bench/rules.py --profile
	$(BIN)/python bench/worst_search.py
	$(BIN)/python bench/kernel.py
	$(BIN)/python bench/bots.py
	$(BIN)/python bench/environments.py
	PYTHONPATH=tests $(BIN)/python bench/filter.py
	PYTHONPATH=tests $(BIN)/python bench/filter_rates.py blind
	$(BIN)/python bench/store.py
	$(BIN)/python bench/host.py

bench-web: $(READY) web ## Measure the web client on a slowed-down processor, as JSON
	$(BROWSER) playwright test --config tests/tools speed

taps: $(READY) web ## Count the touches that whole games on a phone take, as JSON
	$(BROWSER) playwright test --config tests/tools taps

screens: $(READY) web ## Retake the screenshots in docs/screens
	$(BROWSER) playwright test --config tests/tools screens icons preview

prove: $(READY) ## Run the long versions of the tests' proofs; each prints its figures as JSON
	PYTHONPATH=tests $(BIN)/python -m proof.lost --kills 200
	PYTHONPATH=tests $(BIN)/python -m proof.doubled --faults 20000
	PYTHONPATH=tests $(BIN)/python -m proof.three_servers --kills 12
	PYTHONPATH=tests $(BIN)/python -m proof.poison.prove --tables 60
	PYTHONPATH=tests $(BIN)/python -m proof.skew.prove --deaths 6
	PYTHONPATH=tests $(BIN)/python -m proof.simulated --schedules 2000
	PYTHONPATH=tests $(BIN)/python -m proof.leaks.pairs --pairs 20000
	PYTHONPATH=tests $(BIN)/python -m proof.entry.prove --frames 100000
	PYTHONPATH=tests $(BIN)/python -m proof.fairness --answers 500
	PYTHONPATH=tests $(BIN)/python -m proof.transport.prove --seconds 10
	PYTHONPATH=tests $(BIN)/python -m proof.revocation --rounds 4
	PYTHONPATH=tests $(BIN)/python -m proof.erasure
	PYTHONPATH=tests $(BIN)/python -m proof.votes.prove --examples 10000 --hosts 300

load: $(READY) ## Load-test a server: 400 tables, 2,000 sockets, 400 moves a second and more; then attack one
	$(BIN)/python bench/load.py
	PYTHONPATH=tests $(BIN)/python bench/load.py --attack --tables 40 --rate 60 --seconds 15

soak: $(READY) ## Play a million moves at 100,000 tables: memory, disk and descriptors must stay flat
	$(BIN)/python bench/soak.py

figures: $(READY) ## Regenerate the tables and figures of docs/bots.md from their results
	$(BIN)/python docs/figures/make.py

protocol: $(READY) ## Regenerate docs/protocol.md, the table in docs/configuration.md and web/src/protocol.gen.ts
	$(BIN)/python -m ninetyeight.server.generate

mutate: $(READY) ## Run mutation tests on the rules
	$(BIN)/mutmut run
	$(BIN)/mutmut results

clean: ## Remove everything that these targets create
	rm -rf $(VENV) web/node_modules src/ninetyeight/server/site build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache snapshot_report.html docs/figures/report
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
