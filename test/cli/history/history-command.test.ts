// What commands change stands in the history, and is taken back by its number.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { database: NamedDatabase };

const test = suite<Context>('kasa history, kasa undo and kasa price --percent');

test.before(async (context) => {
  context.database = await openTestDatabase();
  await aProduct(context.database.db, { handle: 'owl', title: 'Sowa', priceMinor: { PLN: 1000, EUR: 300 } });
  await aProduct(context.database.db, { handle: 'fox', title: 'Lis', priceMinor: { PLN: 2000, EUR: 500 } });
});
test.after(({ database }) => database.close());

const kasa = ({ database }: Context, ...args: string[]) => runKasa(args, { env: { DATABASE_URL: database.url } });

test('many prices change in one go, are read in the history, and are taken back by their number', async (context) => {
  const dry = await kasa(context, 'price', '--percent', '-10', '--in', 'PLN', '--round', '.99', '--dry-run');
  assert.match(dry.stdout, 'FOX  20.00 PLN → 18.99 PLN');
  assert.match(dry.stdout, 'Dry run, nothing was changed: 2 would change, 0 unchanged, 0 refused.');
  assert.match((await kasa(context, 'history')).stdout, 'Nothing was changed yet.');

  const raised = await kasa(context, 'price', '--percent', '-10', '--in', 'PLN', '--round', '.99');
  const [, number = ''] = /kasa undo (\d+) takes it back/.exec(raised.stdout) ?? [];
  assert.match((await kasa(context, 'history')).stdout, /Prices in PLN: [-−]10% {2}\(2 changes of 2\)/);
  assert.match((await kasa(context, 'history', 'owl')).stdout, /owl: price \(PLN, OWL\) {2}10\.00 PLN → 9\.99 PLN/);

  await kasa(context, 'price', 'FOX', '15', 'PLN');
  const { stdout: newest } = await kasa(context, 'history', '--limit', '1');
  const [, next = ''] = /^\d+ {2}.+\nMore: --before (\d+)\n$/.exec(newest) ?? [];
  assert.match((await kasa(context, 'history', '--before', next)).stdout, /^\d+ .+ Prices in PLN/);
  const undone = await kasa(context, 'undo', number);
  assert.match(undone.stdout, '1 taken back of “Prices in PLN: −10%”, 1 left alone.');
  assert.match(undone.stdout, 'fox: price (PLN, FOX): was changed since');
  const again = await kasa(context, 'undo', number);
  assert.equal([again.code, again.stderr.includes('was taken back already')], [1, true]);

  await kasa(context, 'price', 'FOX', '17', 'PLN');
  const back = await kasa(context, 'undo', number, '--version-of', 'fox');
  assert.match(back.stdout, `taken back of “Back to what it was after change ${number}”, 0 left alone.`);
  assert.match((await kasa(context, 'price', 'FOX')).stdout, '18.99 PLN');
});

test('prices rise of what the list of products finds with the same filters', async (context) => {
  const raise = ['price', '--percent', '50', '--in', 'EUR', '--dry-run'];
  const listed = await kasa(context, 'products', 'list', '--filter', 'text=Lis', '--json');
  assert.equal(
    JSON.parse(listed.stdout).products.map(({ handle }: { handle: string }) => handle),
    ['fox'],
  );
  const found = await kasa(context, ...raise, '--filter', 'text=Lis', '--filter', 'state=published');
  assert.match(found.stdout, 'FOX  5.00 EUR → 7.50 EUR');
  assert.match(found.stdout, '1 would change, 0 unchanged, 0 refused.');
  const refused: [string[], string][] = [
    [['--filter', 'state=draft'], 'The filter finds no product'],
    [['--filter', 'colour=red'], 'The list of products has no filter colour=red'],
    [['--filter', 'state=draft', '--collection', 'mugs'], 'what a filter finds or all prices'],
  ];
  for (const [args, said] of refused) assert.match((await kasa(context, ...raise, ...args)).stderr, said);
});

test('what is no batch, no thing and no percentage is said, with what to do', async (context) => {
  const refused: [string[], number, string][] = [
    [['undo', '999'], 1, 'The history has no line 999'],
    [['undo', 'x'], 2, 'whole number'],
    [['undo', '1', '--version-of', 'gone'], 1, 'There is no product, collection or SKU gone'],
    [['history', '--batch', '999'], 1, 'The history has no line 999'],
    [['history', 'gone'], 1, 'There is no product, collection or SKU gone'],
    [['price', '--percent', '-100', '--in', 'PLN'], 2, 'Nothing would be left'],
    [['price', '--percent', '5'], 1, 'The currency is missing'],
    [['price', '--percent', '5', '--in', 'PLN', '--collection', 'gone'], 1, 'There is no collection gone'],
    [['price', '--in', 'PLN'], 1, 'need a percentage'],
    [['price', '--filter', 'state=draft'], 1, 'need a percentage'],
    [['price'], 1, 'Whose price is it?'],
  ];
  for (const [args, code, said] of refused) {
    const answer = await kasa(context, ...args);
    assert.is(answer.code, code, args.join(' '));
    assert.match(answer.stderr, said);
  }
});

test.run();
