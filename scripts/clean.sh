#!/usr/bin/env bash
# Removes everything that was built or installed into this folder. What is committed stays, pkg/ included.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

rm -rf target target-wasm www/dist www/.vite www/node_modules tests/node/node_modules test-results
