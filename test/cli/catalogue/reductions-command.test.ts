// The command that lowers prices for a time, beside a shop.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { database: NamedDatabase };

const test = suite<Context>('kasa reductions');

test.before(async (context) => {
  context.database = await openTestDatabase();
  await aProduct(context.database.db, { handle: 'fox', title: 'Lis' });
});
test.after(({ database }) => database.close());

const kasa = ({ database }: Context, ...args: string[]) =>
  runKasa(['reductions', ...args], { env: { DATABASE_URL: database.url } });

test('a price is reduced now, listed, and its end is told with how to take it back', async (context) => {
  const dry = await kasa(context, 'add', 'FOX', '--percent', '20', '--in', 'PLN', '--round', '.99', '--dry-run');
  assert.match(dry.stdout, 'FOX  129.00 PLN → 103.99 PLN, its page crosses out 129.00 PLN');
  assert.match(dry.stdout, 'Dry run, nothing was changed: 1 would be reduced');
  assert.is((await kasa(context)).stdout, 'No price is reduced for a time.\n');

  const added = await kasa(context, 'add', 'FOX', '--to', '99.00', '--in', 'PLN', '--title', 'Black Week');
  assert.match(added.stdout, /1 reduced, 0 unchanged, 0 refused; from .* until it is ended/);
  assert.match(added.stdout, /kasa undo \d+ takes it back/);
  const listed = await kasa(context);
  assert.match(
    listed.stdout,
    /running {2}from .* until it is ended {2}23\.25% off 1 price in PLN {2}Black Week, (Lis|fox)/,
  );
  const { reductions } = JSON.parse((await kasa(context, '--json')).stdout);
  assert.match(
    (await kasa(context, 'add', '--all', '--percent', '10', '--in', 'PLN')).stderr,
    'another reduction holds',
  );
  assert.match((await kasa(context, 'end', reductions[0].setId)).stdout, '1 ended, 0 withdrawn, 0 over before.');
});

test('what cannot be understood says what to write instead', async (context) => {
  const refused = async (...args: string[]) => (await kasa(context, 'add', ...args)).stderr;
  assert.match(await refused('FOX', '--in', 'PLN'), 'Add --percent 20, or --to 99.00.');
  assert.match(await refused('--percent', '5', '--in', 'PLN'), 'Name one SKU, --collection, --tag, or --all.');
  assert.match(await refused('FOX', '--percent', '5', '--in', 'PLN', '--until', 'soon'), 'soon is no day');
  assert.match(await refused('FOX', '--percent', '5', '--in', 'PLN', '--from', '2020-01-01'), 'leave --from out');
  assert.match(await refused('--collection', 'none', '--percent', '5', '--in', 'PLN'), 'There is no collection none.');
  assert.match((await kasa(context, 'end', '7')).stderr, 'There is no reduction 7.');
});

test.run();
