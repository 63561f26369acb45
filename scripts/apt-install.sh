#!/usr/bin/env bash
# apt-install.sh PACKAGE...: installs Debian packages where that is possible; says why where it is not.
# Packages that are there already cost nothing. Nothing is ever removed to make room.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

missing=()
for package in "$@"; do
  dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
done
[ "${#missing[@]}" -gt 0 ] || exit 0

[ "$(id -u)" -eq 0 ] || fail "Not root, so these Debian packages have to be installed by hand:" "sudo apt-get install ${missing[*]}"

export DEBIAN_FRONTEND=noninteractive
options=(-o DPkg::Lock::Timeout=120 -o Acquire::http::Timeout=30 -o Acquire::Retries=2)
say "apt-get update"
limit 180 apt-get "${options[@]}" update -qq >&2 || say "apt-get update had trouble; trying with the lists at hand"
say "apt-get install ${missing[*]}"
apt-get "${options[@]}" install -y -qq --no-install-recommends --no-remove "${missing[@]}" </dev/null >&2
