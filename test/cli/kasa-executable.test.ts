import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kasa, runKasa } from './run-kasa.ts';

const flags = '--max-semi-space-size=4 --heap-growing-percent=20 --initial-old-space-size=64';
const oldNode = ['--require', fileURLToPath(new URL('../fixtures/old-node.cjs', import.meta.url))];

const runtime = `node_modules/node-${process.platform}-${process.arch}/bin`;

/**
 * kasa.js alone, in a folder whose name has spaces and letters beyond ASCII, with this file as the Node of its package and
 * no link to it in node_modules/.bin: npm before 11.1 loses that.
 */
function aCopy(installedNode?: string, place = 'sklep żółw'): Disposable & { executable: string } {
  const parent = mkdtempSync(join(tmpdir(), 'kasa-executable-'));
  const root = join(parent, place);
  mkdirSync(join(root, 'bin'), { recursive: true });
  copyFileSync(kasa, join(root, 'bin/kasa.js'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  if (installedNode) {
    const top = place.includes('node_modules') ? parent : root;
    mkdirSync(join(top, runtime), { recursive: true });
    writeFileSync(join(top, runtime, 'node'), installedNode, { mode: 0o755 });
  }
  return { executable: join(root, 'bin/kasa.js'), [Symbol.dispose]: () => rmSync(parent, { recursive: true }) };
}

const aScript = (commands: string) => `#!/bin/sh\n${commands}\n`;

test('an old Node hands over to the one that npm installed', async () => {
  using copy = aCopy(aScript('echo "$MALLOC_ARENA_MAX $@"; exit 3'));
  const { code, stdout } = await runKasa(['serve', '--port', '1'], { nodeFlags: oldNode, executable: copy.executable });
  assert.is(code, 3);
  assert.is(stdout.trim(), `2 ${flags} ${copy.executable} serve --port 1`);
});

test('an old Node without another one says in one line what to do', async () => {
  using copy = aCopy();
  const { code, stdout, stderr } = await runKasa(['serve'], { nodeFlags: oldNode, executable: copy.executable });
  assert.is(code, 1);
  assert.is(stdout, '');
  assert.match(stderr, /^kasa: needs Node 24\.7 or newer, and this is 20\.20\.2\. Run `make install`[^\n]*\n$/);
});

test('beside a shop that is itself a package it is found too', async () => {
  using copy = aCopy(aScript('echo found'), 'node_modules/kasa');
  const { stdout } = await runKasa(['serve'], { nodeFlags: oldNode, executable: copy.executable });
  assert.is(stdout, 'found\n');
});

test('an installed Node that this machine cannot run is one line, not a stack', async () => {
  using copy = aCopy('#!/lib/ld-of-another-library.so\n');
  const { code, stderr } = await runKasa(['serve'], { nodeFlags: oldNode, executable: copy.executable });
  assert.is(code, 1);
  assert.match(stderr, /^kasa: the Node that npm installed does not run here \(spawn [^\n]* ENOENT\)\.[^\n]*\n$/);
});

test('an installed Node that is old as well does not hand over for ever', async () => {
  using copy = aCopy(aScript('exit 3'));
  const env = { KASA_HANDED_OVER: '1' };
  const { code } = await runKasa(['serve'], { nodeFlags: oldNode, executable: copy.executable, env });
  assert.is(code, 1);
});

test('a signal reaches the Node that does the work, and its exit code comes back', async () => {
  using copy = aCopy(aScript("trap 'exit 7' TERM; echo ready; while :; do sleep 0.05; done"));
  const child = spawn(process.execPath, [...oldNode, copy.executable], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  assert.is(code, 7);
});

test('the settings of the first line are those that a hand-over passes on', () => {
  const [firstLine = ''] = readFileSync(kasa, 'utf8').split('\n');
  assert.is(firstLine, `#!/usr/bin/env -S MALLOC_ARENA_MAX=2 node ${flags}`);
});

test('the real hand-over runs the command', async () => {
  const { code, stdout } = await runKasa(['--version'], { nodeFlags: oldNode });
  assert.is(code, 0);
  assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
});

test('a command whose reader has gone, as `head` goes, ends without a word', async () => {
  const child = spawn(process.execPath, [kasa, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  assert.equal([code, stderr], [0, '']);
});

test.run();
