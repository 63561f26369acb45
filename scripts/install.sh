#!/usr/bin/env bash
# Installs what the checks of the package and of the page need and what is missing: npm packages, the wasm toolchain, Chromium,
# Firefox. Each is tried, whatever became of the others. (wasm-bindgen, four minutes of a slow machine, is built by what builds a package.)
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

status=0
for each in npm-install wasm-toolchain chromium firefox; do
  "scripts/$each.sh" || status=1
done
exit "$status"
