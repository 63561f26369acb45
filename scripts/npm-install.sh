#!/usr/bin/env bash
# Installs the page's npm packages as www/package-lock.json has them, only when they are not there already.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

have node || fail "Node 20 or newer is needed (node was not found)."
[ "$(node -p 'process.versions.node.split(".")[0]')" -ge 20 ] || fail "Node 20 or newer is needed; this is $(node --version)."

if node scripts/npm-fresh.mjs www; then exit 0; fi
say "npm ci in www/"
cd www
npm ci --no-audit --no-fund --prefer-offline </dev/null >&2
