// What `kasa add` writes is typed as a shop's developer reads it: against the package's `kasa/config`, by TypeScript itself.
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { addExtension } from '#bin/commands/adding/add-extension.ts';
import { wholeSuite } from '../../depths.ts';
import { root } from '../../source-imports.ts';
import { aPackage, createKasa } from '../creating/a-package.ts';
import { typeFaultsOf } from './type-faults.ts';

const test = wholeSuite<{ folder: string; shop: string }>('types of what is added to a shop');

test.before(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-typed-'));
  const made = await createKasa(await aPackage(context.folder), ['my-shop'], { cwd: context.folder });
  assert.is(made.code, 0, made.stderr);
  context.shop = join(context.folder, 'my-shop');
  const packages = join(context.shop, 'node_modules');
  await mkdir(packages);
  await symlink(root, join(packages, 'kasa'));
  await symlink(join(root, 'node_modules/@types'), join(packages, '@types'));
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'));
  const own = { compilerOptions, include: ['kasa.config.ts', 'extensions'] };
  await writeFile(join(context.shop, 'tsconfig.json'), JSON.stringify(own));
});
test.after(({ folder }) => rm(folder, { recursive: true }));

test('a created shop with one of each has no fault, and one that is put into it is found', async ({ shop }) => {
  await addExtension('carrier', 'river-boat', shop);
  await addExtension('webhook', 'book-keeper', shop);
  await addExtension('method', 'pay-quick', shop);
  await addExtension('manualMethod', 'market-stall', shop);
  assert.equal(await typeFaultsOf(shop), []);
  const carrier = join(shop, 'extensions/river-boat-carrier.ts');
  const written = await readFile(carrier, 'utf8');
  const wrong = written.replace(/\bid: 'river-boat'/, 'id: 7');
  assert.is.not(wrong, written);
  await writeFile(carrier, wrong);
  const [fault = ''] = await typeFaultsOf(shop);
  assert.match(fault, /^extensions\/river-boat-carrier\.ts\(\d+,\d+\): error TS2322/);
});

test.run();
