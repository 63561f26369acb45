#!/usr/bin/env bash
# mutants.sh [ARGUMENTS...]: changes the equations, one operator or function at a time, in a copy of the crate, and fails where no
# test fails (cargo-mutants). .cargo/mutants.toml says which files, and which survivors are accepted, with the reasons.
# Without arguments each 60th mutant, others each day; SHARD=k/n: each n-th, from the k-th on. All of one file:
#   make mutate ARGUMENTS="--re constraint/circle.rs"
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

version=27.1.0
tools=$root/target/tools
program=$tools/bin/cargo-mutants
if [ "$("$program" mutants --version 2>/dev/null)" != "cargo-mutants $version" ]; then
  say "Building cargo-mutants $version (once, some minutes)"
  env -u CARGO_ENCODED_RUSTFLAGS -u RUSTFLAGS cargo install --locked --root "$tools" --target-dir "$tools/build" "cargo-mutants@$version" >&2
  rm -rf "$tools/build"
fi

# Quick to build; few cases are enough, and nobody reads the smallest.
export CARGO_PROFILE_TEST_OPT_LEVEL=1 CARGO_PROFILE_TEST_DEBUG=0 CD_CASES=${CD_CASES:-16} PROPTEST_MAX_SHRINK_ITERS=0
if [ $# = 0 ]; then
  day=$(($(date -u +%s) / 86400))
  set -- --sharding round-robin --shard "${SHARD:-$((day % 60))/60}"
fi

out=target/mutants.out
status=0
"$program" mutants --output target --colors never "$@" </dev/null || status=$?
# 0: all caught, 2: some missed, 3: some ended by the time limit, which counts as caught.
case $status in 0 | 2 | 3) ;; *) fail "cargo-mutants ended with $status." ;; esac

count() { wc -l <"$out/$1.txt" | tr -d ' '; }
printf '%d passed, %d failed\n' "$(($(count caught) + $(count timeout)))" "$(count missed)"
[ "$(count missed)" = 0 ]
