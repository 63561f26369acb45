#!/usr/bin/env bash
# The tests of the built package in Node: tests/node/*.test.mjs, with Node's own runner.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

node --test --test-reporter=spec tests/node/*.test.mjs
