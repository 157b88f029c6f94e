#!/usr/bin/env node
// Makes the folder of a shop: `npx create-kasa my-shop`. A package of its own, which carries the packed kasa of the same
// release: it is JavaScript, needs no other package, and asks no registry. An old Node reads this file and no further.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 24 || (major === 24 && minor >= 7)) {
  const { createKasa } = await import('./create-shop.js');
  process.exitCode = await createKasa(process.argv.slice(2), process.env.npm_config_user_agent);
} else {
  console.error(
    `create-kasa: needs Node 24.7 or newer, and this is ${process.versions.node}. Nothing was written.\n` +
      '      Install a newer one: https://nodejs.org',
  );
  process.exitCode = 1;
}
