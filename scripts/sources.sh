#!/usr/bin/env bash
# sources.sh digest: the digests of everything the wasm package is built from, one line a file, in one order everywhere.
# sources.sh toolchain: what it is built with, as one text; equal bytes can be asked for only where this is equal.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

digest() {
  find Cargo.toml Cargo.lock docs/examples/schema.rs docs/examples/types.rs src scripts/wasm-*.sh scripts/wasm-*.mjs scripts/wasm-bindgen \
    -type f ! -name '.*' ! -path '*/target/*' -print | LC_ALL=C sort | while IFS= read -r file; do sha256 "$file"; done
}

toolchain() {
  local kind compiler=rustc
  kind=$("$root/scripts/wasm-toolchain.sh")
  [ "$kind" != debian ] || compiler=/usr/bin/rustc
  "$compiler" --version --verbose | grep -E '^(rustc|LLVM|commit-hash)'
  echo "standard library: $kind"
  echo "wasm-bindgen $(locked_version wasm-bindgen)"
  echo "binaryen $(node -p 'require("./www/package-lock.json").packages["node_modules/binaryen"].version')"
  echo "zlib $(node -p process.versions.zlib)"
}

"$1"
