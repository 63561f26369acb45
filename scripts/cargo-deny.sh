#!/usr/bin/env bash
# cargo-deny.sh CHECK...: licenses, bans, sources, advisories of all crates, by deny.toml. For advisories it fetches the RustSec database.
# cargo-deny.sh --build: builds cargo-deny into target/tools/ when it is not there (some minutes, once), as the others do.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

version=0.20.2
tools=$root/target/tools
program=$tools/bin/cargo-deny
if [ "$("$program" --version 2>/dev/null)" != "cargo-deny $version" ]; then
  say "Building cargo-deny $version (once, some minutes)"
  env -u CARGO_ENCODED_RUSTFLAGS -u RUSTFLAGS cargo install --locked --no-default-features --root "$tools" --target-dir "$tools/build" "cargo-deny@$version" >&2
  rm -rf "$tools/build"
fi

if [ "${1:-}" = --build ]; then exit 0; fi

for manifest in Cargo.toml scripts/wasm-bindgen/Cargo.toml; do
  say "cargo deny, $manifest: $*"
  "$program" --locked --config deny.toml --manifest-path "$manifest" check --hide-inclusion-graph "$@"
done
