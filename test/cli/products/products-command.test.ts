// Products by command: listed, shown, edited at a version, and put on sale and off it.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publishDue } from '#server/catalogue/saving/publish-due.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { whole } from '../../depths.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { database: NamedDatabase };

const test = suite<Context>('kasa products');

test.before(async (context) => {
  context.database = await openTestDatabase();
  await aProduct(context.database.db, { handle: 'fox', title: 'Lis' });
  await aProduct(context.database.db, { handle: 'owl', title: 'Sowa' });
});
test.after(({ database }) => database.close());

const kasa = ({ database }: Context, ...args: string[]) =>
  runKasa(['products', ...args], { env: { DATABASE_URL: database.url } });

const stateOf = (context: Context, handle: string) =>
  context.database.db
    .selectFrom('products')
    .select(['status', 'publish_at'])
    .where('handle', '=', handle)
    .executeTakeFirstOrThrow();

test('products are found by title and SKU, and shown with their version', async (context) => {
  assert.match((await kasa(context, 'list')).stdout, 'published  fox  Lis  (variants: 1, 10 for sale)\npublished  owl');
  assert.not.match((await kasa(context, 'list', '--search', 'sow')).stdout, 'fox');
  assert.match((await kasa(context, 'list', '--search', 'FOX')).stdout, 'fox  Lis');
  assert.match((await kasa(context, 'list', '--state', 'archived')).stdout, 'There is no such product.');
  const { stdout } = await kasa(context, 'show', 'fox');
  assert.match(stdout, 'fox  published  (version 0)');
  assert.match(stdout, 'FOX  300 g  10 on hand, 0 reserved  29.00 EUR, 129.00 PLN');
});

test('fields are edited, and what somebody has changed since is asked about', async (context) => {
  const edited = await kasa(
    context,
    'edit',
    'fox',
    'title.pl=Lisek',
    'FOX:weight=450',
    'FOX:price.EUR=24.90',
    'tags=las, lis',
    'goes-with=owl',
    'withdrawal=sealed_hygiene',
    'cash-register=yes',
  );
  assert.match(edited.stdout, /fox was changed \(version \d+\)/);
  assert.match(
    (await kasa(context, 'show', 'fox')).stdout,
    'FOX  450 g  10 on hand, 0 reserved  24.90 EUR, 129.00 PLN',
  );
  const shown = (await kasa(context, 'show', 'fox')).stdout;
  for (const fact of ['goes well with: owl', 'withdrawal: sealed_hygiene', 'cash register: always'])
    assert.match(shown, fact);
  const collided = await kasa(context, 'edit', 'fox', 'title.pl=Lisica', 'vendor=Las', '--at-version', '0');
  assert.is(collided.code, 1);
  assert.match(collided.stderr, 'title (Polski), by kasa: yours and theirs are Lisica → Lisek');
  assert.is((await kasa(context, 'edit', 'fox', 'vendor=Las', '--at-version', '0')).code, 0);
  const refused: [string[], string][] = [
    [['gone', 'vendor=x'], 'There is no product gone'],
    [['fox', 'colour=red'], 'colour=red is no field'],
    [['fox', 'vat-class=none'], 'vat_class: must be one of'],
    [['fox', 'withdrawal=never'], 'withdrawal_exception: must be one of custom, perishable'],
    [['fox', 'cash-register=perhaps'], 'needs_cash_register'],
    [['fox', 'HEN:weight=1'], 'fox has no variant HEN'],
    [['fox', 'title.pl='], 'fox needs a title in pl'],
    [['fox', 'handle=owl'], 'Another product has the address owl'],
  ];
  for (const [args, said] of refused) assert.match((await kasa(context, 'edit', ...args)).stderr, said);
});

test('products go off sale and on, at once or at a time, and say what became of each', async (context) => {
  const { database } = context;
  const drafted = await kasa(context, 'draft', 'fox', 'owl');
  assert.match(drafted.stdout, '2 changed, 0 unchanged, 0 refused.');
  assert.is((await stateOf(context, 'fox')).status, 'draft');
  assert.match((await kasa(context, 'draft', 'fox')).stdout, '0 changed, 1 unchanged');
  await kasa(context, 'publish', 'fox', '--at', '2996-03-01T09:00');
  const at = new Date('2996-03-01T08:00:00Z');
  assert.equal(await stateOf(context, 'fox'), { status: 'draft', publish_at: at });
  const now = (ms: number) => () => new Date(at.getTime() + ms);
  assert.is(await publishDue({ db: database.db, now: now(-1000) }), 0);
  assert.is(await publishDue({ db: database.db, now: now(0) }), 1);
  assert.equal(await stateOf(context, 'fox'), { status: 'active', publish_at: null });
  assert.is(await publishDue({ db: database.db, now: now(1000) }), 0);
  assert.match((await kasa(context, 'publish', 'owl', '--at', '2020-03-01T09:00')).stderr, '2020-03-01T09:00 is over');
  await kasa(context, 'archive', 'owl');
  assert.match((await kasa(context, 'list', '--state', 'archived')).stdout, 'archived  owl');
});

test('a product without a price is not put on sale, beside others that are', async (context) => {
  const { db } = context.database;
  const variantId = await aProduct(db, { handle: 'hen', title: 'Kura' });
  await db.deleteFrom('prices').where('variant_id', '=', variantId).execute();
  await db.updateTable('products').set({ status: 'draft' }).where('handle', 'in', ['hen', 'owl']).execute();
  const published = await kasa(context, 'publish', 'hen', 'owl');
  assert.is(published.code, 1);
  assert.match(published.stderr, 'hen  refused: hen has no price');
  assert.match(published.stdout, '1 changed, 0 unchanged, 1 refused.');
});

test('a product is duplicated as a draft of its own, and a tag comes and goes for many at once', async (context) => {
  const { stdout } = await kasa(context, 'duplicate', 'fox');
  const [, copy = ''] = /^(\S+) {2}.+ {2}draft\n$/.exec(stdout) ?? [];
  assert.is((await stateOf(context, copy)).status, 'draft');
  assert.match((await kasa(context, 'show', copy)).stdout, 'without an SKU  450 g  0 on hand');
  assert.match((await kasa(context, 'duplicate', 'fx')).stderr, 'There is no product fx.');

  const tagged = await kasa(context, 'tag', 'winter', 'fox', copy);
  assert.match(tagged.stdout, '2 changed, 0 unchanged, 0 refused.\nkasa undo ');
  assert.match((await kasa(context, 'show', 'fox')).stdout, 'tags: las, lis, winter');
  const found = await kasa(context, 'tag', 'winter', '--filter', 'state=draft');
  assert.match(found.stdout, 'unchanged, because it was so already\n1 changed, 1 unchanged, 0 refused.');
  assert.is(JSON.parse((await kasa(context, 'untag', 'winter', 'fox', '--json')).stdout).changed, 1);
  assert.match((await kasa(context, 'show', 'fox')).stdout, 'tags: las, lis\n');
  const refused: [string[], string][] = [
    [['tag', 'winter'], 'it must be clear which products are meant'],
    [['tag', 'winter', 'fox', '--filter', 'state=draft'], 'it must be clear which products are meant'],
    [['tag', ' ', 'fox'], 'The tag is empty'],
    [['tag', 'red, blue', 'fox'], 'A tag has no comma'],
    [['tag', 'winter', 'gone'], 'There is no product gone'],
    [['untag', 'winter', '--filter', 'text=nowhere'], 'The filter finds no product'],
    [['untag', 'winter', '--filter', 'colour=red'], 'has no filter colour=red'],
  ];
  for (const [args, said] of refused) assert.match((await kasa(context, ...args)).stderr, said);
});

whole(test)(
  'options and values are added as they are typed, and variants come with the prices of the first',
  async (context) => {
    const { database } = context;
    await aProduct(database.db, { handle: 'shirt', title: 'Koszula' });
    assert.match((await kasa(context, 'options', 'shirt')).stdout, 'shirt is sold as one thing');
    const added = await kasa(context, 'options', 'shirt', 'Size: S M x Colour: dark red, blue');
    assert.match(added.stdout, '  Size: S, M\n  Colour: dark red, blue\n3 variants were added.\nkasa undo ');
    const { stdout } = await kasa(context, 'variants', 'shirt');
    assert.match(stdout, '  SHIRT  S / dark red  300 g  10 on hand, 0 reserved  29.00 EUR, 129.00 PLN');
    assert.match(stdout, '  without an SKU  M / blue  0 on hand, 0 reserved  29.00 EUR, 129.00 PLN');
    const more = await kasa(context, 'options', 'shirt', 'size: m L', '--json');
    assert.equal(JSON.parse(more.stdout).options[0], { name: 'Size', values: ['S', 'M', 'L'] });
    assert.is(JSON.parse((await kasa(context, 'variants', 'shirt', '--json')).stdout).variants.length, 6);
    const refused: [string[], string][] = [
      [['gone', 'Size: S'], 'There is no product gone'],
      [['shirt', 'XL XXL'], 'belongs to an option of shirt that has no name'],
      [['shirt', ''], 'There is no value to add'],
      [['shirt', 'A: 1 x B: 1'], 'is no option with values'],
    ];
    for (const [args, said] of refused) assert.match((await kasa(context, 'options', ...args)).stderr, said);
    assert.is(JSON.parse((await kasa(context, 'variants', 'shirt', '--json')).stdout).variants.length, 6);
  },
);

whole(test)(
  'an option and its values are renamed, merged, ordered and removed, and variants stay the same',
  async (context) => {
    const { db } = context.database;
    await aProduct(db, { handle: 'scarf', title: 'Szal' });
    await kasa(context, 'options', 'scarf', 'Size: Small Large x Colour: red, crimson, blue');
    const option = (...args: string[]) => kasa(context, 'option', 'scarf', ...args);
    const stocked = () =>
      db
        .selectFrom('variants')
        .select(['id', 'option1', 'option2'])
        .where('sku', '=', 'SCARF')
        .executeTakeFirstOrThrow();
    const before = await stocked();

    const renamed = await option(
      'size',
      '--rename',
      'Rozmiar',
      '--value',
      'small=S',
      '--value',
      'Large=L',
      '--place',
      '2',
    );
    assert.match(renamed.stdout, '  Colour: red, crimson, blue\n  Rozmiar: S, L\nkasa undo ');
    assert.equal(await stocked(), { id: before.id, option1: 'red', option2: 'S' });
    const merged = await option('Colour', '--value', 'red=crimson', '--order', 'blue, crimson');
    assert.match(merged.stdout, '  Colour: blue, crimson\n');
    assert.equal(await stocked(), { id: before.id, option1: 'crimson', option2: 'S' });
    assert.is(JSON.parse((await kasa(context, 'variants', 'scarf', '--json')).stdout).variants.length, 4);
    assert.match((await option('Rozmiar', '--value', 'L=')).stdout, '  Rozmiar: S\n');
    assert.match((await option('Rozmiar', '--remove')).stdout, '  Colour: blue, crimson\nkasa undo ');
    assert.match((await option('Colour', '--order', 'blue')).stdout, 'It was so already.');
    assert.is((await stocked()).id, before.id);

    const refused: [string[], string][] = [
      [['Colour'], 'Nothing was said to change.'],
      [['Width', '--remove'], 'scarf has no option Width.'],
      [['Colour', '--value', 'green=lime'], 'Colour has no value green.'],
      [['Colour', '--value', 'red'], 'red is no change of a value.'],
      [['Colour', '--value', 'crimson=', '--value', 'blue='], 'Colour would have no value left.'],
      [['Colour', '--rename', ' '], 'must not be empty'],
    ];
    for (const [args, said] of refused) assert.match((await option(...args)).stderr, said);
  },
);

whole(test)(
  'pictures are ordered, described, given to a value and taken off by their number, and added by their key',
  async (context) => {
    const { db } = context.database;
    await aProduct(db, { handle: 'plate', title: 'Talerz' });
    await kasa(context, 'options', 'plate', 'Colour: blue, red');
    const facts = { width: 400, height: 300, ground_color: '#ffffff', added_at: new Date('2026-11-20T10:00:00Z') };
    const [first, second] = ['a'.repeat(20), 'b'.repeat(20)];
    await db
      .insertInto('pictures')
      .values([first, second].map((key) => ({ ...{ key, name: `${key}.jpg` }, ...facts })))
      .execute();
    const pictures = (...args: string[]) => kasa(context, 'pictures', 'plate', ...args);

    assert.is((await pictures()).stdout, 'plate has no picture.\n');
    await pictures(first);
    const added = await pictures(second, 'place=1', 'alt.en=From above', 'focus=30,60');
    assert.match(
      added.stdout,
      `  1  ${second}  400 × 300  focus 30,60  en: From above\n  2  ${first}  400 × 300  focus`,
    );
    const changed = await pictures('2', 'place=1', 'whole=yes', 'value=red');
    assert.match(changed.stdout, `  1  ${first}  400 × 300  whole  for red\n  2  ${second}`);
    assert.match((await pictures('1', 'whole=yes')).stdout, 'It was so already.');
    assert.match((await pictures('1', 'value=')).stdout, `  1  ${first}  400 × 300  whole\n`);
    assert.match((await pictures('2', 'off')).stdout, `  1  ${first}  400 × 300  whole\nkasa undo `);

    const refused: [string[], string][] = [
      [['7', 'place=1'], 'plate has no picture 7.'],
      [['1'], 'Nothing was said to change.'],
      [['1', 'colour=red'], 'colour=red is no field with a value.'],
      [['1', 'focus=300,1'], '300,1 is no point of a picture.'],
      [['1', 'place=0'], '0 is no place.'],
      [['1', 'value=green'], 'No option of the product has the value green.'],
      [['c'.repeat(20)], `The shop has no picture ${'c'.repeat(20)}.`],
    ];
    for (const [args, said] of refused) assert.match((await pictures(...args)).stderr, said);
  },
);

test('products are listed, published and archived by the filters of the office’s list', async (context) => {
  const { db } = context.database;
  for (const handle of ['sale-1', 'sale-2', 'sale-3'])
    await aProduct(db, { handle, onHand: handle === 'sale-3' ? 9 : 1 });
  const few = ['--filter', 'stock=1', '--filter', 'text=sale-'];
  const listed = (await kasa(context, 'list', ...few)).stdout;
  assert.match(listed, 'sale-1');
  assert.match(listed, 'sale-2');
  assert.not.match(listed, /sale-3|fox|owl/);
  const drafted = await kasa(context, 'draft', ...few, '--json');
  assert.equal(
    JSON.parse(drafted.stdout)
      .changed.map(({ handle }: { handle: string }) => handle)
      .toSorted(),
    ['sale-1', 'sale-2'],
  );
  assert.is((await stateOf(context, 'sale-2')).status, 'draft');
  assert.is((await stateOf(context, 'sale-3')).status, 'active');
  const published = await kasa(context, 'publish', ...few, '--filter', 'state=draft', '--at', '2999-03-01T09:00');
  assert.match(published.stdout, '2 changed, 0 unchanged, 0 refused.');
  assert.ok((await stateOf(context, 'sale-1')).publish_at);
  assert.match((await kasa(context, 'archive', 'fox', ...few)).stderr, 'it must be clear which products are meant');
  assert.match((await kasa(context, 'archive')).stderr, 'it must be clear which products are meant');
  assert.match((await kasa(context, 'archive', '--filter', 'collection=gone')).stderr, 'The filter finds no product.');
  assert.match((await kasa(context, 'list', '--filter', 'shape=round')).stderr, 'has no filter shape=round');
});

test.run();
