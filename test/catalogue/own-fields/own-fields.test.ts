// Fields that the merchant has defined: filled in, refused, shown on the product's page, and narrowing listings.
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { listProducts } from '#server/catalogue/listing/list-products.ts';
import { findProduct } from '#server/catalogue/product-store.ts';
import { type ProductPatchInput, productPatchSchema } from '#server/catalogue/saving/product-patch.ts';
import { saveProduct } from '#server/catalogue/saving/save-products.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand, readVersions } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { readFilters } from '#src/catalogue/listing/listing-filters.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { viewIn } from '../../shop/every-market.ts';

const test = emptyShopSuite('fields of the merchant’s own');
const now = () => new Date('2026-11-20T10:00:00Z');

const wood = {
  ...{ key: 'wood', kind: 'choice', isFilter: true, names: { pl: 'Drewno', en: 'Wood' } },
  choices: [
    { key: 'oak', names: { pl: 'dąb', en: 'oak' } },
    { key: 'pine', names: { pl: 'sosna', en: 'pine' } },
  ],
};
const height = { key: 'height', kind: 'number', unit: 'cm', isFilter: true, names: { pl: 'Wysokość', en: 'Height' } };
const vegan = { key: 'vegan', kind: 'yes_no', names: { pl: 'Wegański', en: 'Vegan' } };
const care = { key: 'care', kind: 'text', names: { pl: 'Pielęgnacja', en: 'Care' } };
const secret = { key: 'shelf', kind: 'text', isShown: false, names: { pl: 'Regał' } };

test.before.each(({ database }) =>
  setSettings(database.db, 'product-fields', { fields: [wood, height, vegan, care, secret] }),
);

async function save(
  db: Db,
  handle: string,
  own_fields: ProductPatchInput['own_fields'],
  version: number | null = null,
) {
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
  const patch = productPatchSchema.parse({ own_fields });
  const title = { key: 'batch.productEdited', values: { product: handle } } as const;
  return saveProduct({ db, now, by: byCommand, baseLocale: 'pl' }, { productId: id, version, patch, title });
}

test('a product’s page shows what is filled in, in its language, and nothing that is kept to the shop', async ({
  database: { db },
}) => {
  await aProduct(db, { handle: 'bowl', title: 'Miska' });
  const values = { wood: ['oak', 'pine'], height: 12.5, vegan: true, care: { pl: 'Nie <myć>' }, shelf: { pl: 'B4' } };
  assert.ok((await save(db, 'bowl', values)).ok);
  const html = (await findProduct(db, 'bowl', viewIn('pl')))?.descriptionHtml ?? '';
  assert.match(html, '<tr><th scope="row">Drewno</th><td>dąb, sosna</td></tr>');
  assert.match(html, '<tr><th scope="row">Wysokość</th><td>12,5 cm</td></tr>');
  assert.match(html, '<tr><th scope="row">Wegański</th><td>Tak</td></tr>');
  assert.match(html, '<td>Nie &lt;myć&gt;</td>');
  assert.not.match(html, 'B4');
  assert.match((await findProduct(db, 'bowl', viewIn('en')))?.descriptionHtml ?? '', '<td>oak, pine</td>');
});

test('a listing is narrowed by a field, and names it and its values', async ({ database: { db } }) => {
  for (const [handle, kind] of [
    ['bowl', 'oak'],
    ['spoon', 'oak'],
    ['board', 'pine'],
    ['rack', 'pine'],
  ] as const) {
    await aProduct(db, { handle, title: handle });
    assert.ok((await save(db, handle, { wood: [kind], height: handle === 'bowl' ? 7.5 : 3 })).ok);
  }
  const list = (query: string) =>
    listProducts(db, {
      ...viewIn('en'),
      ...{ collection: 'all', sort: 'title', first: 24, filters: readFilters(new URLSearchParams(query)) },
    });
  const all = await list('');
  const facet = all.facets.choices.find(({ name }) => name === 'wood');
  assert.equal(
    [facet?.label, facet?.values.map(({ label, count }) => [label, count])],
    [
      'Wood',
      [
        ['oak', 2],
        ['pine', 2],
      ],
    ],
  );
  assert.equal(
    all.facets.choices.find(({ name }) => name === 'height')?.values.map(({ label }) => label),
    ['3 cm', '7.5 cm'],
  );
  const handlesOf = async (query: string) => (await list(query)).items.map(({ handle }) => handle).sort();
  assert.equal(await handlesOf('wood=oak'), ['bowl', 'spoon']);
  assert.equal(await handlesOf('height=7-5'), ['bowl']);
  assert.equal(await handlesOf('height=3&wood=oak'), ['spoon']);
  await setSettings(db, 'product-fields', { fields: [{ ...wood, isFilter: false }] });
  assert.equal((await list('')).facets.choices, []);
});

test('what a field cannot hold is refused, and two people fill in different ones', async ({ database: { db } }) => {
  await aProduct(db, { handle: 'bowl', title: 'Miska' });
  const refused = async (values: ProductPatchInput['own_fields']) => {
    const saved = await save(db, 'bowl', values);
    return saved.ok ? 'saved' : saved.error.kind;
  };
  assert.is(await refused({ glaze: ['blue'] }), 'OwnFieldUnknown');
  assert.is(await refused({ wood: ['walnut'] }), 'OwnFieldInvalid');
  assert.is(await refused({ height: true }), 'OwnFieldInvalid');
  assert.is(await refused({ glaze: null }), 'saved');
  const { id } = await db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  const version = (await readVersions(db, 'product', [id])).get(id) ?? 0;
  assert.ok((await save(db, 'bowl', { wood: ['oak'] }, version)).ok);
  assert.ok((await save(db, 'bowl', { height: 3 }, version)).ok);
  const second = await save(db, 'bowl', { wood: ['pine'] }, version);
  assert.is(second.ok ? 'saved' : second.error.kind, 'FieldsChanged');
});

test('a value that is taken out is gone, and comes back when that is taken back', async ({ database: { db } }) => {
  await aProduct(db, { handle: 'bowl', title: 'Miska' });
  await save(db, 'bowl', { wood: ['oak'] });
  const removed = await save(db, 'bowl', { wood: null });
  assert.ok(removed.ok && removed.value.batchId);
  const values = () => db.selectFrom('product_field_values').select(['field', 'value']).execute();
  assert.equal(await values(), []);
  const undone = await undoBatch(
    { db, now, history: catalogueHistory },
    { batchId: removed.value.batchId, by: byCommand },
  );
  assert.ok(undone.ok);
  assert.equal(await values(), [{ field: 'wood', value: ['oak'] }]);
});

test.run();
