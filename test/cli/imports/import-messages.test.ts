import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { directory: string; database: NamedDatabase };

const test = suite<Context>('messages of kasa import');

test.before(async (context) => {
  context.directory = await makeDataDirectory('messages');
  context.database = await openTestDatabase();
});
test.after(async ({ directory, database }) => {
  await database.close();
  await rm(directory, { recursive: true });
});

async function run({ directory, database }: Context, text: string, ...flags: string[]) {
  const file = join(directory, 'shop.csv');
  await writeFile(file, text);
  return runKasa(['import', file, ...flags], { env: { KASA_DATA: directory, DATABASE_URL: database.url } });
}

const oversold = `Handle,Title,Variant Price,Variant Inventory Qty\n${Array.from({ length: 30 }, (_, n) => `p-${n},P,5,-1\n`).join('')}`;

test('of each kind of warning the first few are printed, all of them in JSON', async (context) => {
  const { code, stdout, stderr } = await run(context, oversold);
  assert.is(code, 0);
  assert.is(stderr.match(/\[OVERSOLD\]/g)?.length, 5);
  assert.match(stderr, 'and 25 more warnings OVERSOLD; --json lists them');
  assert.match(stderr, '30 of 30 products have no EUR price: not sold on /nl /de /en.');
  assert.match(stdout, '30 products created, 0 updated, 0 unchanged (30 rows).');
  assert.match(stdout, 'The shop has 30 products for sale; sold on /pl 30, /nl /de /cs /en 0.');
  const { warnings, warningCounts, coverage } = JSON.parse((await run(context, oversold, '--json')).stdout);
  assert.is(warnings.filter((warning: { code: string }) => warning.code === 'OVERSOLD').length, 30);
  assert.equal([warningCounts.OVERSOLD, coverage.products], [30, 30]);
});

test('of each kind of fault the first ones are printed, and all are counted', async (context) => {
  const rows = Array.from({ length: 30 }, (_, n) => `q-${n},Q,x\n`).join('');
  const { code, stderr } = await run(context, `Handle,Title,Variant Price\n${rows}`);
  assert.is(code, 1);
  assert.is(stderr.match(/\[INVALID_PRICE\]/g)?.length, 20);
  assert.match(stderr, 'and 10 more faults INVALID_PRICE; --json lists them');
  assert.match(stderr, '30 faults in');
});

test('a warning that speaks for many rows is one', async (context) => {
  const rows = Array.from({ length: 30 }, (_, n) => `r-${n},R,"5,50"\n`).join('');
  const { stdout, stderr } = await run(context, `Handle,Title,Variant Price\n${rows}`, '--dry-run');
  assert.match(stderr, '30 numbers have a comma before the decimals');
  assert.is(Number(/(\d+) warnings/.exec(stdout)?.[1]), stderr.match(/^warning: /gm)?.length);
});

test('a folder and a device are named as what they are', async ({ directory }) => {
  const { stderr } = await runKasa(['import', directory]);
  assert.match(stderr, `${directory} is a folder.`);
  assert.match((await runKasa(['import', '/dev/null'])).stderr, '/dev/null is a pipe or a device');
});

test('a file of another system is named, and what to do', async (context) => {
  const { code, stderr } = await run(context, 'handleId,fieldType,name\nproduct_1,Product,A\n');
  assert.is(code, 1);
  assert.match(stderr, 'This is a file of Wix.');
  assert.match(stderr, 'kasa export');
  assert.match(stderr, 'One fault in');
});

test('an export says on which addresses it is not sold', async (context) => {
  const file = join(context.directory, 'out.csv');
  const env = { KASA_DATA: context.directory, DATABASE_URL: context.database.url };
  const { stdout, stderr } = await runKasa(['export', file], { env });
  assert.match(stdout, 'bytes written');
  assert.match(stderr, 'warning: 30 of 30 products have no EUR price: not sold on /nl /de /en.');
});

// It once said "kasa undo 1 takes the import back" of a batch that was taken back already.
test('a dry run names nothing that could be taken back, and says what would be for sale', async (context) => {
  const file = 'Handle,Title,Variant Price\ndry,Dry,5\n';
  const { stdout } = await run(context, file, '--dry-run');
  assert.not.match(stdout, 'kasa undo');
  assert.match(stdout, 'Afterwards the shop would have');
  assert.is(JSON.parse((await run(context, file, '--dry-run', '--json')).stdout).batchId, null);
  assert.match((await run(context, file)).stdout, /kasa undo \d+ takes the import back/);
});

test.run();
