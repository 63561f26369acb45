#!/usr/bin/env bash
# How large things are, against the budgets: a table, and a failure when one is exceeded. Builds the site first where it has to.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/build.sh --if-stale >&2
node scripts/size.mjs
