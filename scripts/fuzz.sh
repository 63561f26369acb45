#!/usr/bin/env bash
# The package in pkg/ under random documents, edits and calls: CASES=20000, SEED=1. docs/testing.md says how to read it.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

CASES=${CASES:-20000} node tests/fuzz/run.mjs "$@"
