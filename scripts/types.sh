#!/usr/bin/env bash
# Prints the TypeScript types of names and of documents, as the core's own validation describes them.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

cargo run --quiet --locked --example types
