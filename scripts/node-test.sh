#!/usr/bin/env bash
# The tests of the built package in Node: tests/node/*.test.mjs, with Node's own runner.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

if ! node scripts/npm-fresh.mjs tests/node; then
  say "npm ci in tests/node/"
  (cd tests/node && npm ci --no-audit --no-fund --prefer-offline </dev/null >&2)
fi
node --test --test-reporter=spec tests/node/*.test.mjs
