// The editor of products as the office asks for it: made, changed field by field, merged with what others do meanwhile, and
// refused whole.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { answerOf, ask, press } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture };

const test = suite<Context>('the editor of products in the office');

test.before(async (context) => {
  context.shop = await aShop();
  context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime });
});
test.after(({ shop }) => shop.close());

type Save = { id?: string | null; version?: number | null; patch: object; newId?: string };

const save = ({ shop, manager }: Context, { id = null, version = null, patch, ...made }: Save) =>
  answerOf(press(shop, manager, 'ProductsSave', { id, version, patch: JSON.stringify(patch), ...made }));
const find = async ({ shop, manager }: Context, id: string) =>
  (await ask(shop, manager, 'ProductsEdit', { id })).editedProduct;

async function edited(context: Context, handle: string) {
  const { db } = context.shop.database;
  const variantId = await aProduct(db, { handle });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
  return { id, variantId, product: () => find(context, id) };
}

test('a new product is a draft with an address of its own, and a second one of the same name gets another', async (context) => {
  const patch = {
    texts: {
      pl: { title: 'Miska w kropki', description_html: '<p>Z gliny.</p><script>1</script>' },
      de: { title: 'Schale' },
    },
    variants: { new: { sku: 'MISKA' } },
    prices: { new: { PLN: { amount_minor: 12_900 } } },
  };
  const made = await save(context, { patch });
  assert.equal([made.refusal, made.version], [null, 1]);
  const product = await find(context, made.id);
  assert.equal([product.handle, product.state, product.version], ['miska-w-kropki', 'draft', 1]);
  assert.equal(
    product.texts.map(({ locale, title }: { locale: string; title: string }) => [locale, title]),
    [
      ['de', 'Schale'],
      ['pl', 'Miska w kropki'],
    ],
  );
  assert.is(product.texts[1].descriptionHtml, '<p>Z gliny.</p>');
  const [variant] = product.variants;
  assert.equal([variant.sku, variant.prices[0].amountMinor], ['MISKA', 12_900]);
  const second = await save(context, { patch });
  assert.is((await find(context, second.id)).handle, 'miska-w-kropki-2');
});

test('a price that is to be crossed out says what the shop crosses out, or why nothing', async (context) => {
  const { db } = context.shop.database;
  const { id, variantId, product } = await edited(context, 'przekreslony');
  const priceOf = async () => {
    const [{ prices }] = (await product()).variants;
    const { announcement, lowestBefore } = prices.find(({ currency }: { currency: string }) => currency === 'PLN');
    return [announcement, lowestBefore];
  };
  assert.equal(await priceOf(), [null, null], 'nothing is to be');
  const price = async (amountMinor: number, compareAtMinor: number) => {
    const { version } = await product();
    const prices = { [variantId]: { PLN: { amount_minor: amountMinor, compare_at_minor: compareAtMinor } } };
    assert.is((await save(context, { id, version, patch: { prices } })).refusal, null);
  };
  await price(12_900, 15_900);
  assert.equal(await priceOf(), ['first_price', null]);
  await price(9_900, 15_900);
  assert.equal(await priceOf(), ['announced', 12_900]);
  await db.updateTable('prices').set({ compare_at_minor: 19_900 }).where('variant_id', '=', variantId).execute();
  await price(14_900, 19_900);
  const [announcement, lowestBefore] = await priceOf();
  assert.equal([announcement, lowestBefore], ['not_lower', 12_900], 'of one moment the last counts');
});

test('a new product that is sent again, whether changed or not, is the one that was made', async (context) => {
  const newId = '0198a0f0-0000-4000-8000-00000000000a';
  const titled = (title: string) => save(context, { newId, patch: { texts: { pl: { title } } } });
  const made = await titled('Dzbanek');
  assert.equal([made.refusal, made.id], [null, newId]);
  for (const title of ['Dzbanek', 'Dzbanek zielony']) {
    const again = await titled(title);
    assert.equal([again.refusal, again.id], ['MadeBefore', newId]);
  }
  assert.equal((await find(context, newId)).texts[0].title, 'Dzbanek');
  // Both at the same moment, under another one.
  const patch = { texts: { pl: { title: 'Wazon' } } };
  const twice = { newId: '0198a0f0-0000-4000-8000-00000000000b', patch };
  const answers = await Promise.all([
    save(context, twice),
    save(context, { ...twice, patch: { ...patch, product: {} } }),
  ]);
  assert.equal(answers.map(({ refusal }) => refusal).sort(), [null, 'MadeBefore'].sort());
  assert.is((await save(context, { newId: 'nobody', patch })).refusal, 'FieldsInvalid');
});

test('a new product has the stock that was typed, and of two who count the second is asked', async (context) => {
  const key = '0198a0f0-0000-4000-8000-00000000000c';
  const made = await save(context, {
    patch: {
      texts: { pl: { title: 'Kubek liczony' } },
      variants: { new: { tracks_stock: true } },
      stock: { new: { by: 10, counted: 10, key } },
    },
  });
  const stockOf = async () => {
    const [{ id, onHand, tracksStock }] = (await find(context, made.id)).variants;
    return { id, onHand, tracksStock };
  };
  const { id, ...stock } = await stockOf();
  assert.equal(stock, { onHand: 10, tracksStock: true });
  const count = (counted: number) =>
    save(context, {
      ...{ id: made.id, version: made.version },
      patch: { stock: { [id]: { by: counted - 10, counted } } },
    });
  assert.is((await count(12)).refusal, null);
  const refused = await count(15);
  assert.equal([refused.refusal, refused.fields], ['FieldsChanged', [`stock.${id}`]]);
  assert.is((await count(12)).refusal, null);
  assert.is((await stockOf()).onHand, 12);
});

test('without a name there is nothing to save, and an address is made of the name alone', async (context) => {
  assert.is((await save(context, { patch: { variants: { new: { sku: 'X' } } } })).refusal, 'TitleMissing');
  const made = await save(context, { patch: { texts: { pl: { title: '???' } } } });
  assert.is((await find(context, made.id)).handle, 'product');
});

test('two people change different fields, and both changes are there', async (context) => {
  const { id, product } = await edited(context, 'two-fields');
  const { version } = await product();
  const first = await save(context, { id, version, patch: { product: { vendor: 'Ada' } } });
  assert.is(first.refusal, null);
  const second = await save(context, { id, version, patch: { texts: { pl: { title: 'Nowa nazwa' } } } });
  assert.is(second.refusal, null);
  const now = await product();
  assert.equal([now.vendor, now.texts[0].title, now.version], ['Ada', 'Nowa nazwa', second.version]);
});

test('the same field changed by two is refused by name, and nothing of the second is written', async (context) => {
  const { id, variantId, product } = await edited(context, 'one-field');
  const { version } = await product();
  await save(context, { id, version, patch: { texts: { pl: { title: 'Pierwsza' } } } });
  const late = await save(context, {
    ...{ id, version },
    patch: { texts: { pl: { title: 'Druga' } }, variants: { [variantId]: { sku: 'LATE' } } },
  });
  assert.equal([late.refusal, late.fields, late.by], ['FieldsChanged', ['texts.pl.title'], 'Robin Kowalski']);
  const now = await product();
  assert.equal([now.texts[0].title, now.variants[0].sku], ['Pierwsza', 'ONE-FIELD']);
});

test('a price is taken away, but not the last one of what is on sale', async (context) => {
  const { id, variantId, product } = await edited(context, 'without-price');
  const clear = (...currencies: string[]) => {
    const none = { amount_minor: null, compare_at_minor: null };
    return { prices: { [variantId]: Object.fromEntries(currencies.map((currency) => [currency, none])) } };
  };
  const set = { prices: { [variantId]: { PLN: { amount_minor: 5_000 }, EUR: { amount_minor: 1_200 } } } };
  assert.is((await save(context, { id, patch: set })).refusal, null);
  assert.is((await save(context, { id, patch: clear('EUR') })).refusal, null);
  const priced = async () => (await product()).variants[0].prices.map(({ currency }: { currency: string }) => currency);
  assert.equal(await priced(), ['PLN']);
  const crossedOut = { prices: { [variantId]: { EUR: { amount_minor: null, compare_at_minor: 900 } } } };
  assert.is((await save(context, { id, patch: crossedOut })).refusal, 'AmountMissing');
  assert.is((await save(context, { id, patch: clear('PLN', 'EUR') })).refusal, 'PriceMissing');
  assert.equal(await priced(), ['PLN']);
  const draft = { ...clear('PLN'), product: { status: 'draft' } };
  assert.is((await save(context, { id, patch: draft })).refusal, null);
  assert.equal(await priced(), []);
});

test('what goes well with it is a list in its order, which is taken back as a whole', async (context) => {
  const { id, product } = await edited(context, 'going-with');
  const { version } = await product();
  const goWith = (goes_with: string[]) => save(context, { id, version, patch: { product: { goes_with } } });
  assert.is((await goWith(['owl', 'fox'])).refusal, null);
  assert.equal((await product()).goesWith, ['owl', 'fox']);
  // Somebody else has not seen that, and orders them otherwise.
  const late = await goWith(['fox', 'owl']);
  assert.equal([late.refusal, late.fields], ['FieldsChanged', ['product.goes_with']]);
  assert.is((await goWith(['not a handle'])).refusal, 'FieldsInvalid');
  assert.is((await goWith(Array.from({ length: 13 }, (_, at) => `p-${at}`))).refusal, 'FieldsInvalid');
  const { db } = context.shop.database;
  const { id: batchId } = await db
    .selectFrom('change_batches')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await undoBatch({ db, now: () => shopTime, history: catalogueHistory }, { batchId: Number(batchId), by: byCommand });
  assert.equal((await product()).goesWith, []);
});

test('what is no field, or no value of one, is refused by name', async (context) => {
  const { id, variantId } = await edited(context, 'no-field');
  for (const [patch, fields] of [
    [{ colour: 'red' }, ['colour']],
    [{ product: { publish_at: 7 } }, ['product.publish_at']],
    [{ product: { handle: 'Not One' } }, ['product.handle']],
    [{ prices: { [variantId]: { PLN: { amount_minor: 1e12 } } } }, [`prices.${variantId}.PLN.amount_minor`]],
    [{ prices: { [variantId]: { PLN: { amount_minor: -1 } } } }, [`prices.${variantId}.PLN.amount_minor`]],
  ] as const) {
    const refused = await save(context, { id, version: 0, patch });
    assert.equal([refused.refusal, refused.fields], ['FieldsInvalid', fields]);
  }
  assert.is((await save(context, { id: 'nobody', version: 0, patch: {} })).refusal, 'ProductUnknown');
});

test('what is no moment, or a time that the clocks skip or show twice, is refused as it was written', async (context) => {
  const { id, variantId } = await edited(context, 'no-moment');
  const reduction = { variant_id: variantId, currency: 'PLN', amount_minor: 100 };
  const reductions = (moments: object) => ({
    reductions: { '0198a0f0-0000-4000-8000-0000000000aa': { ...reduction, ...moments } },
  });
  for (const [patch, written] of [
    [{ product: { publish_at: 'soon' } }, 'soon'],
    [{ product: { publish_at: '2027-03-28T02:30' } }, '2027-03-28 02:30'],
    [{ product: { publish_at: '2027-10-31T02:30' } }, '2027-10-31 02:30'],
    [reductions({ begins_at: '2027-03-28T02:30' }), '2027-03-28 02:30'],
    [reductions({ ends_at: '2027-02-30' }), '2027-02-30'],
  ] as const) {
    const refused = await save(context, { id, version: 0, patch });
    assert.equal([refused.refusal, refused.fields], ['MomentUnknown', [written]]);
  }
});

test('a reduction is typed by the clocks of the company, and its last day counts to its end', async (context) => {
  const { id, variantId, product } = await edited(context, 'reduced-by-the-clock');
  const reduced = '0198a0f0-0000-4000-8000-0000000000ab';
  const typed = {
    variant_id: variantId,
    currency: 'PLN',
    amount_minor: 100,
    begins_at: '2027-03-27',
    ends_at: '2027-03-28',
  };
  assert.is((await save(context, { id, version: 0, patch: { reductions: { [reduced]: typed } } })).refusal, null);
  const [shown] = (await product()).reductions;
  assert.equal([shown.key, shown.from, shown.until], [reduced, '2027-03-27', '2027-03-28']);
  const { db } = context.shop.database;
  const row = await db.selectFrom('price_reductions').selectAll().where('id', '=', reduced).executeTakeFirstOrThrow();
  assert.equal([row.begins_at, row.ends_at], [new Date('2027-03-26T23:00Z'), new Date('2027-03-28T22:00Z')]);
});

test('a moment is by the clocks of the company, over the change of the clocks too', async (context) => {
  const { id, product } = await edited(context, 'by-the-clock');
  const moments = ['2027-03-28T03:30', '2027-10-31T03:30', '2027-12-24T18:00'];
  for (const at of moments) {
    const { version } = await product();
    const saved = await save(context, { id, version, patch: { product: { status: 'draft', publish_at: at } } });
    assert.is(saved.refusal, null);
    assert.is((await product()).publishAt, at);
  }
});

test('what nobody has is not found', async (context) => {
  for (const id of ['new', '', '0188a0f0-0000-7000-8000-000000000000']) assert.is(await find(context, id), null);
});

test('a copy is a draft with all that can be shared, and without what belongs to one alone', async (context) => {
  const { shop, manager } = context;
  const { id, product } = await edited(context, 'copied');
  const { db } = shop.database;
  await db.insertInto('media').values({ product_id: id, position: 1, source: 'a.jpg' }).execute();
  await db.insertInto('product_field_values').values({ product_id: id, field: 'wood', value: '"oak"' }).execute();
  const copied = await answerOf(press(shop, manager, 'ProductsDuplicate', { id }));
  assert.is(copied.refusal, null);
  const [copy, original] = [await find(context, copied.id), await product()];
  assert.is(copy.ownFields, '{"wood":"oak"}');
  assert.equal([copy.state, copy.texts[0].title, copy.pictures], ['draft', 'Żółw (kopia)', 1]);
  const [variant] = copy.variants;
  assert.equal([variant.sku, variant.onHand, variant.weightGrams], ['', 0, original.variants[0].weightGrams]);
  assert.equal(variant.prices, original.variants[0].prices);
  const gone = await answerOf(press(shop, manager, 'ProductsDuplicate', { id: 'nobody' }));
  assert.is(gone.refusal, 'ProductUnknown');
});

test.run();
