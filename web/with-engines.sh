#!/bin/sh
# Runs a command with FIREFOX and MINIBROWSER set to Firefox and to WebKitGTK's MiniBrowser: the ones that these variables
# name, installed ones, or else ones that this script installs with apt-get, if it may.
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
    $sudo apt-get update -qq || true # the lists on disk may be good enough
    $sudo apt-get install -qq -y --no-install-recommends "$@"
}

wanted=$(missing)
if [ -n "$wanted" ]; then
    echo "These tests need more packages, installing them:" $wanted >&2
    by_apt $wanted >&2 || true
    wanted=$(missing)
fi
if [ -n "$wanted" ]; then
    echo 'These tests need Firefox, the driver of WebKitGTK and Xvfb. Installing these Debian packages failed:' $wanted >&2
    echo 'Install them with apt-get as root, or say where they are: make test-engines FIREFOX=/path/to/firefox' >&2
    echo 'MINIBROWSER=/path/to/MiniBrowser. WebKitWebDriver and Xvfb must be in PATH.' >&2
    exit 1
fi
FIREFOX=${FIREFOX:-$(firefox)}
MINIBROWSER=${MINIBROWSER:-$(minibrowser)}
export FIREFOX MINIBROWSER
exec "$@"
