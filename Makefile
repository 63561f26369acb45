# Targets of the project. Each is one script in scripts/, which says at its top what it does and why.

.DEFAULT_GOAL := help
.PHONY: help run test quick nightly fuzz soak mutate build pkg pdf schema bench size docs offline reproducible clean

help: ## these words
	@echo "Constrained Dynamics. What can be done here:"
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo "Rust and Node 20 are enough for make run; make test installs whatever else it needs."

run: ## serve the course on this computer and open it
	@scripts/run.sh

test: ## the checks and tests of every change, under 20 minutes; installs what is missing
	@scripts/test.sh

quick: ## the checks before a commit: format, lints, unit tests, golden states, laws
	@scripts/quick.sh

nightly: ## what is too long for make test: all cases, all browser tests, fuzz, soak, mutants, licences (hours)
	@scripts/nightly.sh

fuzz: ## the package under random documents, edits and calls (CASES=20000 SEED=1)
	@scripts/fuzz.sh

soak: ## random input in Chromium and Firefox, with memory and errors watched (MINUTES=10 SEED=1)
	@scripts/soak.sh

mutate: ## change the equations and see a test fail each time (SHARD=1/60, ARGUMENTS="--re method/rattle.rs")
	@scripts/mutants.sh $(ARGUMENTS)

build: ## the static site, into www/dist/
	@scripts/build.sh

offline: ## the course as one HTML file, or one scene: make offline WORDS='scene=circle&plots=C'
	@scripts/offline.sh $(if $(WORDS),'$(WORDS)')

pkg: ## rebuild the wasm package in pkg/ from the core
	@scripts/pkg.sh

pdf: ## print the handout in www/public/pdf/ again, where its sources have changed; needs Chromium
	@scripts/pdf.sh

schema: ## print the JSON Schema of scene documents
	@scripts/schema.sh

bench: ## how fast it is: the core, and the page where it is built
	@scripts/bench.sh

size: ## how large it is, against the budgets
	@scripts/size.sh

docs: ## the documentation of the core, into target/doc/
	@scripts/docs.sh

reproducible: ## build the wasm elsewhere and compare the bytes
	@scripts/check-reproducible.sh

clean: ## remove everything that was built
	@scripts/clean.sh
