#!/usr/bin/env bash
# Minutes of seeded random input in Chromium and in Firefox, against the production build. MINUTES=10 each, SEED=1,
# BROWSERS=chromium,firefox. The log comes out as Markdown, also in target/soak.md. docs/testing.md says how to read it.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

browsers=${BROWSERS:-chromium,firefox}
case $browsers in *chromium*) CHROMIUM=$(scripts/chromium.sh); export CHROMIUM ;; esac
case $browsers in *firefox*) FIREFOX=$(scripts/firefox.sh); export FIREFOX ;; esac
scripts/build.sh --if-stale
# A crash leaves a core, which gdb reads where there is one (tests/soak/graves.mjs).
ulimit -c unlimited 2>/dev/null || true
node tests/soak/run.mjs
