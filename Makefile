# Everything is set up in .venv by the targets themselves: Python 3.11+ and make are all that is needed.
# Playing takes less than testing: each has its lock in requirements/ and its stamp in .venv.
PYTHON ?= python3
BIN := .venv/bin
PLAYABLE := .venv/playable
READY := .venv/ready
# A lock names all there is to install: without --no-deps pip asks again, and the newest release of anything breaks it.
INSTALL := $(BIN)/pip install -q --no-deps --require-hashes
# A worker takes tests that lie together, so that a file's server and browser are started once, and helps others at the end.
PYTEST := $(BIN)/pytest -n auto --dist worksteal
COMPILE := .venv-lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONDONTWRITEBYTECODE  # tests start many processes: none should compile all of Orda again
# Tests of servers and browsers wait a good part of their time: two more of them run than there are cores.
export PYTEST_XDIST_AUTO_NUM_WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')

.PHONY: play web screenshots city pictures test check tests coverage soak bench format golden catalogues compiled test-compiled plain wheel lock clean

play: $(PLAYABLE)  ## serve the table on this machine and its network; prints the address
	$(BIN)/python hatch_build.py
	$(BIN)/orda

web: $(READY)  ## build the browser client, if anything it is made from has changed; with the tools that check it
	$(BIN)/python -m orda.server.typescript
	$(BIN)/python hatch_build.py --tools

screenshots: $(READY) web  ## every page in both sizes and languages, into screenshots/
	$(BIN)/python -m tests.web.screenshots

city: $(READY) web  ## every special tile and every question of Zombies!!! at five sizes and in both languages, into screenshots/city/
	$(BIN)/python -m tests.web.city_pictures

pictures: $(READY) web  ## the pictures of the README, into docs/images/: look at them
	$(BIN)/python -m tests.web.pictures

test: check tests  ## lint, types and tests: what CI runs

check: $(READY) web  ## format, habits and types of everything
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python hatch_build.py --check

tests: $(READY) web
	$(PYTEST) -m "not slow"

coverage: $(READY)  ## the same with the lines no test reaches
	$(PYTEST) -m "not slow" --cov --cov-report=term-missing:skip-covered

soak: $(READY)  ## the long random runs
	$(PYTEST) -m slow

bench: $(READY)  ## speed, one line per figure
	@for file in bench/[a-z]*.py; do case $$file in */advice.py|*/against.py|*/common.py|*/first.py|*/levels.py|*/values.py) ;; *) $(BIN)/python -m bench.$$(basename $$file .py) || exit 1;; esac; done

format: $(READY) web  ## lays everything out as `make check` wants it
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python hatch_build.py --format

golden: $(READY)  ## store the golden playthroughs anew: review the diff
	ORDA_GOLDEN=write $(PYTEST) -q -k golden

compiled: $(READY)  ## compile engine and games in place with mypyc (some minutes); `make plain` goes back
	$(BIN)/python compiling.py
	$(BIN)/orda --version

test-compiled: $(READY) web  ## the tests but those in a browser on the compiled build, where there is a compiler; then back to plain Python
	@if $(BIN)/python compiling.py --without-compiler; then echo "no C compiler: the tests ran on plain Python only"; exit; fi; \
	$(BIN)/python compiling.py && $(BIN)/orda --version && $(PYTEST) -m "not slow" --ignore tests/web; \
	status=$$?; $(BIN)/python compiling.py --remove; exit $$status

plain: $(READY)  ## back to plain Python
	$(BIN)/python compiling.py --remove
	$(BIN)/orda --version

wheel: $(READY)  ## a wheel with the compiled engine, into dist/
	ORDA_COMPILE=1 $(BIN)/pip wheel -q --no-deps --no-build-isolation -w dist .

catalogues: $(READY)  ## add the names that the catalogues of PettingZoo and OpenSpiel do not have yet
	$(BIN)/python -m orda.lab.cataloguing

lock:  ## choose the newest versions of everything again; what both locks name has one version
	$(PYTHON) -m venv .venv-lock && .venv-lock/bin/pip -q install uv
	$(COMPILE) --upgrade --extra checkout --extra test -o requirements/test.txt pyproject.toml
	$(COMPILE) --upgrade --extra checkout -c requirements/test.txt -o requirements/play.txt pyproject.toml
	for extra in lab rl openspiel ray; do \
		$(COMPILE) --upgrade --extra $$extra -c requirements/test.txt -o requirements/$$extra.txt pyproject.toml || exit 1; done
	rm -rf .venv-lock

clean:
	rm -rf web/node_modules src/orda/server/static .venv .mypy_cache .ruff_cache .pytest_cache .coverage

$(PLAYABLE): pyproject.toml requirements/play.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Orda needs Python 3.11 or later (PYTHON=python3.12 make ...)")'
	$(PYTHON) -m venv .venv
	$(INSTALL) -r requirements/play.txt
	ORDA_NO_WEB=1 $(BIN)/pip install -q --no-deps --no-build-isolation -e .
	touch $@

$(READY): $(PLAYABLE) requirements/test.txt
	$(INSTALL) -r requirements/test.txt
	$(BIN)/pip check
	touch $@
