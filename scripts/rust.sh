#!/usr/bin/env bash
# Makes sure of the everyday Rust that rust-toolchain.toml names, with rustfmt and clippy; installs it where rustup can.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

channel=$(awk -F'"' '/^channel/ { print $2 }' rust-toolchain.toml)
ready() {
  limit 20 env RUSTUP_AUTO_INSTALL=0 rustc --version 2>/dev/null | grep -qF "rustc $channel " &&
    limit 20 env RUSTUP_AUTO_INSTALL=0 cargo fmt --version >/dev/null 2>&1 &&
    limit 20 env RUSTUP_AUTO_INSTALL=0 cargo clippy --version >/dev/null 2>&1
}

ready && exit 0
have rustup || fail "Rust $channel with rustfmt and clippy is needed. The usual way to it is rustup." \
  "To look at the course no Rust is needed at all: make run."
say "Rust $channel is missing. Looking whether rustup's server answers (20 s at most)"
(limit 20 rustup check 2>&1 || true) | grep -iE 'up.to.date|update available' >/dev/null ||
  fail "rustup's server does not answer, so Rust $channel cannot be fetched now."
say "rustup toolchain install $channel"
limit 900 rustup toolchain install "$channel" --profile minimal --component rustfmt --component clippy --no-self-update >&2
ready || fail "Rust $channel is still not complete; please look at the messages above."
