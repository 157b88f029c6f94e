// Goods that the law lets nobody withdraw from, or only with their seal whole: said before the order, kept by it, and asked
// of nobody in the form of a withdrawal.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readCart } from '#server/cart/read-cart.ts';
import { findProduct } from '#server/catalogue/product-store.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { findWithdrawalView } from '#server/returns/withdrawal-view.ts';
import { exceptedGoodsOf, sayExcepted } from '#server/terms/read-terms.ts';
import { type WithdrawalException, withdrawalExceptions } from '#src/catalogue/withdrawal-exceptions.ts';
import { locales } from '#src/i18n/locales.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { viewOf } from '#src/shop/markets.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { aShopper, orderOf, started } from '../orders/a-paying-shopper.ts';
import { aDraftOf } from '../returns/a-withdrawal.ts';

const test = suite<{ database: NamedDatabase; db: Db }>('goods excepted from withdrawal');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after(({ database }) => database.close());

let made = 0;

async function aShopperOf(db: Db, exception: WithdrawalException | null) {
  const handle = `kefir-${++made}`;
  const shopper = await aShopper(db, { handle, title: 'Kefir' });
  await db.updateTable('products').set({ withdrawal_exception: exception }).where('handle', '=', handle).execute();
  return { ...shopper, handle };
}

async function bought(db: Db, exception: WithdrawalException | null) {
  const shopper = await aShopperOf(db, exception);
  const { id, number } = await orderOf(db, started(await shopper.press()).orderToken);
  const intent = shopper.payments.settle(shopper.intent().id, 'succeeded');
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: shopper.services.now() }));
  const token = await aDraftOf(shopper.services, {
    orderNumber: String(number),
    orderEmail: shopper.request.draft.email,
  });
  const guesses = { requireFew: async () => undefined, noteWrong: async () => undefined };
  // What is called here asks for no more than this.
  const view = await findWithdrawalView({ db, guesses } as unknown as Parameters<typeof findWithdrawalView>[0], token);
  const [line] = view?.lines ?? [];
  return { id, handle: shopper.handle, order: await getOrderView(db, id), line };
}

test('the product’s page says it below the description, and no other page does', async ({ db }) => {
  const said = async (exception: WithdrawalException | null) => {
    const { handle } = await aShopperOf(db, exception);
    return (await findProduct(db, handle, viewOf(everyMarket, 'pl')))?.descriptionHtml ?? '';
  };
  assert.match(await said('sealed_hygiene'), /<p>Zapieczętowane ze względu na [^<]* nie przysługuje [^<]*\.<\/p>$/);
  assert.not.match(await said(null), 'odstąpienia');
});

test('the cart knows it', async ({ db }) => {
  const { services } = await aShopperOf(db, 'perishable');
  const { exceptedGoods } = await readCart(services, 'pl');
  assert.equal(exceptedGoods, [{ name: 'Kefir', exception: 'perishable' }]);
});

test('what perishes is named in the order and cannot be chosen in the form', async ({ db }) => {
  const { id, order, line, handle } = await bought(db, 'perishable');
  assert.match(sayExcepted('en', exceptedGoodsOf(order)) ?? '', /^Liable to deteriorate .* for: Kefir\. Your rights/);
  assert.equal([line?.left, line?.isExcepted, line?.variantTitle], [0, true, 'szybko się psuje']);
  await db.updateTable('products').set({ withdrawal_exception: null }).where('handle', '=', handle).execute();
  assert.equal(exceptedGoodsOf(await getOrderView(db, id)), exceptedGoodsOf(order), 'the order keeps it');
});

test('what is sealed can be withdrawn from, and the form says until when', async ({ db }) => {
  const { order, line } = await bought(db, 'sealed_media');
  assert.match(sayExcepted('en', exceptedGoodsOf(order)) ?? '', 'once you break the seal');
  assert.equal([line?.left, line?.isExcepted, line?.variantTitle], [1, false, 'tylko w nieotwartym opakowaniu']);
});

test('an order of ordinary goods says nothing of it', async ({ db }) => {
  const { order, line } = await bought(db, null);
  assert.is(sayExcepted('en', exceptedGoodsOf(order)), null);
  assert.equal([line?.left, line?.variantTitle], [1, '']);
});

test('each kind has a sentence of its own, in every language, and defects are spoken of once', () => {
  for (const locale of locales) {
    const goods = withdrawalExceptions.map((exception) => ({ name: `of ${exception}`, exception }));
    const said = sayExcepted(locale, goods) ?? '';
    for (const { name } of goods) assert.is(said.split(name).length, 2, `${locale}: ${name}`);
    const alone = sayExcepted(locale, goods.slice(0, 1)) ?? '';
    assert.is(said.split(alone.split('. ').at(-1) ?? '').length, 2, locale);
  }
});

test.run();
