// Options and variants of a product, changed in one save with everything else: variants stay the same variants.

import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { type ProductPatchInput, productPatchSchema } from '#server/catalogue/saving/product-patch.ts';
import { saveProduct } from '#server/catalogue/saving/save-products.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand, readVersions } from '#server/history/change-batch.ts';
import { listChanges } from '#server/history/list-history.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { aShirt } from '../../fixtures/catalogue/a-shirt.ts';
import { dumpTables } from '../../fixtures/catalogue/catalogue-dump.ts';
import { emptyShopSuite, importOptions } from '../../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('options and variants of a product');
const now = () => new Date('2026-11-20T10:15:00Z');

async function save(db: Db, productId: string, patch: ProductPatchInput, version: number | null = null) {
  return saveProduct(
    { db, now, by: byCommand, baseLocale: 'pl' },
    {
      productId,
      version,
      patch: productPatchSchema.parse(patch),
      title: { key: 'batch.productEdited', values: { product: 'shirt' } },
    },
  );
}

async function saved(db: Db, productId: string, patch: ProductPatchInput) {
  const answer = await save(db, productId, patch);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.batchId ?? 0;
}

async function refused(db: Db, productId: string, patch: ProductPatchInput) {
  const answer = await save(db, productId, patch);
  return answer.ok ? 'saved' : answer.error;
}

/** `S-RED S red 5`, those on sale in their order. */
async function variantsOf(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', nullif(sku, ''), option1, option2, option3, on_hand) as name from variants
    where archived_at is null order by position`.execute(db);
  return rows.map(({ name }) => name);
}

async function idsOf(db: Db) {
  const rows = await db.selectFrom('variants').select(['id', 'sku']).execute();
  return (sku: string) => rows.find((row) => row.sku === sku)?.id ?? '';
}

async function exported(db: Db) {
  const parts: string[] = [];
  const options = { ...importOptions(), header: 'new' } as const;
  for await (const part of exportCatalogue(db, options)) parts.push(part);
  return parts.join('');
}

test('an export after a variant in the middle was archived is imported again without a change', async ({
  database: { db },
}) => {
  const id = await aShirt(db);
  const idOf = await idsOf(db);
  await saved(db, id, { archivedVariants: [idOf('S-RED')] });
  const text = await exported(db);
  const before = await dumpTables(db);
  const { products, faults } = await importCatalogue(db, text, importOptions({ now: now() }));
  assert.equal([products.created, products.updated, faults], [0, 0, []]);
  assert.equal(await dumpTables(db), before);
  // In another order it is another one.
  const [head = '', first = '', second = '', third = ''] = (await exported(db)).split('\n');
  const cells = (line: string) => line.split(',');
  const turned = [head, first, third, second].filter((line) => cells(line).length > 1);
  assert.is((await importCatalogue(db, `${turned.join('\n')}\n`, importOptions({ now: now() }))).products.updated, 1);
  assert.equal(
    (await variantsOf(db)).map((name) => name.split(' ')[0]),
    ['M-RED', 'M-BLUE', 'S-BLUE'],
  );
});

const option = (was: string | null, name: string, ...values: (string | [string, ...string[]])[]) => ({
  ...{ was, name },
  values: values.map((value) =>
    typeof value === 'string' ? { value, was: was ? [value] : [] } : { value: value[0], was: value.slice(1) },
  ),
});
const size = option('Size', 'Size', 'S', 'M');
const colour = option('Colour', 'Colour', 'red', 'blue');
const shirts = ['S-RED S red 5', 'M-RED M red 6', 'S-BLUE S blue 7', 'M-BLUE M blue 8'];

const undo = (db: Db, batchId: number) => undoBatch({ db, now, history: catalogueHistory }, { batchId, by: byCommand });

async function undone(db: Db, batchId: number) {
  const answer = await undo(db, batchId);
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value.left.map(({ value, reason }) => `${value.part}.${value.field} ${reason}`);
}

test('one cell of the matrix writes one row, and one line of the history', async ({ database: { db } }) => {
  const id = await aShirt(db);
  const idOf = await idsOf(db);
  const batchId = await saved(db, id, { variants: { [idOf('M-RED')]: { barcode: '5901234123457' } } });
  const { rows: changes } = await listChanges(db, { of: { batchId }, first: 5 });
  assert.equal(
    changes.map(({ part, field, key }) => [part, field, key]),
    [['variants', 'barcode', { id: idOf('M-RED') }]],
  );
});

test('a value that is added leaves what there is alone, and its variants are sold', async ({ database: { db } }) => {
  const id = await aShirt(db);
  const added = { values: ['L', 'red'], sku: 'L-RED', prices: { PLN: { amount_minor: 1400 } }, on_hand: 3 };
  const options = [option('Size', 'Size', 'S', 'M', ['L']), colour];
  const batchId = await saved(db, id, { options, addedVariants: [added] });
  assert.equal(await variantsOf(db), [...shirts, 'L-RED L red 3']);
  const { rows } = await sql<{ price: number; moved: number; option_values: string[] }>`
    select amount_minor as price, quantity as moved, option_values from variants v
    join prices on prices.variant_id = v.id and currency = 'PLN' join stock_movements m on m.variant_id = v.id
    join product_options o on o.product_id = v.product_id and o.position = 1
    where sku = 'L-RED'`.execute(db);
  assert.equal(rows, [{ price: 1400, moved: 3, option_values: ['S', 'M', 'L'] }]);
  assert.equal(await undone(db, batchId), []);
  assert.equal(await variantsOf(db), shirts);
});

test('what comes back after it was archived is the same variant', async ({ database: { db } }) => {
  const id = await aShirt(db);
  const idOf = await idsOf(db);
  const batchId = await saved(db, id, { archivedVariants: [idOf('M-RED')] });
  assert.equal(
    await variantsOf(db),
    shirts.filter((name) => !name.startsWith('M-RED')),
  );
  const again = await saved(db, id, { addedVariants: [{ values: ['M', 'red'], on_hand: 9 }] });
  assert.is((await db.selectFrom('variants').select('id').execute()).length, 4);
  assert.equal((await variantsOf(db)).at(-1), 'M-RED M red 9');
  assert.equal(await undone(db, again), []);
  assert.equal(await undone(db, batchId), []);
  assert.equal((await variantsOf(db)).toSorted(), shirts.toSorted());
});

test('values that are renamed keep variants and translations, also where they change places', async ({
  database: { db },
}) => {
  const id = await aShirt(db);
  const idOf = await idsOf(db);
  await saved(db, id, { optionTexts: { de: { red: 'rot', M: 'mittel' } } });
  const renamed = [
    option('Size', 'Rozmiar', ['M', 'S'], ['S', 'M']),
    option('Colour', 'Colour', ['crimson', 'red'], 'blue'),
  ];
  const batchId = await saved(db, id, { options: renamed });
  assert.equal(await variantsOf(db), ['S-RED M crimson 5', 'M-RED S crimson 6', 'S-BLUE M blue 7', 'M-BLUE S blue 8']);
  assert.equal((await idsOf(db))('S-RED'), idOf('S-RED'));
  const texts = await db.selectFrom('product_option_texts').select(['source', 'target']).orderBy('source').execute();
  assert.equal(texts, [
    { source: 'M', target: 'mittel' },
    { source: 'S', target: 'mittel' },
    { source: 'crimson', target: 'rot' },
  ]);
  assert.equal(await undone(db, batchId), []);
  assert.equal(await variantsOf(db), shirts);
  const before = await db.selectFrom('product_option_texts').select(['source', 'target']).orderBy('source').execute();
  assert.equal(before, [
    { source: 'M', target: 'mittel' },
    { source: 'red', target: 'rot' },
  ]);
});

test('a value takes the name that another gives up in the same save', async ({ database: { db } }) => {
  const id = await aShirt(db);
  const options = [option('Size', 'Size', ['S'], ['XS', 'S'], 'M'), colour];
  const batchId = await saved(db, id, { options, addedVariants: [{ values: ['S', 'red'], sku: 'NEW' }] });
  assert.equal(
    (await variantsOf(db)).filter((name) => name.includes(' red ')),
    ['S-RED XS red 5', 'M-RED M red 6', 'NEW S red 0'],
  );
  assert.equal(await undone(db, batchId), []);
  assert.equal(await variantsOf(db), shirts);
});

test('options change places, come and go', async ({ database: { db } }) => {
  const id = await aShirt(db);
  const swapped = await saved(db, id, { options: [{ ...colour, was: 'Colour' }, size] });
  assert.equal(await variantsOf(db), ['S-RED red S 5', 'M-RED red M 6', 'S-BLUE blue S 7', 'M-BLUE blue M 8']);
  assert.equal(await undone(db, swapped), []);
  assert.equal(await variantsOf(db), shirts);
  const third = await saved(db, id, { options: [size, colour, option(null, 'Cut', 'slim', 'wide')] });
  assert.equal((await variantsOf(db))[0], 'S-RED S red slim 5');
  assert.equal(await undone(db, third), []);
  assert.equal(await variantsOf(db), shirts);
});

test('two values that are merged put their stock together, but what orders have reserved stays theirs', async ({
  database: { db },
}) => {
  const id = await aShirt(db);
  await db.updateTable('variants').set({ reserved: 2 }).where('sku', '=', 'S-BLUE').execute();
  const batchId = await saved(db, id, { options: [size, option('Colour', 'Colour', ['ruby', 'red', 'blue'])] });
  assert.equal(await variantsOf(db), ['S-RED S ruby 10', 'M-RED M ruby 14']);
  const left = await db.selectFrom('variants').select('on_hand').where('sku', '=', 'S-BLUE').executeTakeFirstOrThrow();
  assert.is(left.on_hand, 2);
  assert.equal(await undone(db, batchId), []);
  assert.equal(await variantsOf(db), shirts);
});

test('a value that is removed archives its variants', async ({ database: { db } }) => {
  const id = await aShirt(db);
  const batchId = await saved(db, id, { options: [size, option('Colour', 'Colour', 'blue')] });
  assert.equal(await variantsOf(db), ['S-BLUE S blue 7', 'M-BLUE M blue 8']);
  assert.equal(await undone(db, batchId), []);
  assert.equal(await variantsOf(db), shirts);
});

test('what cannot be is refused by its name, and nothing is written', async ({ database: { db } }) => {
  const id = await aShirt(db);
  const many = Array.from({ length: 1025 }, (_, index) => `c${index}`);
  const long = option('Colour', 'Colour', 'red', 'blue', ...many.slice(2).map((value): [string] => [value]));
  const cases: [ProductPatchInput, object][] = [
    [{ options: [size, option('Colour', 'size', 'red', 'blue')] }, { kind: 'OptionTwice', name: 'size' }],
    [
      { options: [size, option('Colour', 'Colour', 'red', 'blue', ['Red'])] },
      { kind: 'ValueTwice', option: 'Colour', value: 'Red' },
    ],
    [
      { options: [size, option('Colour', 'Colour', ['pink', 'rose'], 'blue')] },
      { kind: 'OptionUnknown', value: 'rose' },
    ],
    [{ addedVariants: [{ values: ['S', 'red'] }] }, { kind: 'VariantTwice', values: ['S', 'red'] }],
    [{ addedVariants: [{ values: ['S', 'green'] }] }, { kind: 'ValueUnknown', value: 'green' }],
    [{ options: [size, option('Colour', 'Colour', ['green'])] }, { kind: 'VariantsMissing' }],
    [
      {
        options: [size, long],
        addedVariants: many
          .flatMap((_, index) => (index < 2 ? [] : ['S', 'M'].map((value) => ({ values: [value, many[index] ?? ''] }))))
          .slice(0, 2045),
      },
      { kind: 'TooManyVariants', count: 2049 },
    ],
  ];
  for (const [patch, refusal] of cases) {
    assert.equal(await refused(db, id, { ...patch, product: { vendor: 'Las' } }), refusal);
  }
  assert.equal(await variantsOf(db), shirts);
  const { vendor } = await db.selectFrom('products').select('vendor').executeTakeFirstOrThrow();
  assert.is(vendor, '');
});

test('two who change different variants are merged, and of the same cell both values are told', async ({
  database: { db },
}) => {
  const id = await aShirt(db);
  const version = (await readVersions(db, 'product', [id])).get(id) ?? 0;
  const idOf = await idsOf(db);
  const sku = (of: string, to: string) => ({ variants: { [idOf(of)]: { sku: to } } });
  const [one, other] = await Promise.all([
    save(db, id, sku('S-RED', 'SR'), version),
    save(db, id, sku('M-RED', 'MR'), version),
  ]);
  assert.ok(one.ok && other.ok);
  const clash = await save(db, id, { variants: { [idOf('S-RED')]: { sku: 'SRR' } } }, version);
  assert.ok(!clash.ok && clash.error.kind === 'FieldsChanged');
  assert.equal(
    clash.error.fields.map(({ field, value, theirs }) => [field, value, theirs]),
    [['sku', 'SRR', 'SR']],
  );
  await saved(db, id, { options: [option('Size', 'Size', 'S', 'M', ['L']), colour] });
  const behind = await save(db, id, { options: [option('Size', 'Size', 'S', 'M', ['XL']), colour] }, version);
  assert.ok(!behind.ok && behind.error.kind === 'FieldsChanged');
  assert.equal(
    behind.error.fields.map(({ field, theirs }) => [field, theirs]),
    [['option_values', ['S', 'M', 'L']]],
  );
});

test.run();
