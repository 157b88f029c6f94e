// What npm installs is what the README lists, under licences that a shop may be run and passed on with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from '../source-imports.ts';

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>> & {
  overrides?: object;
};
type Lock = { packages: Record<string, { version?: string; dev?: boolean; license?: string }> };

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const { dependencies, devDependencies, optionalDependencies } = manifest;
const declared = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
const list = /^## Why each dependency\n(.*?)(?=^MIT licence)/ms.exec(read('README.md'))?.[1] ?? '';
/** `@types/*` stands for all of a scope. */
const listed = [...list.matchAll(/(?<![\w/@.`-])@?[a-z][a-z0-9.-]*(?:\/(?:[a-z0-9.-]*[a-z0-9]|\*))?(?![\w/])/g)].map(
  ([name]) => name,
);

const isListed = (name: string) =>
  listed.includes(name) || listed.includes(`${name.split('/')[0]}/*`) || /^node-(linux|darwin)-/.test(name);

test('the README says of every dependency why it is there', () => {
  assert.equal(
    declared.filter((name) => !isListed(name)),
    [],
  );
});

test('the README names no package that is not there', () => {
  const scoped = listed.filter((name) => name.startsWith('@'));
  assert.ok(scoped.length > 10);
  const isDeclared = (name: string) =>
    name.endsWith('/*') ? declared.some((each) => each.startsWith(name.slice(0, -1))) : declared.includes(name);
  assert.equal(
    scoped.filter((name) => !isDeclared(name)),
    [],
  );
});

/** Those with conditions for whoever passes the shop on are named in the README, with the licence. */
const licences = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
];
/** Its file of the licence is that of MIT. */
const unnamed = ['node_modules/png-js'];

/** A program that @sentry/node brings along for bundlers: never run, and the README says so. */
const neverRun = 'node_modules/sentry';

test('everything that a shop runs with is under a free licence', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  assert.ok(installed.length > 200);
  const foreign = installed.filter(
    ([path, { license = '' }]) =>
      !unnamed.includes(path) && path !== neverRun && !license.split(' AND ').every((each) => licences.includes(each)),
  );
  assert.equal(
    foreign.map(([path, { license }]) => `${path}: ${license}`),
    [],
  );
});

test('npm 9.2, which Debian has, can read what is overridden', () => {
  const { overrides = {} } = manifest;
  assert.not.match(JSON.stringify(overrides), 'npm:');
});

test.run();
