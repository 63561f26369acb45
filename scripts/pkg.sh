#!/usr/bin/env bash
# pkg.sh: rebuilds the committed package in pkg/.
# pkg.sh --check: fails when pkg/ is stale: its digests are not those of the sources.
# pkg.sh --check-bytes: builds it, too, and fails when its bytes are not those in pkg/, where that was built with the same toolchain.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

built=target-wasm/pkg
made=(scene.schema.json sources.sha256 toolchain.txt constrained_dynamics_rest.wasm)
for entry in constrained_dynamics constrained_dynamics_lab; do made+=("$entry.js" "$entry.d.ts" "${entry}_bg.wasm" "${entry}_bg.wasm.d.ts"); done

check_digests() {
  diff <(scripts/sources.sh digest) pkg/sources.sha256 >&2 ||
    fail "pkg/ is stale: the sources above changed since it was built (< now, > then). Please run: make pkg"
  [ "$(node -p 'require("./pkg/package.json").version')" = "$(awk -F'"' '/^version/ { print $2; exit }' Cargo.toml)" ] ||
    fail "pkg/package.json and Cargo.toml name different versions."
}

check_bytes() {
  scripts/wasm-build.sh
  if ! cmp -s "$built/toolchain.txt" pkg/toolchain.txt; then
    say "pkg/ is up to date by its digests; it was built with another toolchain, so bytes are not compared"
    return
  fi
  for file in "${made[@]}"; do
    cmp "$built/$file" "pkg/$file" >&2 || fail "pkg/$file differs from what the sources give. Please run: make pkg"
  done
  say "pkg/ is up to date, byte for byte"
}

case ${1:-} in
  --check)
    check_digests
    exit
    ;;
  --check-bytes)
    check_digests
    check_bytes
    exit
    ;;
esac
scripts/wasm-build.sh
for file in "${made[@]}"; do cp "$built/$file" "pkg/$file"; done
node scripts/notices.mjs package
for wasm in pkg/*_bg.wasm; do say "$wasm: $(wc -c <"$wasm" | tr -d ' ') bytes, $(gzip -9 -c "$wasm" | wc -c | tr -d ' ') with gzip"; done
