#!/usr/bin/env bash
# The browser tests, in a real Chromium and a few in a real Firefox, against the production build in www/dist/.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

CHROMIUM=$(scripts/chromium.sh)
FIREFOX=$(scripts/firefox.sh)
export CHROMIUM FIREFOX
# A display in memory, on which Firefox has WebGL. Without it the test that draws there is passed over.
have Xvfb || ! have apt-get || scripts/apt-install.sh xvfb || say "Xvfb cannot be installed: Firefox is tested without WebGL"
npm --prefix www run --silent test:browser -- "$@"
