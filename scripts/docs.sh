#!/usr/bin/env bash
# The core's documentation, warnings counting as errors.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

RUSTDOCFLAGS="${RUSTDOCFLAGS:-} -D warnings" cargo doc --locked --no-deps
echo "target/doc/constrained_dynamics/index.html"
