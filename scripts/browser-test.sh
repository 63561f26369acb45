#!/usr/bin/env bash
# The browser tests, in a real Chromium and a few in a real Firefox, against the production build in www/dist/.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

CHROMIUM=$(scripts/chromium.sh)
FIREFOX=$(scripts/firefox.sh)
export CHROMIUM FIREFOX
npm --prefix www run --silent test:browser -- "$@"
