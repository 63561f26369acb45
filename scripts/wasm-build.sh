#!/usr/bin/env bash
# wasm-build.sh [FOLDER]: builds the wasm package into FOLDER (target-wasm/pkg). For both entry points: cargo, wasm-bindgen,
# wasm-opt, and a look for paths of this machine in the result. Does nothing when the sources and the toolchain are those of the last build there.
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
bindgen=$(scripts/wasm-bindgen.sh)
scripts/npm-install.sh
rm -rf "$out"
mkdir -p "$out"

# The features are those that rustc emits for this target, and simd128.
binaryen=www/node_modules/.bin
features=(--enable-simd --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals
  --enable-reference-types --enable-multivalue)
# Data stay in one piece: cut at their zeros into a thousand pieces they take 5 kB more with gzip.
optimise=("$binaryen/wasm-opt" "${features[@]}" --skip-pass=memory-packing)

# entry FEATURE NAME PROFILE: one entry point of the package.
entry() {
  say "$2: the feature $1"
  scripts/wasm-cargo.sh build --profile "$3" --lib --no-default-features --features "$1"
  "$bindgen" "$wasm_target/wasm32-unknown-unknown/$3/$name.wasm" "$out" "$2"
  # Not -Os and not -O3: docs/budgets.md says why.
  "${optimise[@]}" -O1 --dae-optimizing --rse --vacuum --code-folding --merge-blocks --remove-unused-brs --remove-unused-names --coalesce-locals --reorder-locals --vacuum --strip-debug --strip-producers --strip-target-features "$out/$2_bg.wasm" -o "$out/$2_bg.wasm"
}

# divide NAME: the engine in two files: what lessons open with, and the rest (wasm-split.mjs).
divide() {
  say "$1: two files"
  node scripts/wasm-profile.mjs "$out/$1_bg.wasm" "$out/$1.js" "$out/ran.json"
  "$binaryen/wasm-dis" "${features[@]}" "$out/$1_bg.wasm" -o "$out/whole.wat"
  node scripts/wasm-split.mjs "$out/whole.wat" "$out/ran.json" "$out/first.wat" "$out/rest.wat"
  "$binaryen/wasm-as" "${features[@]}" "$out/first.wat" -o "$out/$1_bg.wasm"
  "$binaryen/wasm-as" "${features[@]}" "$out/rest.wat" -o "$out/$1_rest.wasm"
  rm "$out/ran.json" "$out"/*.wat
}

# order FILE: its functions in an order that suits gzip, and a look for paths of this machine.
order() {
  node scripts/wasm-order.mjs "$1" "$1.named"
  "${optimise[@]}" --reorder-functions-by-name --strip-debug "$1.named" -o "$1"
  rm "$1.named"
  for path in /root /home /Users /tmp "$root" "${CARGO_HOME:-$HOME/.cargo}" "$HOME"; do
    if grep -qaF -- "$path" "$1"; then fail "The wasm holds a path of this machine: $path"; fi
  done
}

entry lab "${name}_lab" lab
entry engine "$name" release
divide "$name"
orders=()
for wasm in "$out"/*.wasm; do
  order "$wasm" &
  orders+=($!)
done
for each in "${orders[@]}"; do wait "$each"; done

scripts/schema.sh >"$out/scene.schema.json"
scripts/types.sh >>"$out/$name.d.ts"
printf '%s\n' "$digest" >"$out/sources.sha256"
printf '%s\n' "$toolchain" >"$out/toolchain.txt"
