#!/usr/bin/env bash
# Benchmarks: criterion for the core (benches/*.rs); the core as WebAssembly and the page, in Node and Chromium (benches/*.mjs);
# other engines beside ours (benches/engines, which installs them from npm and takes some minutes: only when it is named).
# bench.sh WORD...: only those whose file name contains one of the words.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

wanted() {
  local word
  if [ "$#" -eq 1 ]; then
    [ "$1" != engines ]
    return
  fi
  for word in "${@:2}"; do
    case "$1" in *"$word"*) return 0 ;; esac
  done
  return 1
}

scripts/build.sh --if-stale >&2
CHROMIUM=$(scripts/chromium.sh)
export CHROMIUM
failed=0
for bench in benches/*; do
  wanted "${bench##*/}" "$@" || continue
  say "$bench"
  case "$bench" in
    *.rs) cargo bench --locked --bench "$(basename "$bench" .rs)" || failed=1 ;;
    *.mjs) node "$bench" || failed=1 ;;
    */engines)
      node "$bench/run.mjs" || failed=1
      node "$bench/rigid/run.mjs" || failed=1
      ;;
  esac
done
exit "$failed"
