#!/bin/sh
# Runs a command with FIREFOX and MINIBROWSER set to a Firefox and to the browser that comes with WebKitGTK: the ones
# that these names hold, installed ones, or else ones that are installed now, by apt-get where that is allowed.
# Usage: with-engines.sh COMMAND ...
set -eu

firefox() {
    for name in firefox-esr firefox; do
        command -v "$name" && return
    done
    echo /Applications/Firefox.app/Contents/MacOS/firefox
}

minibrowser() {
    for path in /usr/lib/*/webkit2gtk-4.1/MiniBrowser /usr/lib/webkit2gtk-4.1/MiniBrowser /usr/libexec/webkit2gtk-4.1/MiniBrowser; do
        [ -x "$path" ] && echo "$path" && return
    done
}

missing() {
    [ -x "${FIREFOX:-$(firefox)}" ] || echo firefox-esr
    [ -x "${MINIBROWSER:-$(minibrowser)}" ] && command -v WebKitWebDriver > /dev/null || echo webkit2gtk-driver
    command -v Xvfb > /dev/null || echo xvfb
}

by_apt() {
    command -v apt-get > /dev/null || return 1
    if [ "$(id -u)" = 0 ]; then sudo=; elif sudo -n true 2> /dev/null; then sudo='sudo -n'; else return 1; fi
    export DEBIAN_FRONTEND=noninteractive
    $sudo apt-get update -qq || true # what is known from before may do
    $sudo apt-get install -qq -y --no-install-recommends "$@"
}

wanted=$(missing)
if [ -n "$wanted" ]; then
    echo "Trying to install what these tests need:" $wanted >&2
    by_apt $wanted >&2 || true
    wanted=$(missing)
fi
if [ -n "$wanted" ]; then
    echo 'These tests need Firefox, the driver of WebKitGTK and Xvfb, and could not install them. Missing are the packages' $wanted >&2
    echo 'of Debian: install them with apt-get as root, or name what is there already: make test-engines FIREFOX=/path/to/firefox' >&2
    echo 'MINIBROWSER=/path/to/MiniBrowser. WebKitWebDriver and Xvfb have to be in PATH.' >&2
    exit 1
fi
FIREFOX=${FIREFOX:-$(firefox)}
MINIBROWSER=${MINIBROWSER:-$(minibrowser)}
export FIREFOX MINIBROWSER
exec "$@"
