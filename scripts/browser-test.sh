#!/usr/bin/env bash
# The browser tests, in a real Chromium, against the production build in www/dist/.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

CHROMIUM=$(scripts/chromium.sh)
export CHROMIUM
npm --prefix www run --silent test:browser -- "$@"
