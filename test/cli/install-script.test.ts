// bin/install.sh, with a Node and an npm that say which versions they are, and do nothing.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from '../source-imports.ts';

const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};
const runtime = `node-${process.platform}-${process.arch}`;

const test = suite<{ bin: string }>('the script that installs');

test.before((context) => {
  context.bin = mkdtempSync(join(tmpdir(), 'kasa-install-script-'));
});
test.after(({ bin }) => rmSync(bin, { recursive: true }));

/** `meanwhile`: what happens while npm works. */
type Machine = { node?: string; npm?: string; meanwhile?: string; TMPDIR?: string };

/** What it said, and the calls of npm, each with the first folder of its PATH. */
async function install(folder: string, { node, npm, meanwhile = ':', TMPDIR = folder }: Machine) {
  const bin = mkdtempSync(join(folder, 'bin-'));
  const calls = join(bin, 'calls');
  writeFileSync(calls, '');
  const write = (name: string, lines: string[]) =>
    writeFileSync(join(bin, name), ['#!/bin/sh', ...lines].join('\n'), { mode: 0o755 });
  if (node) {
    write('node', [`[ "$2" = process.versions.node ] && echo ${node} || exec '${process.execPath}' "$@"`]);
  }
  if (npm) {
    write('npm', [`[ "$1" = --version ] && echo ${npm} && exit`, `echo "\${PATH%%:*} $*" >> '${calls}'`, meanwhile]);
  }
  const tools = join(bin, 'tools');
  mkdirSync(tools);
  // The system's own, without the Node and the npm that it may have beside them.
  for (const name of ['dirname', 'cat', 'mktemp', 'rm']) {
    writeFileSync(join(tools, name), `#!/bin/sh\nPATH=/usr/bin:/bin exec ${name} "$@"\n`, { mode: 0o755 });
  }
  const env = { PATH: `${bin}:${tools}`, TMPDIR };
  const { code, said } = await new Promise<{ code: number; said: string }>((resolve) => {
    execFile('/bin/sh', [join(root, 'bin/install.sh'), '--omit=dev'], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
  const made = readFileSync(calls, 'utf8').split('\n').filter(Boolean);
  return {
    code,
    said,
    calls: made.map((line) => ({ first: line.split(' ')[0], call: line.replace(/^\S+ /, '') })),
    bin,
  };
}

const tooOld: [string, Machine, RegExp][] = [
  ['no Node', { npm: '11.0.0' }, /^kasa: There is no Node on this machine\.\n/],
  ['no npm', { node: '20.20.2' }, /^kasa: There is no npm on this machine\.\n/],
  ['an old Node', { node: '16.20.2', npm: '8.19.4' }, /^kasa: Node 16\.20\.2 is too old to install the packages\.\n/],
  ['an old npm', { node: '18.20.4', npm: '8.19.4' }, /^kasa: npm 8\.19\.4 is too old to install the packages\.\n/],
];
for (const [title, machine, words] of tooOld) {
  test(`says before anything is installed what is missing: ${title}`, async ({ bin }) => {
    const { code, said, calls } = await install(bin, machine);
    assert.is(code, 1);
    assert.match(said, words);
    assert.match(said, 'Nothing was installed. Node 18 or newer and npm 9 or newer are needed');
    assert.equal(calls, []);
  });
}

for (const node of ['18.0.0', '20.5.0', '22.23.3', '24.6.9']) {
  test(`Node ${node}, for which npm may leave packages out, first brings the one of the shop`, async ({ bin }) => {
    const { code, calls } = await install(bin, { node, npm: '9.2.0' });
    assert.is(code, 0);
    assert.is(calls.length, 2);
    const [bring, ci] = calls;
    assert.match(bring?.call ?? '', new RegExp(`^install --prefix .* ${runtime}@${optionalDependencies[runtime]}$`));
    const [, prefix = ''] = /--prefix (\S+)/.exec(bring?.call ?? '') ?? [];
    assert.equal(ci, { first: `${prefix}/node_modules/${runtime}/bin`, call: 'ci --omit=dev' });
  });
}

for (const node of ['24.7.0', '24.21.0', '26.12.1']) {
  test(`Node ${node} installs at once`, async ({ bin }) => {
    const { code, calls, bin: own } = await install(bin, { node, npm: '11.19.1' });
    assert.is(code, 0);
    assert.equal(calls, [{ first: own, call: 'ci --omit=dev' }]);
  });
}

for (const signal of ['HUP', 'INT', 'TERM']) {
  test(`what is stopped by ${signal} leaves nothing of what it had brought`, async ({ bin }) => {
    const folder = mkdtempSync(join(bin, 'stopped-'));
    const meanwhile = `kill -${signal} $PPID`;
    const { code, calls } = await install(folder, { node: '20.20.2', npm: '10.8.2', meanwhile });
    assert.is(code, { HUP: 129, INT: 130, TERM: 143 }[signal]);
    assert.is(calls.length, 1);
    assert.equal(
      readdirSync(folder).filter((name) => name.startsWith('tmp.')),
      [],
    );
  });
}

test('a temporary folder that cannot be made is named', async ({ bin }) => {
  const { code, said, calls } = await install(bin, { node: '20.20.2', npm: '10.8.2', TMPDIR: '/nowhere' });
  assert.is(code, 1);
  assert.match(said, 'kasa: No folder can be made in /nowhere.\n');
  assert.equal(calls, []);
});

test.run();
