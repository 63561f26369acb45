#!/usr/bin/env bash
# One HTML file with everything in it, opened by a double click, without a server and without a network.
# offline.sh                     the whole course: target/offline/constrained-dynamics.html
# offline.sh 'scene=circle&…'    one scene, in the words of embed.html (docs/embedding.md): target/offline/scene.html
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/build.sh --if-stale
file=constrained-dynamics.html
if [ $# -gt 0 ]; then
  export OFFLINE_WORDS=$1
  file=scene.html
fi
(cd www && npx --no-install vite build --config vite.offline.config.ts --logLevel error)
say "target/offline/$file: $(wc -c <"target/offline/$file" | tr -d ' ') bytes, $(gzip -9 -c "target/offline/$file" | wc -c | tr -d ' ') with gzip"
