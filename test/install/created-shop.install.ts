// A folder of `create-kasa`, installed from the registry as its README says: what npm brings begins a shop.
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { aPackedPackage, createKasa } from '../cli/creating/a-package.ts';
import { wholeSuite } from '../depths.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';

const run = promisify(execFile);
const test = wholeSuite<{ folder: string; shop: string }>('installing a created shop');

test.before(async (context) => {
  context.folder = await makeDataDirectory('created');
  context.shop = join(context.folder, 'my-shop');
  const made = await createKasa(await aPackedPackage(context.folder), ['my-shop'], { cwd: context.folder });
  assert.is(made.code, 0, made.stderr);
});
test.after(({ folder }) => rm(folder, { recursive: true }));

test('npm installs the packed kasa with all it runs on, and the shop begins', async ({ shop }) => {
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...flags], { cwd: shop });
  const { stdout } = await run('npx', ['kasa', 'init', '--name', 'My shop', '--country', 'PL', '--json'], {
    cwd: shop,
  });
  assert.match(stdout, '"ok":true,"name":"My shop"');
});

test.run();
