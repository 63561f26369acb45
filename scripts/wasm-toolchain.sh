#!/usr/bin/env bash
# Finds or installs a Rust that compiles to wasm32-unknown-unknown, and prints which one: "rustup", "debian" or "prebuilt".
#
#   rustup    the everyday toolchain with the source of the standard library, which is built along (-Z build-std)
#   debian    Debian's rustc-web, which brings that source too
#   prebuilt  the everyday toolchain with the standard library as rustup ships it: a wasm that does the same and is a fifth
#             larger, for machines that can get nothing else
#
# An installed toolchain is used. Otherwise rustup is asked, but only after a check (20 s at most) that its server answers: where it
# does not, rustup hangs, and a rustup that is ended while it installs leaves a broken toolchain behind. The check changes nothing,
# so it can be ended. Once Debian's Rust is there it is used without asking rustup again.
# WASM_TOOLCHAIN=rustup, =debian or =prebuilt allows only that one.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

target=wasm32-unknown-unknown
debian_packages=(rustc-web cargo-web rust-web-src rust-web-llvm rust-web-clippy lld-22)
wish=${WASM_TOOLCHAIN:-any}

allowed() { [ "$wish" = any ] || [ "$wish" = "$1" ]; }

everyday() { have rustc && [ -e "$(rustc --print sysroot)/lib/rustlib/$1" ]; }
rustup_ready() { everyday src/rust/library/std; }
prebuilt_ready() { everyday "$target/lib"; }

debian_ready() {
  [ -x /usr/bin/rustc ] && [ -x /usr/bin/cargo ] && [ -x /usr/bin/clippy-driver ] && [ -x /usr/bin/rust-lld ] &&
    [ -d "$(/usr/bin/rustc --print sysroot)/lib/rustlib/src/rust/library/std" ]
}

rustup_answers() { (limit 20 rustup check 2>&1 || true) | grep -iE 'up.to.date|update available' >/dev/null; }

try_rustup() {
  have rustup || return 1
  say "The standard library's source is missing. Looking whether rustup's server answers (20 s at most)"
  rustup_answers || { say "It does not answer here" && return 1; }
  say "rustup component add rust-src"
  limit 300 rustup component add rust-src >&2 && rustup_ready
}

try_debian() {
  have apt-get || return 1
  say "Taking Debian's own Rust for the wasm build, which brings the source of the standard library"
  "$root/scripts/apt-install.sh" "${debian_packages[@]}" && debian_ready
}

if allowed rustup && rustup_ready; then echo rustup && exit; fi
if allowed debian && debian_ready; then echo debian && exit; fi
if allowed rustup && try_rustup; then echo rustup && exit; fi
if allowed prebuilt && prebuilt_ready; then echo prebuilt && exit; fi
if allowed debian && try_debian; then echo debian && exit; fi
fail "No Rust here can compile to WebAssembly. Either of these helps:" \
  "  rustup component add rust-src           (any system with rustup and its server in reach)" \
  "  apt-get install ${debian_packages[*]}   (Debian)" \
  "To look at the course none of this is needed: make run takes the package that is committed in pkg/."
