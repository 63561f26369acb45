# shellcheck shell=bash
# Sourced by every script here: strict mode, the folder of the repository, and the way the scripts speak.
# They keep to what bash 3.2 (macOS) and coreutils or BSD tools have in common.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
cd "$root"

say() { printf '· %s\n' "$*" >&2; }

# fail MESSAGE...: one line per argument, then out.
fail() {
  printf '\n' >&2
  printf '  %s\n' "$@" >&2
  printf '\n' >&2
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# limit SECONDS COMMAND...: ends a command that hangs (macOS has no timeout, but it has perl). It gets no input.
# At a terminal it stays in the foreground, where Ctrl-C reaches it.
foreground=()
if [ -t 0 ]; then foreground=(--foreground); fi
limit() {
  local seconds=$1
  shift
  if have timeout; then
    timeout ${foreground[@]+"${foreground[@]}"} "$seconds" "$@" </dev/null
  else
    perl -e 'alarm shift; exec @ARGV' "$seconds" "$@" </dev/null
  fi
}

# sha256 FILE...: lines of "digest  file".
sha256() {
  if have sha256sum; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

# locked_version CRATE [LOCKFILE]: the version that a Cargo.lock holds.
locked_version() {
  awk -v name="\"$1\"" '$1 == "name" { hit = ($3 == name) } hit && $1 == "version" { gsub(/"/, "", $3); print $3; exit }' "${2:-Cargo.lock}"
}
