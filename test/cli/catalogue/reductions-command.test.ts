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
  assert.match(
    await refused('FOX', '--percent', '5', '--in', 'PLN', '--until', '2027-03-28T02:30'),
    '2027-03-28T02:30 does not come',
  );
  assert.match(await refused('FOX', '--percent', '5', '--in', 'PLN', '--from', '2020-01-01'), 'leave --from out');
  assert.match(await refused('--collection', 'none', '--percent', '5', '--in', 'PLN'), 'There is no collection none.');
  assert.match((await kasa(context, 'end', '7')).stderr, 'There is no reduction 7.');
});

test('a planned reduction moves to another time and amount, a running one to another end only', async (context) => {
  const { db } = context.database;
  for (const handle of ['owl', 'hen']) {
    await aProduct(db, { handle, title: handle });
    await db
      .updateTable('products')
      .set({ tags: ['birds'] })
      .where('handle', '=', handle)
      .execute();
  }
  const add = [
    'add',
    '--tag',
    'birds',
    '--percent',
    '20',
    '--in',
    'PLN',
    '--from',
    '2996-03-01',
    '--until',
    '2996-03-02',
  ];
  const { setId } = JSON.parse((await kasa(context, ...add, '--json')).stdout);
  const change = (...args: string[]) => kasa(context, 'change', setId, ...args);
  const period = async () =>
    (
      await db
        .selectFrom('price_reductions')
        .select(['amount_minor', 'begins_at', 'ends_at'])
        .where('set_id', '=', setId)
        .execute()
    ).map((row) => [Number(row.amount_minor), row.begins_at.toISOString(), row.ends_at?.toISOString()]);

  const moved = await change('--from', '2996-03-05T10:00', '--until', '2996-03-06', '--to', '99.00');
  assert.match(moved.stdout, /2 prices were moved\.\nkasa undo \d+ takes it back/);
  const later = [9_900, '2996-03-05T09:00:00.000Z', '2996-03-06T23:00:00.000Z'];
  assert.equal(await period(), [later, later]);
  assert.match((await change('--to', '99')).stdout, 'It is so already.');

  // Another one holds afterwards, of one of the two: neither moves.
  await kasa(context, 'add', 'HEN', '--to', '50', '--in', 'PLN', '--from', '2996-03-10', '--until', '2996-03-12');
  const refused: [string[], string][] = [
    [['--until', '2996-03-10'], 'Another reduction of one of the prices holds at that time.'],
    [['--to', '129.00'], 'The reduced price is no lower than the price.'],
    [['--until', '2996-03-01'], 'The reduction would end before it begins.'],
    [['--from', '2020-01-01'], 'That begin has passed'],
    [['--from', '2027-03-28T02:30'], 'Write 2027-03-28T03:30, for example'],
    [['--from', '2996-03-32'], '2996-03-32 is no day and no moment'],
    [[], 'Nothing was said to change.'],
  ];
  for (const [args, said] of refused) assert.match((await change(...args)).stderr, said);
  assert.equal(await period(), [later, later]);

  assert.match((await change('--from', 'now')).stdout, '2 prices were moved.');
  assert.match((await change('--to', '89')).stderr, 'its price and its begin stay as shoppers were told');
  assert.match((await change('--until', '2996-03-07')).stdout, '2 prices were moved.');
  await kasa(context, 'end', setId);
  assert.match((await kasa(context, 'change', '7', '--to', '9')).stderr, 'The reduction is over, or was taken out.');
  assert.match((await change('--until', '2996-03-07')).stderr, 'The reduction is over, or was taken out.');
});

test.run();
