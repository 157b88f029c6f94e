// Each Node and npm that people have install the shop, and it is then run by the Node that came along. The packages of all
// platforms' Nodes have a command of the same name, and npm before 11.1 loses the link to it when it drops those of others;
// any npm drops packages of the build and of pictures when it runs on a Node that they do not name.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { runKasa } from '../cli/run-kasa.ts';
import { wholeSuite } from '../depths.ts';
import { root } from '../source-imports.ts';

const run = promisify(execFile);
const oldNode = ['--require', join(root, 'test/fixtures/old-node.cjs')];
const runtime = `node-${process.platform}-${process.arch}`;

/** Debian's and Ubuntu's, those that come with each Node, and two Nodes that packages do not name. */
const machines = [
  { node: '18.0.0', npm: '9.2.0' },
  { node: '20.5.0', npm: '9.2.0' },
  { node: '20.20.2', npm: '10.8.2' },
  { node: '22.23.3', npm: '10.9.4' },
  { node: '24.4.1', npm: '11.0.0' },
  { node: '26.12.1', npm: '11.19.1' },
];

const test = wholeSuite<{ directory: string }>('installing on each machine');

test.before(async (context) => {
  context.directory = join(await mkdtemp(join(tmpdir(), 'kasa-install-')), 'sklep w Łodzi');
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'bin', 'build', 'server', 'src']) {
    await cp(join(root, name), join(context.directory, name), { recursive: true });
  }
});
test.after(({ directory }) => rm(join(directory, '..'), { recursive: true }));

for (const { node, npm } of machines) {
  test(`Node ${node} with npm ${npm}`, async ({ directory }) => {
    const installer = join(directory, 'bin/install.sh');
    const flags = ['--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    const packages = [`${runtime}@${node}`, `npm@${npm}`].map((name) => `--package=${name}`);
    await run('npx', ['--yes', ...packages, '--', 'sh', installer, ...flags], { cwd: directory });

    const { code, stdout, stderr } = await runKasa(['--version'], {
      nodeFlags: oldNode,
      executable: join(directory, 'bin/kasa.js'),
    });
    assert.equal([code, stderr], [0, '']);
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
    const all = ['sharp', 'oxc-minify', 'lightningcss', 'esbuild'].map((name) => `import('${name}')`);
    const installed = join(directory, 'node_modules', runtime, 'bin/node');
    await run(installed, ['--eval', `Promise.all([${all}]).catch(() => process.exit(1))`], { cwd: directory });
  });
}

test.run();
