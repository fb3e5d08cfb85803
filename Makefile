# make play   set up and start a game        make test   set up and run every test
# make check  lint, types, layers            make bench  speed, against peers in the same run

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GROUPS := test check

.PHONY: play test check bench report games playthroughs perft coverage types format clean

play: $(VENV)/installed
	$(BIN)/tawy play

test: $(VENV)/installed check
	$(BIN)/pytest -n 2

check: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/bench
	$(BIN)/python -m bench

report: $(VENV)/installed
	$(BIN)/python -m bench.report

# What follows from the code: run these when a rule or a message changes on purpose, and let the diff be reviewed.
games playthroughs perft coverage types: $(VENV)/installed
games: ; cd tests && ../$(BIN)/python -m games.quarries
playthroughs: ; cd tests && ../$(BIN)/python -m playthroughs.write
perft: ; cd tests && ../$(BIN)/python -m perft.count
coverage: ; cd tests && ../$(BIN)/python -m rulecoverage
types: ; $(BIN)/python -m tawy.server.typescript web/src/net/protocol.ts && $(BIN)/python -m tawy.server.printed web/src/content web/src/i18n/locales/en

format: $(VENV)/installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --editable . $(foreach group,$(GROUPS),--group $(group))
	touch $@

$(VENV)/bench: $(VENV)/installed
	$(BIN)/pip install --quiet --group bench
	touch $@

clean:
	rm -rf $(VENV) build dist
