# Kasa: two commands on a bare machine, `make serve` and `make test`. Everything else serves these two.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
# npm installs a Node of the right version beside the other tools, in a package of its platform. The link to it in .bin is
# lost by npm before 11.1.
platform := $(shell uname -sm | tr '[:upper:] ' '[:lower:]-' | sed 's/x86_64/x64/; s/aarch64/arm64/')
# What installs them is not among what it replaces; a make below this one has the longer path already.
export OWN_PATH := $(or $(OWN_PATH),$(PATH))
export PATH := $(CURDIR)/node_modules/node-$(platform)/bin:$(CURDIR)/node_modules/.bin:$(PATH)
export TIMEFORMAT := (%R s)

kasa := bin/kasa.js
install := PATH="$$OWN_PATH" bin/install.sh
packages := node_modules/.package-lock.json
# The same with what only development and tests need.
tools := node_modules/.kasa-tools
built := dist/manifest.json
sources := $(shell find build client server src -type f -not -path 'server/decisions/*' -not -path 'server/guides/*') package-lock.json tsconfig.json

# What npm has downloaded before is not asked for again, and nobody reads here what it would say of it.
quietly := --prefer-offline --no-audit --no-fund --no-progress --loglevel=error

# "What is done" and, after it, how long it took.
step = @echo "$(1)"; time $(2)

# Checks that know nothing of each other, two at a time; what each says stays together.
side_by_side = $(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

##@ Start

.PHONY: help
help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^##@ / { printf "\n%s\n", substr($$0, 5) } \
	  /^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

.PHONY: serve
serve: $(built) ## Install, build, migrate, seed an empty shop, and serve it
	@$(kasa) serve --check-ports
	@$(kasa) migrate
	@$(kasa) seed --if-empty
	@exec $(kasa) serve

.PHONY: dev
dev: $(tools) ## Serve; what is changed shows in open pages, and problems with it
	@$(kasa) serve --check-ports
	@$(kasa) migrate
	@$(kasa) seed --if-empty
	@exec $(kasa) build --watch

##@ Build

.PHONY: install
install: $(tools) ## Install the packages that package-lock.json names

# Whoever has the tools keeps them.
$(packages): package-lock.json
	$(call step,Installing packages: minutes if they are to be downloaded,$(install) $(if $(wildcard node_modules/typescript),,--omit=dev) $(quietly))
	@touch $@

$(tools): package-lock.json
	$(call step,Installing packages and tools: minutes if they are to be downloaded,$(install) $(quietly))
	@touch $(packages) $@

.PHONY: build
build: $(built) ## Bundle server and browser into dist/, when a source changed

$(built): $(packages) $(sources)
	$(call step,Building,$(kasa) build)
	@touch $@

.PHONY: pack
pack: $(built) ## Pack create-kasa, with kasa in it, for `npx ./bin/create-kasa/create-kasa-….tgz my-shop`
	@rm -f bin/create-kasa/*.tgz
	@npm pack --ignore-scripts --silent --pack-destination bin/create-kasa
	@cd bin/create-kasa && npm pack --silent

.PHONY: types
types: $(tools) ## Write the types that follow from SQL and GraphQL
	@tsx bin/write-types.ts
	@tsx bin/write-guides.ts

##@ Database

.PHONY: migrate
migrate: $(packages) ## Bring the database to the newest schema
	@$(kasa) migrate

.PHONY: seed
seed: $(packages) ## Fill an empty shop with the demo catalogue
	@$(kasa) seed

##@ Check

.PHONY: lint
lint: check-style check-types ## Check style and types

.PHONY: check-style
check-style: $(tools)
	$(call step,Linting,biome check --error-on-warnings)

# What was right the last time is looked at again only where something it depends on has changed.
.PHONY: check-types
check-types: $(tools)
	$(call step,Checking types,tsc --noEmit --checkers 2 --incremental --tsBuildInfoFile node_modules/.cache/kasa-types.json)

.PHONY: format
format: $(tools) ## Write every file in the house style
	@biome check --write

.PHONY: check-icons
check-icons: $(tools) ## Check that every icon exists, may be used, and is harmless
	$(call step,Checking icons,$(kasa) check-icons)

.PHONY: check-generated
check-generated: $(tools)
	$(call step,Comparing generated types with their sources,tsx bin/write-types.ts --check)
	$(call step,Comparing generated guides with their sources,tsx bin/write-guides.ts --check)

.PHONY: check
check: $(tools) ## Everything that CI checks before the tests
	@$(side_by_side) check-types build check-style check-generated check-icons

.PHONY: test
test: $(tools) ## Everything that CI checks: what would break a shop
	@$(MAKE) --no-print-directory check || { echo; echo "0 passed, 1 failed"; exit 1; }
	@node test/run-tests.ts first

.PHONY: test-all
test-all: $(tools) ## Every state, language, audit, fault and install as well
	@$(MAKE) --no-print-directory check || { echo; echo "0 passed, 1 failed"; exit 1; }
	@node test/run-tests.ts

.PHONY: test-changed
test-changed: $(tools) $(built) ## Of make test, what the changes since a commit reach (since=COMMIT, else since the branch left main)
	@node test/run-tests.ts changed $(since)

.PHONY: test-unit
test-unit: $(tools) $(built) ## All tests but the browser's and those that kill the shop
	@node test/run-tests.ts unit $(only)

.PHONY: test-database
test-database: $(tools) $(built) ## The store tests on another version of PostgreSQL, when there is one
	@node test/run-tests.ts database $(only)

.PHONY: test-faults
test-faults: $(tools) $(built) ## Kill the shop at every point, RUNS=1 times
	@RUNS=$(RUNS) node test/run-tests.ts faults $(only)

.PHONY: test-browser
test-browser: $(tools) $(built) ## The tests in Chromium
	@node test/run-tests.ts browser $(only)

.PHONY: audit
audit: $(tools) $(built) ## Accessibility of every page and state in all languages
	@node test/run-tests.ts browser accessible- /office-

.PHONY: test-install
test-install: $(tools) ## Install the shop with each npm that people have
	@node test/run-tests.ts install

##@ Speed

.PHONY: bench
bench: $(tools) $(built) ## Measure every target of speed (ONLY=cached,growth for some; QUICK=1 for a first look)
	@node test/bench/run-bench.ts

.PHONY: bench-peers
bench-peers: $(tools) $(built) ## Measure the same pages in other stacks, and EverShop's, beside ours; installs those
	@node test/bench/run-bench.ts peers evershop

.PHONY: lighthouse
lighthouse: $(tools) $(built) ## Lighthouse on home, listing, product, cart and checkout; npx fetches it
	@tsx test/bench/lighthouse.ts $(only)

##@ Tidy

.PHONY: clean
clean: ## Remove what was built; the shop's data stays
	@rm -rf dist
