#!/bin/sh
# Says what is missing or too old before anything is installed. Packages bring the Node that runs the shop; the machine's
# own only installs them.
set -eu

refuse() {
  cat >&2 <<END
kasa: $1
      Nothing was installed. Node 18 or newer and npm 9 or newer are needed: apt-get install nodejs npm (Debian from 12,
      Ubuntu from 24.04), or https://nodejs.org
END
  exit 1
}

command -v node >/dev/null || refuse 'There is no Node on this machine.'
command -v npm >/dev/null || refuse 'There is no npm on this machine.'
node=$(node --version)
node=${node#v}
[ "${node%%.*}" -ge 18 ] || refuse "Node $node is too old to install the packages."
npm=$(npm --version) || refuse "npm does not run on Node $node."
[ "${npm%%.*}" -ge 9 ] || refuse "npm $npm is too old to install the packages."
