#!/usr/bin/env bash
# The checks and tests of every change, one section after the other, whatever the earlier ones gave. What is missing is installed,
# while Rust compiles. Ends with a table of the sections and one plain line, "N passed, N failed"; exit code 1 when anything failed.
source "$(dirname "${BASH_SOURCE[0]}")/sections.sh"

section install "rust" scripts/rust.sh
beside install "installation" scripts/install.sh

section check "format" cargo fmt --check
section check "comments" scripts/comments.sh
section check "clippy" cargo clippy --locked --all-targets -- -D warnings
section cargo "rust tests" cargo test --locked --no-fail-fast
section check "docs" scripts/docs.sh
join

section check "clippy for wasm" scripts/wasm-cargo.sh clippy --lib --profile release -- -D warnings
section check "pkg is not stale" scripts/pkg.sh --check
section check "licences" node scripts/notices.mjs package --check
section plain "package in node" node tests/node/run.mjs
section plain "fuzz of the package" env CASES="${CASES:-2000}" node tests/fuzz/run.mjs
if have shellcheck; then section check "scripts" bash -c 'shellcheck scripts/*.sh .ci/run'; fi

section check "typescript" npm --prefix www run --silent check
section check "lint" npm --prefix www run --silent lint
section vitest "page unit tests" npm --prefix www run --silent test
section check "production build" scripts/build.sh
section check "size" scripts/size.sh
section plain "browser tests" scripts/browser-test.sh --smoke

closing
