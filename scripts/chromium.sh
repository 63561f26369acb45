#!/usr/bin/env bash
# Finds or installs a Chromium for the browser tests and prints its path. CHROMIUM=/path/to/one is taken as it is.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

find_chromium() {
  local candidate
  for candidate in chromium chromium-browser google-chrome google-chrome-stable \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
    if command -v "$candidate"; then return 0; fi
  done
  return 1
}

if [ -n "${CHROMIUM:-}" ]; then
  [ -x "$CHROMIUM" ] || fail "CHROMIUM is $CHROMIUM, but there is no program of that name."
  echo "$CHROMIUM"
  exit
fi
find_chromium && exit
if have apt-get; then
  say "Chromium is missing; installing Debian's"
  "$root/scripts/apt-install.sh" chromium && find_chromium && exit
fi
fail "The browser tests need Chromium or Chrome. Install one, or say where it is: CHROMIUM=/path/to/chromium make test"
