# Everything the project does, from a machine that has Python 3.11+, make and git.

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

# Node.js of this machine builds the page while Python packages are installed; where there is none,
# it comes from one of those, and two installers in one environment would get into each other's way.
NODE_FIRST := $(if $(shell web/has-node.sh && echo yes),$(MADE),$(PLAYABLE))

.DEFAULT_GOAL := help
.PHONY: help play page web wheel setup test test-web test-engines test-long check format bench bench-web screens prove load soak figures protocol mutate clean

help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: ## Start the server and open its page (installs what playing needs)
	@$(MAKE) --no-print-directory --jobs 2 $(PLAYABLE) page
	@$(BIN)/ninetyeight serve --open

page: $(NODE_FIRST)
	@$(MAKE) --no-print-directory $(SITE) || echo 'The web client could not be built; programs can play nevertheless.'

web: $(MADE) $(SITE) ## Build the web client into the server

$(SITE): $(WEB) | $(MADE)
	@echo 'Building the web client ...'
	@$(NODE) npm run --silent build -- --logLevel warn

wheel: $(READY) web ## Build dist/*.whl, which contains the web client
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

setup: $(READY) ## Set up .venv; then .venv/bin/ninetyeight works

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Ninety-Eight needs Python 3.11 or newer; name one with: make PYTHON=python3.12' >&2; exit 1; }
	@echo 'Making $(VENV) ...'
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(PLAYABLE): pyproject.toml constraints.txt | $(MADE)
	@echo 'Installing what playing needs ...'
	@$(PIP) --editable '.[bots,server]'
	@touch $@

$(READY): $(PLAYABLE)
	@echo 'Installing what working on it needs ...'
	@$(PIP) --editable '.[dev]'
	@$(BIN)/python -m ninetyeight.kernel.warm
	@touch $@

test: $(READY) web ## Run all tests
	$(BIN)/python -m pytest -q -n 2 --dist worksteal
	@$(MAKE) --no-print-directory test-web

test-web: $(READY) web ## Run the tests of the web client: what is pure, and real games in Chromium
	$(NODE) npm test --silent
	$(BROWSER) npm run --silent browser

test-engines: $(READY) web ## Play games in Firefox and in WebKit, the engine of Safari
	$(ENGINES) playwright test --config tests/engines/firefox.config.ts
	$(ENGINES) playwright test --config tests/engines/webkit.config.ts

test-long: $(VENV)/.with-train web ## Run all tests, with ten times as many games of both engines, and learn for a minute
	NINETYEIGHT_GAMES=100000 NINETYEIGHT_TRAINING=60 $(BIN)/python -m pytest -q -n 2 --dist worksteal

# What some commands need beyond the rest: an extra of pyproject.toml.
$(VENV)/.with-%: $(READY)
	@echo 'Installing what $* needs ...'
	@$(PIP) --editable '.[$*]'
	@touch $@

check: $(READY) web ## Lint, types, formatting, import layers, size of the client
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

bench: $(VENV)/.with-rivals ## Measure the rules engine, the kernel, the bots, the environments, the talk filter, the store and the host
	$(BIN)/python bench/rules.py --profile
	$(BIN)/python bench/worst_search.py
	$(BIN)/python bench/kernel.py
	$(BIN)/python bench/bots.py
	$(BIN)/python bench/environments.py
	PYTHONPATH=tests $(BIN)/python bench/filter.py
	PYTHONPATH=tests $(BIN)/python bench/filter_rates.py blind
	$(BIN)/python bench/store.py
	$(BIN)/python bench/host.py

bench-web: $(READY) web ## Measure the web client on a slow processor, as JSON
	$(BROWSER) playwright test --config tests/tools speed

screens: $(READY) web ## Take the pictures of docs/screens anew
	$(BROWSER) playwright test --config tests/tools screens icons

prove: $(READY) ## Prove at length what the tests prove in short; each proof prints its figures as JSON
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

load: $(READY) ## Put a server under load: 400 tables, 2,000 sockets, 400 moves a second, and more; then attack one
	$(BIN)/python bench/load.py
	PYTHONPATH=tests $(BIN)/python bench/load.py --attack --tables 40 --rate 60 --seconds 15

soak: $(READY) ## Play a million moves at 100,000 tables: memory, disk and descriptors must stay flat
	$(BIN)/python bench/soak.py

figures: $(READY) ## Make the tables and pictures of docs/bots.md anew, from their results
	$(BIN)/python docs/figures/make.py

protocol: $(READY) ## Write docs/protocol.md, the table of docs/configuration.md and web/src/protocol.gen.ts anew, from the models
	$(BIN)/python -m ninetyeight.server.generate

mutate: $(READY) ## Change the rules by machine and see whether the tests notice
	$(BIN)/mutmut run
	$(BIN)/mutmut results

clean: ## Remove everything that was made
	rm -rf $(VENV) web/node_modules src/ninetyeight/server/site build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache snapshot_report.html docs/figures/report
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
