#!/bin/sh
# Installs the packages: `npm ci` with the given flags. Says what is too old before anything is installed.
# npm leaves out packages for one platform (of pictures, of the build) that do not name the Node it runs on. So it runs on
# the Node that runs the shop, which is brought first where the machine has an older one.
set -eu
cd "$(dirname "$0")/.."

refuse() {
  cat >&2 <<END
kasa: $1
      Nothing was installed. $2
END
  exit 1
}

how='Node 18 or newer and npm 9 or newer are needed: apt-get install nodejs npm (Debian from 12, Ubuntu
      from 24.04), or https://nodejs.org'
command -v node >/dev/null || refuse 'There is no Node on this machine.' "$how"
command -v npm >/dev/null || refuse 'There is no npm on this machine.' "$how"
version=$(node -p process.versions.node)
major=${version%%.*}
[ "$major" -ge 18 ] || refuse "Node $version is too old to install the packages." "$how"
npm_version=$(npm --version) || refuse "npm does not run on Node $version." "$how"
[ "${npm_version%%.*}" -ge 9 ] || refuse "npm $npm_version is too old to install the packages." "$how"

minor=${version#*.}
minor=${minor%%.*}
if [ "$major" -lt 24 ] || { [ "$major" -eq 24 ] && [ "$minor" -lt 7 ]; }; then
  platform=$(node -p 'process.platform + "-" + process.arch')
  wanted=$(node -p "require('./package.json').optionalDependencies['node-$platform'] || ''")
  [ -n "$wanted" ] || refuse "Node $version is too old, and npm brings no newer one for $platform." \
    'Install Node 24.7 or newer: https://nodejs.org'
  brought=$(mktemp -d) || refuse "No folder can be made in ${TMPDIR:-/tmp}." 'Set TMPDIR to a folder that can be written.'
  trap 'rm -rf "$brought"' EXIT
  # A signal does not end every shell in the way that the line above hears of.
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
  npm install --prefix "$brought" --no-save --no-package-lock --ignore-scripts --prefer-offline --loglevel=error \
    --no-audit --no-fund --no-progress "node-$platform@$wanted" >/dev/null
  PATH="$brought/node_modules/node-$platform/bin:$PATH"
  # An old npm on a new Node: what is warned of is npm's own.
  export NODE_NO_WARNINGS=1
fi
npm ci "$@"
