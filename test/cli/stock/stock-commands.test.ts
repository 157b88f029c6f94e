// Goods received, counted and written off in the terminal, one by one and from a file.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aProduct } from '../../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../../fixtures/a-shop.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { shop: ShopFixture; folder: string };
const test = suite<Context>('kasa stock receive, count, write-off, list and movements');

test.before(async (context) => {
  context.shop = await aShop();
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-stock-'));
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'lynx', title: 'Ryś', onHand: 4 });
  await aProduct(db, { handle: 'wolf', title: 'Wilk', onHand: 1 });
});
test.after(async ({ shop, folder }) => {
  await rm(folder, { recursive: true });
  await shop.close();
});

const kasa = ({ shop }: Context, ...args: string[]) =>
  runKasa(['stock', ...args], { env: { DATABASE_URL: shop.database.url } });

async function answerOf(context: Context, ...args: string[]) {
  return JSON.parse((await kasa(context, ...args, '--json')).stdout);
}

async function fileOf({ folder }: Context, text: string): Promise<string> {
  const file = join(folder, 'lines.csv');
  await writeFile(file, text);
  return file;
}

test('a delivery is received from a file: tried, written, and sent again without effect', async (context) => {
  const file = await fileOf(context, '\uFEFFSKU;quantity\r\nLYNX;6\r\nwolf;2\r\n');
  const key = '00000000-0000-4000-8000-000000000001';
  const args = ['receive', '--file', file, '--note', 'Print shop', '--key', key];
  const tried = await kasa(context, ...args, '--dry-run');
  assert.is(
    tried.stdout,
    'LYNX  10 on hand (+6)\nwolf  3 on hand (+2)\nNothing was changed: leave out --dry-run to do it.\n',
  );
  const received = await answerOf(context, ...args);
  assert.equal(received.lines.map(({ sku, onHand }: { sku: string; onHand: number }) => [sku, onHand]).sort(), [
    ['LYNX', 10],
    ['wolf', 3],
  ]);
  const again = await answerOf(context, ...args);
  assert.equal([again.isRepeated, again.batchId], [true, received.batchId]);
  assert.match((await kasa(context, 'LYNX')).stdout, '10 on hand');
});

test('what is wrong with a file is said line by line, and nothing of it is written', async (context) => {
  const file = await fileOf(context, 'LYNX;1\nNOBODY;2\nWOLF;many\n;3\n');
  const { code, stderr } = await kasa(context, 'receive', '--file', file);
  assert.is(code, 1);
  assert.match(stderr, 'line 3: “many” is no whole number from 0 to 1000000.');
  assert.match(stderr, 'line 4: the SKU is missing.');
  const unknown = await kasa(context, 'receive', '--file', await fileOf(context, 'LYNX;1\nNOBODY;2\n'));
  assert.match(unknown.stderr, 'line 2: no variant has the SKU or EAN NOBODY.');
  const few = await kasa(context, 'write-off', 'WOLF', '9');
  assert.match(few.stderr, 'WOLF: 3 are on hand, 0 of them reserved for orders; fewer than that cannot be left.');
  assert.match((await kasa(context, 'receive')).stderr, 'Neither an SKU with its quantity was given, nor a file.');
  assert.match((await kasa(context, 'LYNX')).stdout, '10 on hand');
});

test('a count and a write-off are movements with their cause, and lists say what there is', async (context) => {
  assert.match(
    (await kasa(context, 'count', 'LYNX', '9')).stdout,
    /LYNX {2}9 on hand \(-1\)\nkasa undo \d+ takes it back/,
  );
  assert.match((await kasa(context, 'count', 'LYNX', '9')).stdout, 'Nothing differs.');
  await kasa(context, 'write-off', 'WOLF', '1', '--cause', 'own_use', '--note', 'for the wall');
  const { movements } = await answerOf(context, 'movements', 'WOLF');
  assert.equal(
    movements.map(({ change, cause, reason, onHand }: Record<string, unknown>) => [change, cause, reason, onHand]),
    [
      [-1, 'own_use', 'for the wall', 2],
      [2, '', 'Print shop', 3],
    ],
  );
  assert.match((await kasa(context, 'movements', '--csv')).stdout, /^at,sku,product,.*\n.*,WOLF,Wilk,/);
  assert.is((await kasa(context, 'list', '--show', 'low')).stdout, 'WOLF  Wilk: 2 on hand, low\n');
  assert.match((await kasa(context, 'list', 'ryś')).stdout, 'LYNX  ');
  const [, after = ''] = /\nMore: --after (\S+)\n$/.exec((await kasa(context, 'list', '--limit', '1')).stdout) ?? [];
  assert.match((await kasa(context, 'list', '--after', after)).stdout, /^WOLF {2}Wilk: 2 on hand, low\n$/);
  assert.match((await kasa(context, 'movements', '--limit', '1')).stdout, /^\d+ .+WOLF.+\nMore: --before \d+\n$/);
  const noDay = await kasa(context, 'movements', '--from', '2026-02-30');
  assert.equal([noDay.code, noDay.stderr.includes('Expected a day such as 2026-11-01.')], [2, true]);
});

test('goods are expected by a day, and received or taken off under their line', async (context) => {
  const expect = (...args: string[]) => kasa(context, 'expect', ...args);
  const { id } = await answerOf(context, 'expect', 'LYNX', '20', '2996-12-12', '--note', 'Print shop');
  const late = await answerOf(context, 'expect', 'WOLF', '5', '2020-01-01');
  assert.is(
    (await kasa(context, 'expected')).stdout,
    `${late.id}  2020-01-01  5 × WOLF  Wilk (late)\n${id}  2996-12-12  20 × LYNX  Ryś (Print shop)\n`,
  );
  const received = await kasa(context, 'expected', 'receive', id);
  assert.match(received.stdout, /^LYNX {2}29 on hand \(\+20\)\nkasa undo \d+ takes it back/);
  assert.match((await kasa(context, 'expected', 'receive', id)).stderr, `Nothing is expected any more under ${id}.`);
  const removed = await kasa(context, 'expected', 'remove', late.id);
  assert.match(removed.stdout, /It is not expected any more\.\nkasa undo \d+/);
  assert.is((await kasa(context, 'expected')).stdout, 'Nothing is expected.\n');
  assert.match((await kasa(context, 'WOLF')).stdout, '2 on hand');
  assert.match((await expect('LYNX', '20', '2026-02-30')).stderr, '2026-02-30 is no day.');
  assert.match((await expect('LYNX', '1000001', '2996-12-12')).stderr, 'no whole number from 1 to 1000000');
  assert.match((await expect('NOBODY', '1', '2996-12-12')).stderr, 'No variant has the SKU NOBODY');
  const unread = await kasa(context, 'expected', 'remove', '7');
  assert.equal([unread.code, unread.stderr.includes('as kasa stock expected lists them')], [2, true]);
});

test('a variant is low from its own number on, or from that of the shop', async (context) => {
  assert.is((await kasa(context, 'limit', 'WOLF')).stdout, "WOLF  Wilk: low from 3 on hand (the shop's limit)\n");
  assert.is((await kasa(context, 'limit', 'WOLF', '1')).stdout, 'WOLF  Wilk: low from 1 on hand (its own limit)\n');
  assert.is((await kasa(context, 'list', '--show', 'low')).stdout, 'There is no such variant.\n');
  assert.equal(await answerOf(context, 'limit', 'WOLF', 'shop'), { ok: true, sku: 'WOLF', lowAt: 3, ownLowAt: null });
  const unread = await kasa(context, 'limit', 'WOLF', 'many');
  assert.equal([unread.code, unread.stderr.includes('a whole number from 0 to 1000000, or "shop"')], [2, true]);
});

test.run();
