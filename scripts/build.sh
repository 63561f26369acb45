#!/usr/bin/env bash
# The static site in www/dist/: any web server can serve it, from any folder.
# build.sh --if-stale: only when the site is missing or something it is made of is newer.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

stale() {
  [ ! -f www/dist/index.html ] || [ -n "$(find pkg www \( -name node_modules -o -name dist -o -name .vite \) -prune -o -type f -newer www/dist/index.html -print | head -n 1)" ]
}

if [ "${1:-}" = --if-stale ] && ! stale; then exit 0; fi
scripts/npm-install.sh
[ -f pkg/constrained_dynamics_bg.wasm ] || fail "pkg/ holds no wasm yet. Please run: make pkg"
npm --prefix www run --silent build
