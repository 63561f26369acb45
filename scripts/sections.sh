# shellcheck shell=bash
# Sourced by what runs many checks one after the other (test.sh, quick.sh, nightly.sh), whatever the earlier ones gave: `section`
# runs and counts one, `closing` prints the table, with the tests that failed, and one plain line, "N passed, N failed", and fails when anything failed.
# A check counts as one; of the test runners each test counts. Every section has a time limit, and none reads from the terminal.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# The logs go into target/NAME-logs, NAME being the script's own.
logs=target/$(basename "$0" .sh)-logs
rm -rf "$logs"
mkdir -p "$logs"
passed=0
failed=0
table=""
# Seconds that a section may take.
section_limit=1500

# section KIND NAME COMMAND...: KIND is how to count: install, check, cargo, vitest or plain (see count.mjs).
section() {
  local kind=$1 name=$2 status=0 start=$SECONDS
  shift 2
  printf '\n── %s\n' "$name"
  limit "$section_limit" "$@" 2>&1 | tee "$(log_of "$name")" || status=$?
  enter "$kind" "$name" "$status" $((SECONDS - start))
}

# beside KIND NAME COMMAND...: a section that runs beside the next ones, one at a time; `join` waits for it and shows its output.
beside() {
  beside_kind=$1 beside_name=$2 beside_start=$SECONDS
  shift 2
  limit "$section_limit" "$@" >"$(log_of "$beside_name")" 2>&1 &
  beside_process=$!
}

join() {
  local status=0
  wait "$beside_process" || status=$?
  printf '\n── %s\n' "$beside_name"
  cat "$(log_of "$beside_name")"
  enter "$beside_kind" "$beside_name" "$status" $((SECONDS - beside_start))
}

log_of() { printf '%s' "$logs/${1// /-}.log"; }

# enter KIND NAME STATUS SECONDS: counts a section that has ended.
enter() {
  local kind=$1 name=$2 status=$3 seconds=$4 found counts verdict=ok
  [ "$status" != 124 ] || echo "ended after $section_limit s"
  found=$(node scripts/count.mjs "$kind" "$(log_of "$name")" "$status")
  counts=${found%%$'\n'*}
  passed=$((passed + ${counts% *}))
  failed=$((failed + ${counts#* }))
  [ "${counts#* }" = 0 ] || verdict=FAILED
  table+=$(printf '%-7s %-28s %5d passed %4d failed %5d s' "$verdict" "$name" "${counts% *}" "${counts#* }" "$seconds")$'\n'
  [ "$found" = "$counts" ] || table+=$(sed '1d; s/^/          /' <<<"$found")$'\n'
}

# note WORDS...: a line of the table for what was not run here, and why. Nothing is left out silently.
note() {
  printf '\n── %s\n' "$*"
  table+="not run $*"$'\n'
}

closing() {
  printf '\n%s\n%d passed, %d failed\n' "$table" "$passed" "$failed"
  [ "$failed" = 0 ]
}

have node || fail "Node 20 or newer is needed (node was not found)."
