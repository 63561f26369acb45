#!/usr/bin/env bash
# Installs what the checks of the package and of the page need and what is missing: npm packages, the wasm toolchain, wasm-bindgen,
# Chromium, Firefox. Each is tried, whatever became of the others.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

status=0
for each in npm-install wasm-toolchain wasm-bindgen chromium firefox; do
  "scripts/$each.sh" || status=1
done
exit "$status"
