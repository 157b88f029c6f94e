// What a newcomer reads first names files and folders that are there.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from './source-imports.ts';

const codeOf = (path: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/`([^`\s]+)`/g)].map(([, code = '']) => code);
/** Decisions are named by their number. */
const isThere = (path: string) => existsSync(join(root, path)) || globSync(`${path}-*`, { cwd: root }).length > 0;

test('every path of the README exists', () => {
  const paths = codeOf('README.md').filter((code) => /^(src|server|client|build|bin|test)\//.test(code));
  assert.ok(paths.length > 30);
  assert.equal(
    paths.filter((path) => !isThere(path)),
    [],
  );
});

test('every folder that src/README.md names exists', () => {
  const names = codeOf('src/README.md').filter((code) => /^[a-z][a-z-]*$/.test(code));
  assert.ok(names.length > 50);
  const folders = ['src', 'server', 'test'].flatMap((side) => [
    side,
    ...readdirSync(join(root, side), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ]);
  assert.equal(
    names.filter((name) => !folders.includes(name)),
    [],
  );
});

test('src/README.md leaves out no feature', () => {
  const named = codeOf('src/README.md');
  const folders = globSync('src/*/', { cwd: root }).map((path) => basename(path));
  assert.ok(folders.length > 25);
  assert.equal(
    folders.filter((name) => !named.includes(name)),
    [],
  );
});

test.run();
