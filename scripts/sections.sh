# shellcheck shell=bash
# Sourced by what runs many checks one after the other (test.sh, quick.sh, nightly.sh), whatever the earlier ones gave: `section`
# runs and counts one, `closing` prints the table and one plain line, "N passed, N failed", and fails when anything failed.
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
  local kind=$1 name=$2 status=0 start=$SECONDS counts log verdict=ok
  shift 2
  log="$logs/${name// /-}.log"
  printf '\n── %s\n' "$name"
  limit "$section_limit" "$@" 2>&1 | tee "$log" || status=$?
  [ "$status" != 124 ] || echo "ended after $section_limit s"
  counts=$(node scripts/count.mjs "$kind" "$log" "$status")
  passed=$((passed + ${counts% *}))
  failed=$((failed + ${counts#* }))
  [ "${counts#* }" = 0 ] || verdict=FAILED
  table+=$(printf '%-7s %-28s %5d passed %4d failed %5d s' "$verdict" "$name" "${counts% *}" "${counts#* }" $((SECONDS - start)))$'\n'
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
