#!/bin/sh
# Whether this machine has npm and a Node.js that is new enough: 20.19, 22.13 or newer.
command -v node > /dev/null && command -v npm > /dev/null &&
    node -e 'const [a, b] = process.versions.node.split(".").map(Number);
             process.exit(a > 22 || (a === 22 && b >= 13) || (a === 20 && b >= 19) ? 0 : 1)'
