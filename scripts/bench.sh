#!/usr/bin/env bash
# Benchmarks: criterion for the core (benches/*.rs), and the same core as WebAssembly in Node and a browser (benches/*.mjs).
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

ran=0
if compgen -G 'benches/*.rs' >/dev/null; then
  cargo bench --locked --benches
  ran=1
fi
for bench in benches/*.mjs; do
  [ -e "$bench" ] || continue
  scripts/npm-install.sh
  say "$bench"
  CHROMIUM=$(scripts/chromium.sh) node "$bench"
  ran=1
done
[ "$ran" = 1 ] || fail "There is nothing to measure yet in benches/."
