#!/usr/bin/env bash
# Builds the wasm package a second time as another machine would, and compares the bytes: other folder, other home, other
# cargo home (so all crates are fetched anew), nothing built before. The first build is the ordinary one in target-wasm/.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

elsewhere=$(mktemp -d)
trap 'rm -rf "$elsewhere"' EXIT
copy="$elsewhere/a folder with a name of its own/course"
mkdir -p "$copy/www" "$elsewhere/home" "$elsewhere/cargo"

scripts/wasm-build.sh
bindgen=$(dirname "$(dirname "$(scripts/wasm-bindgen.sh)")")

cp -R Cargo.toml Cargo.lock rust-toolchain.toml src scripts docs "$copy/"
[ ! -d benches ] || cp -R benches "$copy/"
cp www/package.json www/package-lock.json "$copy/www/"
ln -s "$root/www/node_modules" "$copy/www/node_modules"

say "Building in $copy"
env RUSTUP_HOME="${RUSTUP_HOME:-$HOME/.rustup}" HOME="$elsewhere/home" CARGO_HOME="$elsewhere/cargo" \
  BINDGEN_TARGET_DIR="$bindgen" CARGO_TARGET_DIR="$copy/target" "$copy/scripts/wasm-build.sh"
for file in target-wasm/pkg/*; do
  cmp "$file" "$copy/$file" || fail "The same sources and the same toolchain gave other bytes in another folder."
done
say "The same bytes, built elsewhere:"
sha256 target-wasm/pkg/*.wasm
