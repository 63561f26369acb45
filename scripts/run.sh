#!/usr/bin/env bash
# Serves the course on localhost, with the wasm package that is committed in pkg/. Needs Node alone.
# The address is printed; a browser opens where there is a display. The next free port is taken when the usual one is not.
# run.sh ARGUMENTS...: handed to the server (--port 8000, --host).
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/npm-install.sh
[ -f pkg/constrained_dynamics_bg.wasm ] || fail "pkg/ holds no wasm yet. Please run: make pkg"

options=()
if [ -z "${CI:-}" ] && { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname)" = Darwin ]; }; then options+=(--open); fi
# Without a terminal the server would stop when its input ends; in CI it does not listen to it.
[ -t 0 ] || export CI=true
cd www
exec node_modules/.bin/vite --clearScreen false ${options[@]+"${options[@]}"} "$@"
