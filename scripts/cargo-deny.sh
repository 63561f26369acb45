#!/usr/bin/env bash
# cargo-deny.sh: licences, bans and sources of every crate, by deny.toml. cargo-deny.sh advisories: known vulnerabilities, for which
# cargo-deny fetches the RustSec database. Builds cargo-deny into target/tools/ when it is not there (some minutes, once).
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

version=0.20.2
tools=$root/target/tools
program=$tools/bin/cargo-deny
if [ "$("$program" --version 2>/dev/null)" != "cargo-deny $version" ]; then
  say "Building cargo-deny $version (once, some minutes)"
  env -u CARGO_ENCODED_RUSTFLAGS -u RUSTFLAGS cargo install --locked --no-default-features --root "$tools" --target-dir "$tools/build" "cargo-deny@$version" >&2
  rm -rf "$tools/build"
fi

for manifest in Cargo.toml scripts/wasm-bindgen/Cargo.toml; do
  say "cargo deny, $manifest: ${*:-licenses bans sources}"
  "$program" --locked --all-features --manifest-path "$manifest" check --config deny.toml --hide-inclusion-graph ${@:-licenses bans sources}
done
