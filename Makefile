# The commands of the house. `make` alone lists them.
#
# Only make, a Python 3.11 or later and a network for the first install are needed; the environment is made in .venv.
# A stamp in .venv/.stamps carries the checksum of what was installed (pyproject, locks, this folder), so a command
# installs again exactly when one of them changed.

PORT ?= 5006
JOBS ?= 2

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
PROFILE := everyday
PYTEST = $(PY) -m pytest --hypothesis-profile=$(PROFILE)
STAMPS := $(VENV)/.stamps
KEY := $(shell (pwd; cat pyproject.toml requirements/*.txt) | cksum | tr ' ' '-')
PLAY := $(STAMPS)/play-$(KEY)
ALL := $(STAMPS)/all-$(KEY)
BENCH := $(STAMPS)/bench-$(KEY)
NEED_PIP := $(PY) -m pip --version >/dev/null 2>&1 || $(PY) -m ensurepip >/dev/null
LOCK_FLAGS := --quiet --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
              --no-emit-index-url --no-emit-find-links --no-header $(if $(UPGRADE),--upgrade)
EXTRAS := --extra test --extra lab --extra dask --extra dev
EVERYDAY := not slow and not browser and not notebook and not jupyterlab

.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help play test check lint test-fast test-slow test-browser test-notebooks browser-hint \
        bench bench-browser load lock screenshots wheel wheel-fast clean

help: ## list these commands
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | while IFS="$$(printf '\t')" read -r name words; do \
	  printf '  make %-16s %s\n' "$$name" "$$words"; done

play: $(PLAY) ## install what playing needs and serve the app (PORT=5006)
	@echo "Citadels lab: http://localhost:$(PORT)   (Ctrl-C stops it)"
	@exec $(VENV)/bin/citadels-lab serve --port $(PORT)

test: PROFILE := ci
test: browser-hint $(ALL) lint test-fast test-slow test-notebooks test-browser ## everything CI runs, from nothing
	@echo "make test: everything passed"

check: $(ALL) lint test-fast ## the everyday checks: style, types, arrows, fast tests

lint: $(ALL) ## style, types, arrows
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports --no-cache --no-logo

test-fast: $(ALL) ## fast tests
	$(PYTEST) -n $(JOBS) --dist worksteal -m "$(EVERYDAY)"

test-slow: $(ALL) ## slow tests
	$(PYTEST) -n $(JOBS) --dist worksteal -m "slow and not browser and not notebook and not jupyterlab"

test-notebooks: $(ALL) ## every notebook, cell by cell, and the tests about them
	$(PY) -m pytest -n $(JOBS) --dist loadscope --nbval --nbval-current-env notebooks
	$(PYTEST) -m "notebook and not browser and not jupyterlab" || [ $$? -eq 5 ]  # 5: there is none

test-browser: $(ALL) ## tests in a real browser; fails where there is none
	@$(PY) tests/browser/find_chromium.py
	$(PYTEST) -n $(JOBS) --dist worksteal -m "browser or jupyterlab"

browser-hint:
	@for p in $(PY) python3 python; do command -v $$p >/dev/null 2>&1 || continue; \
	  $$p tests/browser/find_chromium.py >/dev/null || echo "(The other parts run first; the browser part will fail.)"; \
	  break; done

bench: $(BENCH) ## games and decisions a second, times of the main calls, and other engines beside ours
	$(PY) -m citadels_lab.bench

bench-browser: $(ALL) ## first paint, and a press until the screen has changed, in a real browser
	@$(PY) tests/browser/find_chromium.py >/dev/null
	$(PY) -m tests.browser.bench

load: $(ALL) ## a class of 30 at once: first sight, presses, weight, memory, beside the aims (WRITE=1: into docs/load.md)
	@$(PY) tests/browser/find_chromium.py >/dev/null
	$(PY) -m tests.load $(if $(WRITE),--write)

lock: | $(VENV)/bin/python ## work out the locks anew from pyproject.toml (UPGRADE=1 takes newer releases)
	$(PIP) install uv
	$(PY) -m uv pip compile $(LOCK_FLAGS) $(EXTRAS) -o requirements/all.txt pyproject.toml requirements/build.in
	$(PY) -m uv pip compile $(LOCK_FLAGS) -c requirements/all.txt -o requirements/play.txt pyproject.toml requirements/build.in
	$(PY) -m uv pip compile $(LOCK_FLAGS) -c requirements/all.txt --extra bench -o requirements/bench.txt pyproject.toml requirements/build.in

screenshots: $(ALL) ## draw the pictures of the documentation again
	$(PY) docs/make_screenshots.py

wheel: $(ALL) ## build the wheel into dist/
	$(PY) -m build --wheel --no-isolation

wheel-fast: $(ALL) ## build the wheel with its flow compiled into dist/ (needs a C compiler and Python's headers)
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(PY) -m build  # a source archive first: nothing compiled lies among the sources

clean: ## remove the environment and everything made by running
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---------------------------------------------------------------- the environment
$(PLAY): | $(VENV)/bin/python
	@$(NEED_PIP)
	@if [ ! -e $(ALL) ]; then \
	  echo "Installing what playing needs (about a minute, once) ..." && \
	  $(PIP) install --require-hashes -r requirements/play.txt && \
	  $(PIP) install --no-deps --no-build-isolation --editable . ; fi
	@mkdir -p $(STAMPS) && rm -f $(STAMPS)/play-* && touch $@

$(ALL): | $(VENV)/bin/python
	@$(NEED_PIP)
	@echo "Installing everything (about a minute, once) ..."
	@$(PIP) install --require-hashes -r requirements/all.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@mkdir -p $(STAMPS) && rm -f $(STAMPS)/all-* && touch $@

$(BENCH): | $(PLAY)
	@echo "Installing the engines that the benchmark compares with ..."
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@mkdir -p $(STAMPS) && rm -f $(STAMPS)/bench-* && touch $@

$(VENV)/bin/python:
	@old=""; for p in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do \
	  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue; \
	  $$p -c 'import venv, ensurepip' >/dev/null 2>&1 || { old=$$p; continue; }; \
	  echo "Making $(VENV) with $$($$p --version) ..."; exec $$p -m venv --clear $(VENV); \
	done; \
	if [ -n "$$old" ]; then \
	  echo "$$old cannot make environments: install its venv module (Debian: apt-get install python3-venv), then try again." >&2; \
	else \
	  echo "Citadels lab needs Python 3.11 or later, and none was found: install it, or name one with PYTHON=/path/to/python3." >&2; \
	fi; exit 1
