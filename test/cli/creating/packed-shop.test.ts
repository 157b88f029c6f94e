// A shop without a clone: both packages are packed, the one makes a folder, the other serves from it. Packages come from the
// repository's own node_modules, and only those that package.json names: no registry is asked. Needs the built shop.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { root } from '../../source-imports.ts';
import { runKasa } from '../run-kasa.ts';
import { aPackedPackage, createKasa, run } from './a-package.ts';

type Context = { folder: string; shop: string; executable: string };

const test = wholeSuite<Context>('a packed shop');

test.before(async (context) => {
  context.folder = await makeDataDirectory('packed');
  context.shop = join(context.folder, 'my-shop');
  const made = await createKasa(await aPackedPackage(context.folder), ['my-shop'], { cwd: context.folder });
  assert.is(made.code, 0, made.stderr);
  await install(context.shop);
  context.executable = join(context.shop, 'node_modules/kasa/bin/kasa.js');
});
test.after(({ folder }) => rm(folder, { recursive: true }));

/** As a package manager does, which would fetch what is linked here. */
async function install(shop: string): Promise<void> {
  const modules = join(shop, 'node_modules');
  await mkdir(modules);
  const { dependencies: named } = JSON.parse(await readFile(join(shop, 'package.json'), 'utf8'));
  await run('tar', ['-xzf', join(shop, named.kasa.slice('file:'.length))], { cwd: modules });
  await rename(join(modules, 'package'), join(modules, 'kasa'));
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(join(modules, 'kasa/package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const from = join(root, 'node_modules', name);
    if (!existsSync(from)) continue;
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(from, join(modules, name));
  }
}

test('the packed kasa has what a shop runs on, and nothing of tests, developers or shops', async ({ shop }) => {
  const found = await readdir(join(shop, 'node_modules/kasa'));
  for (const name of ['bin', 'build', 'client', 'dist', 'server', 'src', 'LICENSE', 'README.md']) {
    assert.ok(found.includes(name), name);
  }
  const all = (await readdir(join(shop, 'node_modules/kasa'), { recursive: true })).join('\n');
  assert.not.match(all, /^(test|node_modules|\.kasa|\.env|dist\/source-maps|bin\/create-kasa)$/m);
  assert.not.match(all, /\.tgz$/m);
});

test('the shop of the folder begins, and serves with what its kasa.config.ts says', async ({ shop, executable }) => {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = {
    ...{ PORT: String(port), SANDBOX_PORT: String(sandboxPort), LOG_LEVEL: 'silent' },
    WAREHOUSE_SECRET: 'a-secret-of-two-machines',
  };
  const kasa = (...args: string[]) => runKasa(args, { cwd: shop, env, executable });
  for (const args of [
    ['add', 'carrier', 'city-bikes'],
    ['add', 'webhook', 'warehouse'],
    ['init', '--name', 'My shop', '--country', 'PL'],
  ]) {
    const { code, stderr } = await kasa(...args);
    assert.is(code, 0, stderr);
  }
  assert.ok(existsSync(join(shop, '.kasa')));

  const served = spawn(process.execPath, [executable, 'serve', '--json'], {
    cwd: shop,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await using _stopping = {
    async [Symbol.asyncDispose]() {
      served.kill('SIGINT');
      if (served.exitCode === null) await once(served, 'close');
    },
  };
  const [line] = await once(createInterface({ input: served.stdout }), 'line');
  const { origin } = JSON.parse(line);
  const page = await fetch(`${origin}/pl`);
  assert.is(page.status, 200);
  const html = await page.text();
  assert.match(html, 'My shop');
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  assert.is((await fetch(origin + script)).status, 200);
  assert.match((await kasa('webhooks', 'list')).stdout, 'warehouse: kasa.config.ts; order.paid');
});

test('a language and a page are not added to an installed copy', async ({ shop, executable }) => {
  for (const args of [
    ['language', 'sk'],
    ['page', 'reports/forecast'],
  ]) {
    const { code, stderr } = await runKasa(['add', ...args], { cwd: shop, executable });
    assert.is(code, 1);
    assert.match(stderr, 'is an installed copy, which the next release replaces.');
  }
});

test.run();
