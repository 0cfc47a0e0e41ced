#!/bin/sh
# Runs a command with CHROMIUM set to a Chromium or Chrome: the one that CHROMIUM names, an installed one, or else one
# that this script installs, with apt-get if it may, otherwise with Playwright. Usage: with-chromium.sh COMMAND ...
set -eu

installed() {
    for name in chromium chromium-browser google-chrome-stable google-chrome; do
        command -v "$name" && return
    done
    for app in Chromium 'Google Chrome'; do
        for folder in /Applications "$HOME/Applications"; do
            [ -x "$folder/$app.app/Contents/MacOS/$app" ] && echo "$folder/$app.app/Contents/MacOS/$app" && return
        done
    done
    own=$(node -e 'process.stdout.write(require("@playwright/test").chromium.executablePath())')
    [ -x "$own" ] && echo "$own"
}

works() {
    [ -n "$1" ] && "$1" --version > /dev/null 2>&1
}

by_apt() {
    command -v apt-get > /dev/null || return 1
    if [ "$(id -u)" = 0 ]; then sudo=; elif sudo -n true 2> /dev/null; then sudo='sudo -n'; else return 1; fi
    export DEBIAN_FRONTEND=noninteractive
    $sudo apt-get update -qq || true # the lists on disk may be good enough
    $sudo apt-get install -qq -y --no-install-recommends chromium
}

by_playwright() {
    if [ "$(id -u)" = 0 ]; then
        playwright install --with-deps chromium || playwright install chromium
    else
        playwright install chromium
    fi
}

if [ -n "${CHROMIUM:-}" ]; then
    found=$(command -v "$CHROMIUM") || { echo "CHROMIUM names $CHROMIUM, which does not exist." >&2; exit 1; }
else
    found=$(installed) || found=
    for way in by_apt by_playwright; do
        works "$found" && break
        echo "The browser tests need Chromium: installing it ($way) ..." >&2
        $way >&2 || true
        found=$(installed) || found=
    done
fi
if ! works "$found"; then
    echo 'The browser tests need Chromium or Chrome, and installing one failed. Install it yourself, for example' >&2
    echo 'with `apt-get install chromium` as root, or say where it is: make test CHROMIUM=/path/to/chromium' >&2
    exit 1
fi
CHROMIUM=$found
export CHROMIUM
exec "$@"
