#!/usr/bin/env bash
# The handout as PDF files, in four languages: cheat sheet, table of symbols, notes for lecturers, into www/public/pdf/, which is
# committed. Only what is older than its sources is printed. pdf.sh --all: everything.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/build.sh --if-stale
CHROMIUM=$(scripts/chromium.sh)
export CHROMIUM
node www/scripts/pdf.mjs "$@"
