// The reductions of a product, saved with its other fields: added, moved and ended, and refused whole.
import { randomUUID } from 'node:crypto';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { findEditedProduct } from '#server/catalogue/office/editor/read-edited-product.ts';
import { type ProductPatchInput, productPatchSchema } from '#server/catalogue/saving/product-patch.ts';
import { saveProduct } from '#server/catalogue/saving/save-products.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand, readVersions } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { aReduction } from '../reductions/a-reduction.ts';

const test = emptyShopSuite('reductions in the save of a product');
const now = new Date('2026-11-20T10:15:00Z');
const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const jan = { source: 'office', staffId: null, who: 'Jan' } as const;

async function anEdited(db: Db) {
  const handle = `fox-${randomUUID()}`;
  const variantId = await aProduct(db, { handle, title: 'Lis', priceMinor: { PLN: 10_000, EUR: 2_500 } });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
  const version = async () => (await readVersions(db, 'product', [id])).get(id) ?? 0;
  const title = { key: 'batch.productEdited', values: { product: 'fox' } } as const;
  const save = async (
    patch: ProductPatchInput,
    { by = byCommand, version: read = null }: { by?: typeof jan | typeof byCommand; version?: number | null } = {},
  ) => {
    const saver = { db, now: () => now, by, baseLocale: 'pl' };
    return saveProduct(saver, { productId: id, version: read, patch: productPatchSchema.parse(patch), title });
  };
  const refusalOf = async (...save_: Parameters<typeof save>) => {
    const saved = await save(...save_);
    return saved.ok ? null : saved.error.kind;
  };
  const reductions = async () => (await findEditedProduct(db, id, { baseLocale: 'pl', now }))?.reductions ?? [];
  return { id, variantId, version, save, refusalOf, reductions };
}

const added = (variantId: string, fields: object = {}) => ({
  ...{ variant_id: variantId, currency: 'PLN' as const, amount_minor: 8_000 },
  ...{ begins_at: at(25), ends_at: at(28), set_id: randomUUID(), title: 'Black Week', ...fields },
});

test('one is added, moved, ended and taken back with the other fields of the product', async ({ database: { db } }) => {
  const { variantId, save, reductions } = await anEdited(db);
  const id = randomUUID();
  assert.ok((await save({ product: { vendor: 'Las' }, reductions: { [id]: added(variantId) } })).ok);
  const [planned] = await reductions();
  assert.equal([planned?.id, planned?.amountMinor, planned?.isRunning], [id, 8_000, false]);
  const moved = await save({ reductions: { [id]: { amount_minor: 7_500, begins_at: null, ends_at: null } } });
  const [running] = await reductions();
  assert.equal([running?.amountMinor, running?.isRunning, running?.endsAt], [7_500, true, null]);
  assert.ok(moved.ok && moved.value.batchId !== null);
  const services = { db, now: () => now, history: catalogueHistory };
  await undoBatch(services, { batchId: moved.value.batchId, by: byCommand });
  assert.ok((await save({ reductions: { [id]: null } })).ok);
});

test('what has begun keeps its begin and its amount, and may end at another time', async ({ database: { db } }) => {
  const { variantId, save, refusalOf, reductions } = await anEdited(db);
  const id = await aReduction(db, { variantId, amountMinor: 9_000, beginsAt: at(19), endsAt: at(21) });
  assert.is(await refusalOf({ reductions: { [id]: { amount_minor: 8_000 } } }), 'ReductionBegun');
  assert.is(await refusalOf({ reductions: { [id]: { begins_at: at(22) } } }), 'ReductionBegun');
  assert.is(await refusalOf({ reductions: { [id]: { ends_at: at(19) } } }), 'ReductionEndPast');
  assert.ok((await save({ reductions: { [id]: { ends_at: at(30) } } })).ok);
  assert.is(Date.parse((await reductions())[0]?.endsAt ?? ''), at(30).getTime());
  assert.ok((await save({ reductions: { [id]: null } })).ok);
  assert.equal(await reductions(), []);
  assert.is(await refusalOf({ reductions: { [id]: { ends_at: at(30) } } }), 'ReductionUnknown');
  assert.is(await refusalOf({ reductions: { [id]: null } }), null, 'it has ended already');
});

test('what cannot be is refused with everything else of the save', async ({ database: { db } }) => {
  const { variantId, refusalOf, save, reductions } = await anEdited(db);
  const other = await anEdited(db);
  const theirs = await aReduction(db, { variantId: other.variantId, amountMinor: 9_000, beginsAt: at(25) });
  const adding = (fields: object) =>
    refusalOf({ product: { vendor: 'X' }, reductions: { [randomUUID()]: added(variantId, fields) } });
  assert.is(await adding({ begins_at: at(1) }), 'ReductionBeginPast');
  assert.is(await adding({ ends_at: at(24) }), 'ReductionEndBeforeBegin');
  assert.is(await adding({ amount_minor: 10_000 }), 'ReductionNotBelow');
  assert.is(await adding({ currency: 'CZK' }), 'ReductionWithoutPrice');
  assert.is(await adding({ variant_id: other.variantId }), 'ReductionWithoutPrice');
  assert.is(await refusalOf({ reductions: { [theirs]: { amount_minor: 1 } } }), 'ReductionUnknown');
  assert.is(await refusalOf({ reductions: { [theirs]: added(variantId) } }), 'ReductionUnknown');
  const [one, two] = [randomUUID(), randomUUID()];
  assert.is(await refusalOf({ reductions: { [one]: added(variantId), [two]: added(variantId) } }), 'ReductionsOverlap');
  assert.equal(await reductions(), []);
  // One after the other they are two, and may change places in one save.
  const later = { begins_at: at(28), ends_at: at(30) };
  assert.ok((await save({ reductions: { [one]: added(variantId), [two]: added(variantId, later) } })).ok);
  const swapped = { [one]: later, [two]: { begins_at: at(25), ends_at: at(28) } };
  assert.ok((await save({ reductions: swapped })).ok);
  assert.equal(
    (await reductions()).map(({ id }) => id),
    [two, one],
  );
  // A price is the ordinary one of the same save.
  const dearer = {
    prices: { [variantId]: { PLN: { amount_minor: 12_000 } } },
    reductions: { [one]: { amount_minor: 11_000 } },
  };
  assert.ok((await save(dearer)).ok);
});

test('what two have changed of one is asked about, and what only one has changed is merged', async ({
  database: { db },
}) => {
  const { variantId, version, save, refusalOf } = await anEdited(db);
  const id = randomUUID();
  await save({ reductions: { [id]: added(variantId) } });
  const read = await version();
  assert.ok((await save({ reductions: { [id]: { ends_at: at(29) } } }, { by: jan, version: read })).ok);
  assert.is(await refusalOf({ reductions: { [id]: { ends_at: at(30) } } }, { version: read }), 'FieldsChanged');
  assert.is(await refusalOf({ reductions: { [id]: { amount_minor: 7_000 } } }, { version: read }), null);
  const between = await version();
  assert.ok((await save({ reductions: { [id]: null } }, { by: jan, version: between })).ok);
  assert.is(await refusalOf({ reductions: { [id]: { amount_minor: 6_000 } } }, { version: between }), 'FieldsChanged');
});

test('a product says what it costs for a time, with how many others it is of', async ({ database: { db } }) => {
  const [mug, jug] = [await anEdited(db), await anEdited(db)];
  const set_id = randomUUID();
  for (const { save, variantId } of [mug, jug]) {
    assert.ok((await save({ reductions: { [randomUUID()]: added(variantId, { set_id }) } })).ok);
  }
  const find = async (now: string) =>
    (await findEditedProduct(db, mug.id, { baseLocale: 'pl', now: new Date(now) }))?.reductions[0];
  const planned = await find('2026-11-24T23:59:59Z');
  assert.equal([planned?.title, planned?.otherProducts, planned?.isRunning], ['Black Week', 1, false]);
  assert.is((await find('2026-11-25T00:00:00Z'))?.isRunning, true);
  assert.is(await find('2026-11-28T00:00:00Z'), undefined);
});

test.run();
