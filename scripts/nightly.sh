#!/usr/bin/env bash
# The checks too long for make test, some hours on two cores: all Rust tests with all their cases, all browser tests, the bytes of the
# package, the build elsewhere, the fuzz with 20,000 cases, ten minutes of soak in each browser, mutants, licences and known
# vulnerabilities of everything that is used. Ends as make test does. CASES, MINUTES, SEED, CD_CASES and SHARD as in docs/testing.md.
source "$(dirname "${BASH_SOURCE[0]}")/sections.sh"
section_limit=14400

export SEED=${SEED:-$(date -u +%Y%m%d)}
echo "seed $SEED"

section install "rust" scripts/rust.sh
section install "installation" scripts/install.sh

section cargo "rust tests, all cases" env CD_CASES="${CD_CASES:-all}" cargo test --locked --no-fail-fast
section check "pkg is not stale" scripts/pkg.sh --check-bytes
section check "reproducible" scripts/check-reproducible.sh
section plain "package in node" node tests/node/run.mjs
section plain "fuzz of the package" scripts/fuzz.sh
section check "production build" scripts/build.sh
section plain "browser tests" scripts/browser-test.sh
section plain "soak" scripts/soak.sh

section install "cargo-deny" scripts/cargo-deny.sh --build
section check "licences of crates" scripts/cargo-deny.sh licenses bans sources
# cargo-deny fetches the database of advisories from GitHub: only there can it be asked.
if limit 60 git ls-remote -q https://github.com/rustsec/advisory-db HEAD >/dev/null 2>&1; then
  section check "advisories of crates" scripts/cargo-deny.sh advisories
else
  note "advisories of crates: the RustSec database (github.com/rustsec/advisory-db) is out of reach here"
fi
section check "licences of npm packages" node scripts/npm-licences.mjs
section check "licence notices" node scripts/notices.mjs package --check
if limit 60 npm --prefix www audit --json >"$logs/npm-audit.json" 2>/dev/null || grep -q '"vulnerabilities"' "$logs/npm-audit.json"; then
  section check "advisories of npm packages" npm --prefix www audit --audit-level=moderate
else
  note "advisories of npm packages: the audit of the npm registry is out of reach here"
fi

section plain "mutants" scripts/mutants.sh

closing
