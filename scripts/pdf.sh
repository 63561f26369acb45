#!/usr/bin/env bash
# The handout as PDF files, in four languages: cheat sheet, table of symbols, notes for lecturers, into www/public/pdf/, which is
# committed. Only what is older than its sources is printed. pdf.sh --all: everything.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/build.sh --if-stale
# Without letters of these languages Chromium prints boxes.
for language in ja ko; do
  has_letters() { ! have fc-list || [ -n "$(fc-list ":lang=$language")" ]; }
  has_letters || ! have apt-get || scripts/apt-install.sh fonts-noto-cjk
  has_letters || fail "No font here has the letters of '$language'. Please install Noto CJK (Debian: fonts-noto-cjk)."
done

CHROMIUM=$(scripts/chromium.sh)
export CHROMIUM
node www/scripts/pdf.mjs "$@"
