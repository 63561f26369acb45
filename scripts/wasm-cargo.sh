#!/usr/bin/env bash
# wasm-cargo.sh build|clippy ARGUMENTS...: cargo for WebAssembly, with the toolchain that wasm-toolchain.sh finds.
#
# Everything that could leave a trace of this machine in the bytes is settled here: the paths of the repository, of the crates
# and of the standard library are mapped to the same three names everywhere, and no setting of the user's gets in.
# The target directory is one of its own, because the everyday toolchain may be another one.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

subcommand=$1
shift
kind=$("$root/scripts/wasm-toolchain.sh")
cargo_home=${CARGO_HOME:-$HOME/.cargo}
options=(--locked --target wasm32-unknown-unknown --target-dir "${WASM_TARGET_DIR:-$root/target-wasm}")

# The packages' tools in front.
[ "$kind" != debian ] || export PATH="/usr/bin:$PATH"
sysroot=$(rustc --print sysroot)
library=$(cd "$sysroot/lib/rustlib/src/rust" 2>/dev/null && pwd -P || echo "$sysroot/lib/rustlib/src/rust")

# Later prefixes win, so the general come first. One folder of crates for each registry a machine has used.
flags=(-Ctarget-feature=+simd128 "--remap-path-prefix=$root=." "--remap-path-prefix=$cargo_home=/cargo")
for registry in "$cargo_home"/registry/src/*; do
  flags+=("--remap-path-prefix=$registry=/crates")
done
flags+=("--remap-path-prefix=$sysroot/lib/rustlib/src/rust=/rust" "--remap-path-prefix=$library=/rust")

# In the engine only the smallest functions are inlined by themselves (LLVM's default is 50); inner loops mark theirs. See docs/budgets.md.
case " $* " in *" --profile release "*) flags+=(-Cllvm-args=-inline-threshold=4) ;; esac

if [ "$kind" != prebuilt ]; then
  # The standard library is built along, for size; a panic ends at once and needs no text (src/lib.rs says why). These are
  # nightly options, which the variable grants.
  export RUSTC_BOOTSTRAP=1
  options+=(-Z "build-std=std,panic_abort" -Z "build-std-features=optimize_for_size")
  flags+=(-Zunstable-options -Cpanic=immediate-abort -Zfmt-debug=none -Zlocation-detail=none)
fi

unset RUSTFLAGS RUSTC RUSTC_WRAPPER CARGO_BUILD_RUSTC_WRAPPER CARGO_BUILD_TARGET CARGO_INCREMENTAL
for setting in "${!CARGO_PROFILE_@}"; do unset "$setting"; done
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && printf '%s' "${flags[*]}")
export CARGO_ENCODED_RUSTFLAGS

exec cargo "$subcommand" "${options[@]}" "$@"
