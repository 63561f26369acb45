#!/usr/bin/env bash
# The checks before every commit: format, lints, the core's unit tests, golden states, layers, laws with few cases, and the page's
# types, lints and unit tests but the long ones (*.long.test.ts). Everything has to be installed and built once (make test); ends as make test does.
source "$(dirname "${BASH_SOURCE[0]}")/sections.sh"

section check "format" cargo fmt --check
section check "comments" scripts/comments.sh
section check "clippy" cargo clippy --locked --all-targets -- -D warnings
section cargo "core" cargo test --locked --no-fail-fast --lib
section cargo "golden states and layers" cargo test --locked --no-fail-fast --test documents -- golden_states determinism layers
section cargo "laws, 8 cases each" env CD_CASES=8 cargo test --locked --no-fail-fast --test laws
section check "typescript" npm --prefix www run --silent check
section check "lint" npm --prefix www run --silent lint
section vitest "page unit tests" npm --prefix www run --silent test:quick

closing
