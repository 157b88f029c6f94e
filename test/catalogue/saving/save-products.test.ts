// Two who change one product at once, from whatever screen, lose nothing of each other's work.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { type ProductPatchInput, productPatchSchema } from '#server/catalogue/saving/product-patch.ts';
import { type ProductSave, saveProduct, saveProducts } from '#server/catalogue/saving/save-products.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand, lockThings, readVersions } from '#server/history/change-batch.ts';
import { listChanges } from '#server/history/list-history.ts';
import type { BatchTitle } from '#src/history/batch-title.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { until } from '../../fixtures/until.ts';

const test = emptyShopSuite('saving products');
const now = () => new Date('2026-11-20T10:15:00Z');
const jan = { source: 'office', staffId: null, who: 'Jan' } as const;

async function anEditedProduct(db: Db, handle: string) {
  const variantId = await aProduct(db, { handle, title: 'Lis' });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
  const version = (await readVersions(db, 'product', [id])).get(id) ?? 0;
  return { id, variantId, version };
}

const saverOf = (db: Db, by: typeof jan | typeof byCommand = byCommand) => ({ db, now, by, baseLocale: 'pl' });

function aSave(
  productId: string,
  version: number | null,
  patch: ProductPatchInput,
): ProductSave & { title: BatchTitle } {
  return {
    productId,
    version,
    patch: productPatchSchema.parse(patch),
    title: { key: 'batch.productEdited', values: { product: 'fox' } },
  };
}

async function read(db: Db, id: string) {
  const { rows } = await sql<{ title: string; seo_title: string; vendor: string; vat_class: string }>`
    select title, seo_title, vendor, vat_class from products join product_texts on product_id = id where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

test('fields that nobody else has touched are merged', async ({ database: { db } }) => {
  const { id, version } = await anEditedProduct(db, 'fox');
  assert.ok((await saveProduct(saverOf(db), aSave(id, version, { texts: { pl: { title: 'Lisek' } } }))).ok);
  const second = aSave(id, version, { texts: { pl: { seo_title: 'Rudy' } }, product: { vendor: 'Las' } });
  assert.ok((await saveProduct(saverOf(db), second)).ok);
  assert.equal(await read(db, id), { title: 'Lisek', seo_title: 'Rudy', vendor: 'Las', vat_class: 'standard' });
});

test('signs that nobody sees are not saved, and those of emoji and of scripts stay', async ({ database: { db } }) => {
  const { id, version } = await anEditedProduct(db, 'unseen');
  const title = '\u202eMug\u200b 👩\u200d🎨 می\u200cخواهم';
  const patch: ProductPatchInput = {
    product: { vendor: '\u00a0\u2066Las\u2069\ufeff' },
    texts: { pl: { title, description_html: '<p>Red\u202e&#x202e; mug</p>' } },
  };
  assert.ok((await saveProduct(saverOf(db), aSave(id, version, patch))).ok);
  const saved = await read(db, id);
  assert.equal([saved?.title, saved?.vendor], ['Mug 👩\u200d🎨 می\u200cخواهم', 'Las']);
  const { description_html } = await db
    .selectFrom('product_texts')
    .select('description_html')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  assert.is(description_html, '<p>Red mug</p>');
});

test('a field that two have changed is refused with both values, and nothing of the save is written', async ({
  database: { db },
}) => {
  const { id, version } = await anEditedProduct(db, 'fox');
  const first = await saveProduct(saverOf(db, jan), aSave(id, version, { texts: { pl: { title: 'Lisek' } } }));
  const mine = aSave(id, version, { texts: { pl: { title: 'Lisica' } }, product: { vendor: 'Las' } });
  const second = await saveProduct(saverOf(db), mine);
  assert.ok(first.ok && !second.ok && second.error.kind === 'FieldsChanged');
  assert.is(second.error.version, first.value.version);
  assert.equal(second.error.fields, [
    {
      part: 'product_texts',
      key: { product_id: id, locale: 'pl' },
      ...{ field: 'title', value: 'Lisica', theirs: 'Lisek', who: 'Jan', at: now() },
    },
  ]);
  assert.is((await read(db, id))?.vendor, '');
  // Whoever has seen theirs, and insists, saves at its version; the same words from both are no question.
  const neverThere = await saveProduct(saverOf(db), { ...mine, version: second.error.version + 100 });
  assert.ok(!neverThere.ok && neverThere.error.kind === 'FieldsChanged', 'a version that a backup from before lacks');
  assert.ok((await saveProduct(saverOf(db), { ...mine, version: second.error.version })).ok);
  assert.ok((await saveProduct(saverOf(db), aSave(id, version, { texts: { pl: { title: 'Lisica' } } }))).ok);
});

test('a save waits for whoever is saving the product, and then merges', async ({ database: { db } }) => {
  const { id, version } = await anEditedProduct(db, 'fox');
  const { promise: isRead, resolve: end } = Promise.withResolvers<void>();
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const first = inTransaction(db, async (tx) => {
    await lockThings(tx, 'product', [id]);
    locked();
    await isRead;
    await tx.updateTable('products').set({ vendor: 'Las' }).where('id', '=', id).execute();
  });
  await isLocked;
  const second = saveProduct(saverOf(db), aSave(id, version, { product: { product_type: 'Plakat' } }));
  await until(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  });
  end();
  await first;
  assert.ok((await second).ok);
  const columns = ['vendor', 'product_type'] as const;
  const product = await db.selectFrom('products').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  assert.equal(product, { vendor: 'Las', product_type: 'Plakat' });
});

test('many products are saved in one batch, which says of each what became of it', async ({ database: { db } }) => {
  const [fox, owl, hen] = await Promise.all(['fox', 'owl', 'hen'].map((handle) => anEditedProduct(db, handle)));
  if (!fox || !owl || !hen) throw new Error('no products');
  await saveProduct(saverOf(db), aSave(hen.id, hen.version, { product: { vendor: 'Pole' } }));
  const saves = [
    aSave(fox.id, fox.version, { prices: { [fox.variantId]: { PLN: { amount_minor: 9900 } } } }),
    aSave(owl.id, owl.version, { product: { vendor: '' } }),
    aSave(hen.id, hen.version, { product: { vendor: 'Las' } }),
  ];
  const saved = await saveProducts(saverOf(db), {
    saves,
    title: { key: 'batch.productsEdited', values: { count: 2 } },
  });
  assert.equal(
    [saved.changed, saved.unchanged, saved.refused].map((list) => list.map(({ productId }) => productId)),
    [[fox.id], [owl.id], [hen.id]],
  );
  const { rows: changes } = await listChanges(db, { of: { batchId: saved.batchId ?? 0 }, first: 5 });
  assert.equal(
    changes.map(({ part, field, before, after }) => [part, field, before, after]),
    [['prices', 'amount_minor', 12_900, 9900]],
  );
});

test('a price leaves the VAT class alone, begins a row of the 30-day low, and stays below what is crossed out', async ({
  database: { db },
}) => {
  const { id, variantId, version } = await anEditedProduct(db, 'fox');
  await db.updateTable('products').set({ vat_class: 'reduced' }).where('id', '=', id).execute();
  const priced = (PLN: { amount_minor?: number; compare_at_minor?: number | null }) =>
    saveProduct(saverOf(db), aSave(id, version, { prices: { [variantId]: { PLN } } }));
  assert.ok((await priced({ amount_minor: 9900, compare_at_minor: 12_900 })).ok);
  assert.is((await read(db, id))?.vat_class, 'reduced');
  const history = await db.selectFrom('price_history').select('amount_minor').where('currency', '=', 'PLN').execute();
  assert.equal(history, [{ amount_minor: 12_900 }, { amount_minor: 9900 }]);
  const tooLow = saveProduct(
    saverOf(db),
    aSave(id, null, { prices: { [variantId]: { PLN: { amount_minor: 12_900 } } } }),
  );
  assert.equal(await tooLow, {
    ok: false,
    error: { kind: 'CompareAtTooLow', variantId, currency: 'PLN' },
  });
});

test('what is no product, no variant of it, or an address that another has is refused', async ({
  database: { db },
}) => {
  const { id, variantId, version } = await anEditedProduct(db, 'fox');
  const owl = await anEditedProduct(db, 'owl');
  const kindOf = async (productId: string, patch: ProductPatchInput) => {
    const saved = await saveProduct(saverOf(db), aSave(productId, version, patch));
    return saved.ok ? 'saved' : saved.error.kind;
  };
  assert.is(await kindOf(variantId, { product: { vendor: 'Las' } }), 'ProductUnknown');
  assert.is(await kindOf(id, { variants: { [owl.variantId]: { sku: 'X' } } }), 'VariantUnknown');
  assert.is(await kindOf(id, { product: { handle: 'owl' } }), 'HandleTaken');
  assert.is(await kindOf(id, { product: { handle: 'lisek' } }), 'saved');
  assert.is(await kindOf(owl.id, { product: { handle: 'fox' } }), 'HandleTaken');
  assert.is(await kindOf(id, { texts: { pl: { title: ' ' } } }), 'TitleMissing');
  const html = productPatchSchema.parse({
    texts: { pl: { description_html: '<p onclick="x()">Lis</p><script>1</script>' } },
  });
  assert.is(html.texts?.pl?.description_html, '<p>Lis</p>');
});

test('a translation without any words goes, and one without a title has that of the plain texts', async ({
  database: { db },
}) => {
  const { id, version } = await anEditedProduct(db, 'translated');
  const save = async (patch: ProductPatchInput, at: number) => {
    const saved = await saveProduct(saverOf(db), aSave(id, at, patch));
    return saved.ok ? saved.value.version : 0;
  };
  const textsOf = () =>
    db
      .selectFrom('product_texts')
      .select(['locale', 'title', 'description_html'])
      .where('product_id', '=', id)
      .where('locale', '=', 'de')
      .execute();
  const told = await save({ texts: { de: { title: 'Fuchs', description_html: '<p>Rot.</p>' } } }, version);
  const untitled = await save({ texts: { de: { title: '' } } }, told);
  const [{ title: plain } = { title: '' }] = await db
    .selectFrom('product_texts')
    .select('title')
    .where('product_id', '=', id)
    .where('locale', '=', 'pl')
    .execute();
  assert.equal(await textsOf(), [{ locale: 'de', title: plain, description_html: '<p>Rot.</p>' }]);
  await save({ texts: { de: { title: '', description_html: '' } } }, untitled);
  assert.equal(await textsOf(), []);
});

test('a product is put into collections and taken out of them, last where it comes', async ({ database: { db } }) => {
  const { id, version } = await anEditedProduct(db, 'collected');
  const owl = await anEditedProduct(db, 'collected-owl');
  const collection = await db
    .insertInto('collections')
    .values({ handle: 'forest', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const put = async (productId: string, isIn: boolean, at: number) => {
    const saved = await saveProduct(saverOf(db), aSave(productId, at, { collections: { [collection.id]: isIn } }));
    return saved.ok ? saved.value : { version: 0, isNew: false };
  };
  const members = () =>
    db
      .selectFrom('collection_products')
      .select('product_id')
      .where('collection_id', '=', collection.id)
      .orderBy('position')
      .execute();
  await put(owl.id, true, owl.version);
  const joined = await put(id, true, version);
  assert.ok(joined.isNew);
  assert.equal(
    (await members()).map(({ product_id }) => product_id),
    [owl.id, id],
  );
  assert.not((await put(id, true, joined.version)).isNew, 'it is in it already');
  await put(owl.id, false, owl.version + 1);
  assert.equal(
    (await members()).map(({ product_id }) => product_id),
    [id],
  );
});

test.run();
