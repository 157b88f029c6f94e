// Each npm that people have installs the shop, and an old Node then finds the one that came along. The packages of all
// platforms' Nodes have a command of the same name, and npm before 11.1 loses the link to it when it drops those of others.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runKasa } from '../cli/run-kasa.ts';
import { root } from '../source-imports.ts';

const run = promisify(execFile);
const oldNode = ['--require', join(root, 'test/fixtures/old-node.cjs')];

/** Debian's and Ubuntu's; those that came with Node 20, 22 and 24; one that keeps the link. */
const versions = ['9.2.0', '10.8.2', '10.9.4', '11.0.0', '11.19.0'];

const test = suite<{ directory: string }>('installing with each npm');

test.before(async (context) => {
  context.directory = join(await mkdtemp(join(tmpdir(), 'kasa-install-')), 'sklep w Łodzi');
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'bin', 'build', 'server', 'src']) {
    await cp(join(root, name), join(context.directory, name), { recursive: true });
  }
});
test.after(({ directory }) => rm(join(directory, '..'), { recursive: true }));

for (const version of versions) {
  test(`npm ${version} installs the Node that runs the shop, and it is found`, async ({ directory }) => {
    const flags = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npx', ['--yes', `npm@${version}`, ...flags], { cwd: directory });
    const executable = join(directory, 'bin/kasa.js');
    const { code, stdout, stderr } = await runKasa(['--version'], { nodeFlags: oldNode, executable });
    assert.equal([code, stderr], [0, '']);
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
  });
}

test.run();
