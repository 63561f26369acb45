#!/usr/bin/env bash
# Every check and every test, one section after the other, whatever the earlier ones gave. What is missing is installed first.
# Ends with a table of the sections and one plain line, "N passed, N failed"; exit code 1 when anything failed.
# A check counts as one; of the test runners each test counts. Every section has a time limit, and none reads from the terminal.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

logs=target/test-logs
rm -rf "$logs"
mkdir -p "$logs"
passed=0
failed=0
table=""

# section KIND NAME COMMAND...: KIND is how to count: install, check, cargo, vitest or plain (see count.mjs).
section() {
  local kind=$1 name=$2 status=0 start=$SECONDS counts log verdict=ok
  shift 2
  log="$logs/${name// /-}.log"
  printf '\n── %s\n' "$name"
  limit 1500 "$@" 2>&1 | tee "$log" || status=$?
  [ "$status" != 124 ] || echo "ended after 1500 s"
  counts=$(node scripts/count.mjs "$kind" "$log" "$status")
  passed=$((passed + ${counts% *}))
  failed=$((failed + ${counts#* }))
  [ "${counts#* }" = 0 ] || verdict=FAILED
  table+=$(printf '%-7s %-28s %5d passed %4d failed %5d s' "$verdict" "$name" "${counts% *}" "${counts#* }" $((SECONDS - start)))$'\n'
}

have node || fail "Node 20 or newer is needed (node was not found)."

section install "rust" scripts/rust.sh
section install "wasm toolchain" scripts/wasm-toolchain.sh
section install "wasm-bindgen" scripts/wasm-bindgen.sh
section install "npm packages" scripts/npm-install.sh
section install "chromium" scripts/chromium.sh

section check "format" cargo fmt --check
section check "clippy" cargo clippy --locked --all-targets -- -D warnings
section check "clippy for wasm" scripts/wasm-cargo.sh clippy --lib --profile release -- -D warnings
section cargo "rust tests" cargo test --locked --no-fail-fast
section check "docs" scripts/docs.sh
section check "pkg is not stale" scripts/pkg.sh --check
section check "licences" node scripts/notices.mjs package --check
section plain "package in node" node tests/node/run.mjs
section check "rows of the mutations" node scripts/mutate.mjs --check
if have shellcheck; then section check "scripts" bash -c 'shellcheck scripts/*.sh .ci/run'; fi

section check "typescript" npm --prefix www run --silent check
section check "lint" npm --prefix www run --silent lint
section vitest "page unit tests" npm --prefix www run --silent test
section check "production build" scripts/build.sh
section check "size" scripts/size.sh
section plain "browser tests" scripts/browser-test.sh

printf '\n%s\n%d passed, %d failed\n' "$table" "$passed" "$failed"
[ "$failed" = 0 ]
