// A running shop on the embedded database is backed up and restored into another PostgreSQL, and either is killed on the
// way: there is a whole file or none, and a whole shop or an empty one.
import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import type { Faultpoint } from '#server/faultpoint.ts';
import { kasa, runKasa } from '../../cli/run-kasa.ts';
import { wholeSuite } from '../../depths.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import { aBuyer, placed } from '../http-buyer.ts';
import { createShopTemplate, type KillableShop, openEmbeddedShop } from '../killable-shop.ts';
import { eventually } from '../settled-order.ts';
import { ask } from '../shop-processes.ts';

type Context = {
  directory: string;
  file: string;
  shop: KillableShop;
  other: KillableShop;
  variantId: string;
  token: string;
};

const test = wholeSuite<Context>('a killed backup');

const TOTAL = 14_599;

test.before(async (context) => {
  context.directory = await makeDataDirectory('backups');
  context.file = join(context.directory, 'shop.tar');
  context.shop = await openEmbeddedShop();
  context.other = await (await createShopTemplate()).open();
  await run(context.shop, ['seed']);
  await context.shop.start();
  context.variantId = await aProduct(context.shop.db, { handle: 'gronostaj-przechera', title: 'Gronostaj przechera' });
  context.token = await buy(context.shop, context.variantId);
});
test.after(async ({ directory, shop, other }) => {
  await shop.close();
  await other.close();
  await rm(directory, { recursive: true });
});

async function buy(shop: KillableShop, variantId: string): Promise<string> {
  const buyer = aBuyer(shop);
  await buyer.fillCart({ [variantId]: 1 });
  const { orderToken, clientSecret } = placed(await buyer.press(TOTAL));
  await buyer.payByCard(clientSecret ?? '');
  await eventually(async () => assert.is(await buyer.comeBack(orderToken), 'paid'));
  return orderToken;
}

async function run({ env }: KillableShop, args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runKasa(args, { env: env as Record<string, string> });
  assert.is(code, 0, stderr);
  return stdout;
}

/** Resolves when the command has killed itself at the point. */
async function runKilled({ env }: KillableShop, args: string[], point: Faultpoint): Promise<void> {
  const { code, stderr } = await runKasa(args, { env: { ...(env as Record<string, string>), KASA_FAULTPOINT: point } });
  assert.is(code, null, `${point} was not reached: ${stderr}`);
}

test.always('a backup that is killed leaves no file under its name, and an older one as it was', async (context) => {
  const { shop, directory, file } = context;
  await runKilled(shop, ['backup', file], 'backup-table:orders');
  await runKilled(shop, ['backup', file], 'before-backup-rename');
  assert.equal(
    (await readdir(directory)).filter((name) => !name.endsWith('.partial')),
    [],
  );
  await run(shop, ['backup', file]);
  const before = await readFile(file);
  await runKilled(shop, ['backup', file], 'before-backup-rename');
  assert.ok(before.equals(await readFile(file)));
});

test('a disk that is full in the middle leaves an older backup as it was, and nothing beside it', async (context) => {
  const { shop, directory, file } = context;
  for (const name of await readdir(directory)) if (name.endsWith('.partial')) await rm(join(directory, name));
  const before = await readFile(file);
  // To a process, a limit for files is a disk without space.
  const limited = ['-c', 'ulimit -f 64; exec "$0" "$@"', process.execPath, kasa, 'backup', file];
  const refused = await promisify(execFile)('bash', limited, { env: shop.env }).catch((error) => error);
  assert.is(refused.code, 1);
  assert.match(refused.stderr, /shop\.tar cannot be written \(EFBIG\)/);
  assert.equal(await readdir(directory), ['shop.tar']);
  assert.ok(before.equals(await readFile(file)));
});

test('a restore that is killed leaves an empty shop, and the next one succeeds', async ({ shop, other, file }) => {
  for (const point of ['restored-pictures', 'restored-table:orders', 'before-restore-commit'] as const) {
    await runKilled(other, ['restore', file, '--yes'], point);
    const { rows } = await sql`select (select count(*) from products) as products,
      (select count(*) from orders) as orders`.execute(other.db);
    assert.equal(rows, [{ products: 0, orders: 0 }], point);
  }
  const report = JSON.parse(await run(other, ['restore', file, '--yes', '--json']));
  assert.is(report.ok, true);
  // Each export says when it was written.
  const [restored, original] = [await run(other, ['export']), await run(shop, ['export'])];
  assert.is(restored.replaceAll(/ at 20\S+Z/g, ''), original.replaceAll(/ at 20\S+Z/g, ''));
  assert.is(await run(other, ['settings', 'get', 'company']), await run(shop, ['settings', 'get', 'company']));
});

test('in the restored shop orders, pages, search and pictures are found, and orders go on', async (context) => {
  const { shop, other, token, variantId } = context;
  await shop.kill();
  await other.start();
  assert.is((await ask(other, `/pl/order/${token}`)).status, 200);
  assert.match((await ask(other, '/pl/search?q=przechera')).body, 'Gronostaj przechera');
  const listing = await ask(other, '/pl/c/plakaty');
  const [, picture] = /(\/media\/[^"\s]+)/.exec(listing.body) ?? [];
  const answer = await ask(other, picture ?? '/no-picture');
  assert.is(answer.status, 200);
  assert.match(answer.headers['content-type'] ?? '', /^image\//);
  await buy(other, variantId);
  await eventually(async () => {
    const { rows } = await sql`select number from orders order by number`.execute(other.db);
    assert.equal(rows, [{ number: 1001 }, { number: 1002 }]);
    await assertMoneyPathInvariants(other.db);
  });
});

test.run();
