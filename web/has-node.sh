#!/bin/sh
# Succeeds if this machine has npm and a recent Node.js: 20.19, 22.13 or newer.
command -v node > /dev/null && command -v npm > /dev/null &&
    node -e 'const [a, b] = process.versions.node.split(".").map(Number);
             process.exit(a > 22 || (a === 22 && b >= 13) || (a === 20 && b >= 19) ? 0 : 1)'
