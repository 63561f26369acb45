#!/usr/bin/env bash
# The style of comments (docs/testing.md): a comment names the thing itself, in the field's standard terms. Fails on each that begins
# with one of the words below, with its file and line.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

opening='(//[/!]?|/\*\*?|<!--|^[[:space:]]*[*#]) +(What|Whether|Whose|Of those|The same)([^[:alnum:]_]|$)'
kinds=()
for kind in rs ts mjs js css html ftl tex sh toml; do kinds+=(--include="*.$kind"); done

found=$(grep -rnE "${kinds[@]}" --exclude-dir=node_modules --exclude-dir=dist "$opening" src www tests benches scripts docs ./*.toml) ||
  [ $? = 1 ] # 1: none found
[ -z "$found" ] || fail "These comments do not name the thing itself:" "$found"
