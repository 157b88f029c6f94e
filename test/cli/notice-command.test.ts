import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { beginShop } from '#server/shop/begin-shop.ts';
import { findGuaranteeFile } from '#server/terms/guarantee-store.ts';
import { marketOfCountry } from '#src/shop/market-presets.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { standInDrawing } from '../fixtures/a-guarantee-file.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { runKasa } from './run-kasa.ts';

type Context = { directory: string; database: NamedDatabase; file: string };

const test = suite<Context>('kasa notice');
const sha256 = createHash('sha256').update(standInDrawing).digest('hex');

test.before(async (context) => {
  context.directory = await makeDataDirectory('notice');
  context.database = await openTestDatabase();
  context.file = join(context.directory, 'stand-in.svg');
  writeFileSync(context.file, standInDrawing);
  await aProduct(context.database.db, { handle: 'rama' });
});
test.after(async ({ directory, database }) => {
  await database.close();
  rmSync(directory, { recursive: true });
});

const run = ({ directory, database }: Context, ...args: string[]) =>
  runKasa(['notice', ...args], { env: { KASA_DATA: directory, DATABASE_URL: database.url } });

test('a file is kept byte for byte, listed with its checksum, and taken away again', async (context) => {
  const set = await run(context, 'set', 'pl', context.file);
  assert.is(set.code, 0, set.stderr);
  assert.match(set.stdout, `sha256 ${sha256}`);
  const kept = await findGuaranteeFile(context.database.db, sha256);
  assert.ok(kept?.bytes.equals(standInDrawing));
  const label = ['--years', '5', '--brand', 'Dąb', '--model', 'R-30'];
  assert.is((await run(context, 'garan', 'rama', context.file, ...label)).code, 0);
  const { stdout } = await run(context, 'list');
  assert.match(stdout, `pl  image/svg+xml  sha256 ${sha256}`);
  assert.match(stdout, 'de  none: the reminder in words is shown');
  assert.match(stdout, `rama  Dąb R-30, 5 years  image/svg+xml  sha256 ${sha256}`);
  assert.match((await run(context, 'remove', 'pl')).stdout, 'Removed');
  assert.match((await run(context, 'remove-garan', 'rama')).stdout, 'Removed');
  assert.equal(JSON.parse((await run(context, 'list', '--json')).stdout), { ok: true, notices: [], garan: [] });
});

test('the languages that the shop sells in are listed, and what is kept for others', async (context) => {
  const { db } = context.database;
  await inTransaction(db, (tx) =>
    beginShop(tx, {
      name: 'De Theewinkel',
      country: 'NL',
      markets: [marketOfCountry('NL')],
      look: undefined,
      now: new Date(),
    }),
  );
  await run(context, 'set', 'cs', context.file);
  const { stdout } = await run(context, 'list');
  assert.equal(
    stdout
      .split('\n')
      .map((line) => line.slice(0, 4).trim())
      .filter(Boolean),
    ['nl', 'cs'],
  );
});

test('what cannot be shown, nobody sells, or lasts too short says how to mend it', async (context) => {
  const text = join(context.directory, 'notice.txt');
  writeFileSync(text, 'Two years.');
  const refused = await run(context, 'set', 'pl', text, '--json');
  assert.is(JSON.parse(refused.stdout).error.code, 'FILE_NOT_SHOWN');
  assert.match((await run(context, 'set', 'pl', 'nowhere.pdf')).stderr, 'There is no file nowhere.pdf.');
  assert.match((await run(context, 'set', 'pl', context.directory)).stderr, 'is a folder.');
  const label = ['--brand', 'Dąb', '--model', 'R-30'];
  const unknown = await run(context, 'garan', 'nikt', context.file, '--years', '5', ...label);
  assert.match(unknown.stderr, 'There is no product nikt.');
  const short = await run(context, 'garan', 'rama', context.file, '--years', '2', ...label);
  assert.is(short.code, 2);
  assert.is((await run(context, 'set', 'xx', context.file)).code, 2);
});

test.run();
