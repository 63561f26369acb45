#!/usr/bin/env bash
# How large things are, against the budgets: a table, and a failure when one is exceeded. Builds the site first where it has to.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# stale: the site is missing, or something it is made of is newer.
stale() { [ ! -f www/dist/index.html ] || [ -n "$(find pkg www -newer www/dist/index.html -type f ! -path '*/node_modules/*' ! -path 'www/dist/*' ! -path '*/.vite/*' | head -n 1)" ]; }

if stale; then scripts/build.sh >&2; fi
node scripts/size.mjs
