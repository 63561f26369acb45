#!/usr/bin/env bash
# Builds the small program in wasm-bindgen/, which drives wasm-bindgen's own library, and prints its path.
#
# wasm-bindgen must be exactly the version that the core links, or the two do not understand each other. The program's Cargo.lock
# pins it, and its build is quicker than `cargo install wasm-bindgen-cli` (63 s against 200 s on two busy cores), which also
# brings a test runner and a web server that nobody here uses. Once built it is found again at once.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

crate=scripts/wasm-bindgen
core=$(locked_version wasm-bindgen)
tool=$(locked_version wasm-bindgen-cli-support "$crate/Cargo.lock")
[ "$core" = "$tool" ] || fail "Cargo.lock has wasm-bindgen $core, but $crate has $tool. Make them the same:" \
  "  write \"=$core\" into $crate/Cargo.toml, then: cargo update --manifest-path $crate/Cargo.toml"

target=${BINDGEN_TARGET_DIR:-$root/target/wasm-bindgen}
program=$target/release/bindgen
stamp=$target/built-from
sources=$(sha256 "$crate/Cargo.toml" "$crate/Cargo.lock" "$crate"/src/*)
if [ ! -x "$program" ] || [ "$(cat "$stamp" 2>/dev/null)" != "$sources" ]; then
  say "Building wasm-bindgen $core (once, about a minute)"
  env -u CARGO_ENCODED_RUSTFLAGS -u RUSTFLAGS cargo build --locked --release --manifest-path "$crate/Cargo.toml" --target-dir "$target" >&2
  printf '%s\n' "$sources" >"$stamp"
fi
echo "$program"
