#!/usr/bin/env bash
# The static site in www/dist/: any web server can serve it, from any folder.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/npm-install.sh
[ -f pkg/constrained_dynamics_bg.wasm ] || fail "pkg/ holds no wasm yet. Please run: make pkg"
npm --prefix www run --silent build
