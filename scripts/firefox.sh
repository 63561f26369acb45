#!/usr/bin/env bash
# Finds or installs a Firefox for the browser tests and the soak, and prints its path. FIREFOX=/path/to/one is taken as it is.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

find_firefox() {
  local candidate
  for candidate in firefox-esr firefox "/Applications/Firefox.app/Contents/MacOS/firefox"; do
    if command -v "$candidate"; then return 0; fi
  done
  return 1
}

if [ -n "${FIREFOX:-}" ]; then
  [ -x "$FIREFOX" ] || fail "FIREFOX is $FIREFOX, but there is no program of that name."
  echo "$FIREFOX"
  exit
fi
find_firefox && exit
if have apt-get; then
  say "Firefox is missing; installing Debian's"
  "$root/scripts/apt-install.sh" firefox-esr && find_firefox && exit
fi
fail "The browser tests and the soak need Firefox. Install one, or say where it is: FIREFOX=/path/to/firefox make test"
