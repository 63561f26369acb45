#!/usr/bin/env bash
# Finds or installs a Rust that compiles to wasm32-unknown-unknown, and prints which one: "rustup" or "debian".
#
#   rustup  the everyday toolchain with its own wasm target
#   debian  Debian's rustc-web, which brings the standard library's source and builds it (-Z build-std)
#
# rustup is asked first, but only after a look (20 s at most) whether its server answers: where it does not, rustup hangs,
# and a rustup that is ended while it installs leaves a broken toolchain behind. The look changes nothing, so it can be ended.
# Once Debian's Rust is there it is used without asking rustup again. WASM_TOOLCHAIN=rustup or =debian allows only that one.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

target=wasm32-unknown-unknown
debian_packages=(rustc-web cargo-web rust-web-src rust-web-llvm rust-web-clippy lld-22)
wish=${WASM_TOOLCHAIN:-any}

rustup_ready() { have rustc && [ -d "$(rustc --print sysroot)/lib/rustlib/$target/lib" ]; }

debian_ready() {
  [ -x /usr/bin/rustc ] && [ -x /usr/bin/cargo ] && [ -x /usr/bin/clippy-driver ] && [ -x /usr/bin/rust-lld ] &&
    [ -d "$(/usr/bin/rustc --print sysroot)/lib/rustlib/src/rust/library/std" ]
}

rustup_answers() { (limit 20 rustup check 2>&1 || true) | grep -iE 'up.to.date|update available' >/dev/null; }

try_rustup() {
  have rustup || return 1
  say "The wasm target is missing. Looking whether rustup's server answers (20 s at most)"
  rustup_answers || { say "It does not answer here" && return 1; }
  say "rustup target add $target"
  limit 300 rustup target add "$target" >&2 && rustup_ready
}

try_debian() {
  have apt-get || return 1
  say "Taking Debian's own Rust for the wasm build: it has the source of the standard library and builds it (about a minute)"
  "$root/scripts/apt-install.sh" "${debian_packages[@]}" && debian_ready
}

if [ "$wish" != debian ] && rustup_ready; then echo rustup && exit; fi
if [ "$wish" != rustup ] && debian_ready; then echo debian && exit; fi
if [ "$wish" != debian ] && try_rustup; then echo rustup && exit; fi
if [ "$wish" != rustup ] && try_debian; then echo debian && exit; fi
fail "No Rust here can compile to WebAssembly. Either of these helps:" \
  "  rustup target add $target               (any system with rustup and its server in reach)" \
  "  apt-get install ${debian_packages[*]}   (Debian)" \
  "To look at the course none of this is needed: make run takes the package that is committed in pkg/."
