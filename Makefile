# Everything that is done here has a name; `make help` lists them.
SHELL := /bin/sh
PY := .venv/bin/python
PAGE_SOURCES := $(shell find frontend/src frontend/public frontend/tools frontend/index.html frontend/vite.config.ts chalicelib/games chalicelib/names.json docs/pictures -type f \( -name '*.ts' -o -name '*.tsx' -o -name '*.css' -o -name '*.html' -o -name '*.svg' -o -name '*.json' -o -name '*.js' -o -name '*.woff2' -o -name '*.png' -o -name '*.webp' \) 2>/dev/null)
# For two cores: a third worker keeps them busy while tests wait for browsers, servers and the cloud.
WORKERS ?= 3
lint unit: WORKERS = 2
DIST ?= worksteal
# Lines that begin with + run under `make -n` too: there this makes them do nothing.
DRY := $(if $(findstring n,$(filter-out -%,$(firstword $(MAKEFLAGS)))),:)
PYTEST = $(PY) -m pytest -q -n $(WORKERS) --dist $(DIST)
# Tests start Python dozens of times: what it has compiled is kept, whatever is usual on the machine.
unit test tests test-aws soak: export PYTHONDONTWRITEBYTECODE =
# `make test ORDER=random` runs tests in an order drawn from a seed, and prints it; `ORDER=` that seed repeats the order.
SEED := $(if $(filter random,$(ORDER)),$(shell date +%s),$(ORDER))
ORDERED = $(if $(SEED),-p randomly --randomly-seed=$(SEED))
SAY_ORDER = $(if $(SEED),echo "ORDER=$(SEED)",:)
SERVERS := local bench

.DEFAULT_GOAL := help

.PHONY: help
help: ## what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F '\t' '{printf "make %-8s %s\n", $$1, $$2}'

.PHONY: play
play: .build/local .build/page ## set up and play (PORT=8000, HOST=0.0.0.0 for a phone on your network, DATA=.data, OPEN=0)
	@$(PY) -m chalicelib.local

# Checks run beside pytest. `--output-sync` prints what each of them says at once when it ends; pytest, which begins with `+`,
# says what it does while it does it.
.PHONY: test
test: .build/dev .build/page ## set up and run every check that needs no AWS
	@scripts/chromium >/dev/null
	@$(MAKE) -j --output-sync --no-print-directory tests lint rules page ORDER=$(SEED) MYPY_WORKERS=0

.PHONY: tests
tests:
	+@$(DRY) $(SAY_ORDER); $(DRY) $(PYTEST) -m "not soak and not aws" $(ORDERED)

.PHONY: page
page: .build/page ## the page's own tests, and the bytes of first loads
	@cd frontend && ./run npm run --silent size && ./run npm test --silent

.PHONY: test-aws
test-aws: .build/dev .build/page ## the tests of what belongs to AWS alone: package, template, deployment, DynamoDB
	@$(SAY_ORDER); $(PYTEST) -m "aws and not soak" $(ORDERED)

.PHONY: unit
unit: .build/dev ## the quick tests alone
	@$(PYTEST) -m "not soak and not browser and not aws" --quick $(SERVERS:%=--ignore=tests/%)

# Longest first.
PAGE_LINTS := types style texts api
LINTS := mypy $(PAGE_LINTS:%=page-%) ruff imports words

.PHONY: lint $(LINTS:%=lint-%)
lint: .build/dev .build/modules ## formatters, linters, types and the direction of imports
	@$(MAKE) --no-print-directory --keep-going -j$(WORKERS) --output-sync $(LINTS:%=lint-%)

# Beside pytest mypy runs alone: on a busy machine its workers may not start within the three seconds that it gives them. Then it
# exits with 2, and is run again without them.
MYPY_WORKERS ?= 2
lint-mypy:
ifeq ($(MYPY_WORKERS),0)
	@$(PY) -m mypy
else
	@$(PY) -m mypy --num-workers $(MYPY_WORKERS) || { [ $$? = 2 ] && echo "Once more, without workers:" && $(PY) -m mypy; }
endif

lint-ruff:
	@$(PY) -m ruff format -q --check . && $(PY) -m ruff check -q .

lint-words:
	@$(PY) scripts/words.py

lint-imports:
	@told=$$(.venv/bin/lint-imports --no-logo) || { echo "$$told"; false; }

$(PAGE_LINTS:%=lint-page-%): lint-page-%:
	@cd frontend && ./run node --run check:$*

.PHONY: rules
rules: .build/dev ## check that tests name every clause in docs/rules, and no others
	@$(PY) -m tests.rules

.PHONY: keep
keep: .build/dev .build/modules ## bring what is kept of one game up to date: fingerprint, playthroughs, frozen logs, the page's types (GAME=dice-golf; AGAIN=1 freezes it again)
	@cd frontend && ./run npm run --silent types
	@$(PY) -m tests.keep_game "$(GAME)" $(if $(AGAIN),--again)

.PHONY: game
game: .build/dev .build/modules ## lay out a new game that can be played at once: engine, tests, page (ID=lone-wolf NAME="Lone Wolf")
	@$(PY) -m scripts.new_game "$(ID)" "$(NAME)"
	@$(MAKE) --no-print-directory format keep GAME=$(ID)

.PHONY: pictures
pictures: .build/dev .build/page ## make the README's pictures again from real tables
	@scripts/chromium >/dev/null
	@$(PY) -m tests.browser.readme_pictures

.PHONY: icons
icons: .build/dev ## draw the icons of the installed club again from their one picture
	@scripts/chromium >/dev/null
	@$(PY) -m tests.browser.icons

.PHONY: bench
bench: .build/dev .build/page .build/lighthouse ## figures: speed, units, bots, bytes
	@$(PY) -m tests.bench

.PHONY: soak
soak: .build/dev .build/page .build/lighthouse ## the tests that take long
	@scripts/chromium >/dev/null && scripts/engines
	@$(SAY_ORDER); $(PYTEST) -m soak --timeout 3000 $(ORDERED)

.PHONY: package
package: .build/dev .build/page ## build what is deployed, into .build/package/ (STAGE=prod)
	@$(PY) -m infra.package $(STAGE)

.PHONY: deploy
deploy: .build/dev .build/page ## deploy to AWS, or update (STAGE=prod SET="Domain=club.example AlarmEmail=...")
	@$(PY) -m infra.deploy $(or $(STAGE),prod) $(SET)

.PHONY: forget
forget: .build/dev ## remove a player's names and messages (PLAYER=id STAGE=prod, or DATA=.data with its server down)
	@$(PY) -m infra.forget_player $(or $(STAGE),$(if $(DATA),--data $(DATA),prod)) --player=$(PLAYER)

.PHONY: unlist
unlist: .build/dev ## remove courses from the lists, or with BACK=1 put them back; their rounds stay (COURSE="id id" STAGE=prod, or DATA=.data with its server down)
	@$(PY) -m infra.unlist_courses $(or $(STAGE),$(if $(DATA),--data $(DATA),prod)) $(if $(BACK),--back) --course $(COURSE)

.PHONY: logs
logs: .build/dev ## follow a stage's logs (STAGE=prod)
	@$(PY) -m infra.tail_logs $(STAGE)

.PHONY: close
close: .build/dev ## make a stage read-only (STAGE=prod)
	@$(PY) -m infra.read_only close $(or $(STAGE),prod)

.PHONY: open
open: .build/dev ## end read-only (STAGE=prod)
	@$(PY) -m infra.read_only open $(or $(STAGE),prod)

.PHONY: rebuild
rebuild: .build/dev ## rebuild all rows from the logs (STAGE=prod, or DATA=.data with its server down; ARGS=--letters, ARGS=--log=ID)
	@$(PY) -m infra.rebuild $(or $(STAGE),$(if $(DATA),--data $(DATA),prod)) $(ARGS)

.PHONY: format
format: .build/dev .build/modules ## format all code
	@$(PY) -m ruff format -q . && $(PY) -m ruff check -q --fix .
	@cd frontend && ./run npm run --silent format

.PHONY: clean
clean: ## remove what was built (games played stay in DATA)
	rm -rf .build .venv frontend/dist frontend/node_modules tests/bench/lighthouse/node_modules

.build/local: requirements/local.txt
	@[ -e .build/dev ] || { echo "Setting up Python, once ..."; scripts/venv requirements/local.txt; }
	@mkdir -p .build && touch $@

.build/dev: requirements/dev.txt
	@echo "Setting up Python's development tools, once ..."
	@scripts/venv requirements/dev.txt
	@mkdir -p .build && touch $@

.build/modules: frontend/package-lock.json
	@echo "Setting up the page's tools, once ..."
	@scripts/node
	@cd frontend && ./run npm ci --no-audit --no-fund --loglevel=error
	@mkdir -p .build && touch $@

.build/lighthouse: .build/modules tests/bench/lighthouse/package-lock.json
	@echo "Setting up Lighthouse, once ..."
	@cd frontend && ./run npm --prefix ../tests/bench/lighthouse ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

.build/page: .build/modules $(PAGE_SOURCES)
	@echo "Building the page ..."
	@cd frontend && ./run npm run --silent build
	@touch $@
