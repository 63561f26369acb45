#!/usr/bin/env bash
# wasm-build.sh [FOLDER]: builds the wasm package into FOLDER (target-wasm/pkg): cargo, wasm-bindgen, wasm-opt, and a look
# for paths of this machine in the result. Does nothing when the sources and the toolchain are those of the last build there.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

out=${1:-$root/target-wasm/pkg}
name=constrained_dynamics
wasm_target=${WASM_TARGET_DIR:-$root/target-wasm}

# Asked once, for everything below: where rustup's server is out of reach, asking takes a while.
WASM_TOOLCHAIN=$(scripts/wasm-toolchain.sh)
export WASM_TOOLCHAIN
toolchain=$(scripts/sources.sh toolchain)
digest=$(scripts/sources.sh digest)
if [ -f "$out/${name}_bg.wasm" ] && [ "$(cat "$out/sources.sha256" "$out/toolchain.txt" 2>/dev/null)" = "$digest
$toolchain" ]; then
  exit 0
fi

say "Compiling to WebAssembly ($(head -n 1 <<<"$toolchain"), $(grep '^standard' <<<"$toolchain"))"
# Crates are fetched first: their folder has to exist before its name can be mapped away.
cargo fetch --locked >&2
scripts/wasm-cargo.sh build --release --lib
bindgen=$(scripts/wasm-bindgen.sh)
scripts/npm-install.sh

rm -rf "$out"
mkdir -p "$out"
"$bindgen" "$wasm_target/wasm32-unknown-unknown/release/$name.wasm" "$out" "$name"

say "wasm-opt"
# The features are those that rustc emits for this target, and simd128. Not -O3: that makes fewer bytes, but gzip makes more of them.
www/node_modules/.bin/wasm-opt -O1 --dae-optimizing --strip-debug --strip-producers --strip-target-features \
  --enable-simd --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals \
  --enable-reference-types --enable-multivalue "$out/${name}_bg.wasm" -o "$out/optimised.wasm"
mv "$out/optimised.wasm" "$out/${name}_bg.wasm"

for path in /root /home /Users /tmp "$root" "${CARGO_HOME:-$HOME/.cargo}" "$HOME"; do
  if grep -qaF -- "$path" "$out/${name}_bg.wasm"; then fail "The wasm holds a path of this machine: $path"; fi
done

scripts/schema.sh >"$out/scene.schema.json"
printf '%s\n' "$digest" >"$out/sources.sha256"
printf '%s\n' "$toolchain" >"$out/toolchain.txt"
