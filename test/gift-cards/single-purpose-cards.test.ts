// Gift cards whose VAT is charged when they are sold: their order is a sale, and what they pay is not taxed once more, in the
// order, the books and its documents, whatever is given back of it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import { putGiftCard } from '#server/cart/set-gift-card.ts';
import { readCheckout } from '#server/checkout/read-checkout.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findGiftCardCode } from '#server/gift-cards/gift-card-code-of.ts';
import { writeCii } from '#server/invoices/en16931/write-cii.ts';
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import { writeFa3 } from '#server/invoices/fa3/write-fa3.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aDraft } from '../fixtures/a-shopper.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { aPolishCompany } from '../invoices/a-sale.ts';
import { corrected } from '../invoices/corrected.ts';
import { readCii } from '../invoices/en16931/read-electronic-invoice.ts';
import { rules } from '../invoices/en16931/rules.ts';
import { aShopper } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aBoughtCard, aBuyer, lineOf } from './a-bought-card.ts';
import { anOrderPaidBy, aSoldCard, makeSinglePurpose, soldAt } from './a-single-purpose-card.ts';
import { assertAgreement, entriesOf, textOfReport } from './sold-in-month.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('single-purpose gift cards');
const pln = (minor: number) => money(minor, 'PLN');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  await setSettings(context.db, 'company', aPolishCompany());
});
test.after.each(({ database }) => database.close());

/** Whatever was done, the money adds up afterwards. */
function adds(title: string, run: (context: Context) => Promise<void>): void {
  test(title, async (context) => {
    await run(context);
    await assertMoneyPathInvariants(context.db);
    await assertAgreement(context.db);
  });
}

/** What an amount has of VAT at 23 %, in groszy. */
const vatIn = (minor: number) => Math.round((minor * 23) / 123);

async function issueAll(db: Db, orderId: string): Promise<InvoiceDocument[]> {
  return inTransaction(db, async (tx) => {
    const issued = await issueInvoice(tx, { orderId, kind: 'invoice', issuedBy: 'cli', now: soldAt });
    if (!issued.ok) throw new Error(issued.error.kind);
    const corrections = await corrected(tx, { orderId, issuedBy: 'cli', now: soldAt });
    return [issued.value, ...corrections].flatMap(({ document }) => document ?? []);
  });
}

async function assertWritable(documents: readonly InvoiceDocument[]): Promise<void> {
  for (const document of documents) {
    const fa3 = writeFa3(document, { issuedAt: soldAt, correctedKsefNumber: null });
    assert.ok(fa3.ok, JSON.stringify(fa3));
    assert.equal(await faultsOfFa3(Buffer.from(fa3.value)), []);
    const read = readCii(writeCii(document));
    assert.equal(
      rules.flatMap(({ id, holds }) => (holds(read) ? [] : id)),
      [],
      document.number,
    );
  }
}

adds('its order is a sale with the VAT of its class, in the books and on an invoice', async ({ db }) => {
  const { order, card } = await aSoldCard(db, 5_000);
  assert.equal([card.kind, card.vat_class, card.balance_minor], ['single_purpose', 'standard', 5_000]);
  assert.equal([order.vat_minor, order.is_for_taxed_cards], [vatIn(5_000), true]);
  const [entry, ...others] = await entriesOf(db);
  assert.equal(others, []);
  assert.equal([entry?.amountMinor, entry?.vat[0]?.vatMinor], [5_000, vatIn(5_000)]);
  const documents = await issueAll(db, order.id);
  assert.equal(documents[0]?.totals, { grossMinor: 5_000, vatMinor: vatIn(5_000), netMinor: 5_000 - vatIn(5_000) });
  await assertWritable(documents);
  const fa3 = documents[0] && writeFa3(documents[0], { issuedAt: soldAt, correctedKsefNumber: null });
  assert.match(fa3?.ok ? fa3.value : '', '<P_12>23</P_12><Procedura>B_SPV</Procedura>');
});

adds('JPK marks the invoice of one for a company, and not that of what it pays', async ({ db }) => {
  const { order, code } = await aSoldCard(db, 5_000);
  const paid = await anOrderPaidBy(db, code, 5_000);
  for (const { id } of [order, paid]) {
    await db
      .updateTable('orders')
      .set({ company: JSON.stringify({ name: 'Firma sp. z o.o.', taxId: 'PL5252248481' }) })
      .where('id', '=', id)
      .execute();
    await issueAll(db, id);
  }
  const text = await textOfReport(db, 'jpk');
  const [head = [], ...rows] = text.split('\r\n').map((line) => line.replaceAll('"', '').split(';'));
  const sold = rows.map((row) => `${row[head.indexOf('DowodSprzedazy')]}: ${row[head.indexOf('B_SPV')]}`);
  assert.equal(sold.filter((line) => line.startsWith('FV')).sort(), ['FV/2026/1: 1', 'FV/2026/2: ']);
  for (const document of await issueAll(db, paid.id)) {
    const fa3 = writeFa3(document, { issuedAt: soldAt, correctedKsefNumber: null });
    assert.not.match(fa3.ok ? fa3.value : 'B_SPV', 'B_SPV');
  }
});

adds('what it pays is not taxed once more: the order, its sale and its invoice are of the rest', async ({ db }) => {
  const { code } = await aSoldCard(db, 5_000);
  const { id, shopper } = await anOrderPaidBy(db, code, 5_000);
  assert.is(shopper.intent().amount, 9_599);
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  assert.equal([order.total_minor, order.captured_minor, order.vat_minor], [14_599, 14_599, vatIn(9_599)]);
  const [document, ...others] = await issueAll(db, id);
  assert.equal(others, []);
  assert.is(document?.totals.grossMinor, 9_599);
  assert.equal(document?.charges, [
    { kind: 'delivery', basisPoints: 2_300, grossMinor: 1_699 },
    { kind: 'voucher', basisPoints: 2_300, grossMinor: -5_000 },
  ]);
  assert.is(document?.payment?.cardsMinor, undefined, 'it is no payment there');
  await assertWritable(document ? [document] : []);
  const entries = await entriesOf(db);
  assert.is(
    entries.reduce((sum, { vat }) => sum + (vat[0]?.vatMinor ?? 0), 0),
    vatIn(5_000) + vatIn(9_599),
    'the VAT of the card and that of the rest',
  );
});

adds('refunds go to it first, and take back the VAT of what went back as money', async ({ db }) => {
  const { code, card } = await aSoldCard(db, 5_000);
  const order = await anOrderPaidBy(db, code, 5_000);
  await order.refund(4_000);
  await order.refund(3_000);
  const vatOf = async () => {
    const rows = await db
      .selectFrom('refunds as r')
      .leftJoin('refund_vat_amounts as v', 'v.refund_id', 'r.id')
      .select(['r.amount_minor', 'r.taxed_cards_minor', 'v.gross_minor', 'v.vat_minor'])
      .where('r.order_id', '=', order.id)
      .orderBy('r.amount_minor', 'desc')
      .execute();
    return rows.map(({ amount_minor: amount, taxed_cards_minor: taxed, gross_minor: gross, vat_minor: vat }) => {
      return [amount, taxed, gross, vat];
    });
  };
  assert.equal(await vatOf(), [
    [4_000, 4_000, null, null],
    [3_000, 1_000, 2_000, vatIn(2_000)],
  ]);
  const { balance_minor: balance } = await db
    .selectFrom('gift_cards')
    .select('balance_minor')
    .where('id', '=', card.id)
    .executeTakeFirstOrThrow();
  assert.is(balance, 5_000);
  await order.refund(null);
  const documents = await issueAll(db, order.id);
  assert.equal(
    documents.map(({ totals }) => totals.grossMinor),
    [9_599, 0, -2_000, -7_599],
  );
  assert.is(
    documents.reduce((sum, { totals }) => sum + totals.vatMinor, 0),
    0,
  );
  await assertWritable(documents);
});

adds('an order that it pays whole is one of nothing to tax', async ({ db }) => {
  const { code } = await aSoldCard(db, 14_599);
  const { id, refund } = await anOrderPaidBy(db, code, 14_599);
  const documents = await issueAll(db, id);
  assert.equal(documents[0]?.totals, { grossMinor: 0, vatMinor: 0, netMinor: 0 });
  await refund(null);
  assert.is(
    (await entriesOf(db)).reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    14_599,
    'the card itself',
  );
  await assertWritable(documents);
});

adds('a multi-purpose card is no sale: the order that it pays is', async ({ db }) => {
  const bought = await aBoughtCard(db, { amount: pln(5_000) });
  assert.equal(await entriesOf(db), []);
  const order = await anOrderPaidBy(db, (await findGiftCardCode(db, bought.cards[0]?.id ?? '')) ?? '', 5_000);
  const [entry, ...others] = await entriesOf(db);
  assert.equal([entry?.amountMinor, others], [14_599, []]);
  await order.refund(6_000);
});

adds('goods of another class are not for it, nor what another state taxes', async ({ db }) => {
  const { code } = await aSoldCard(db, 5_000);
  const shopper = await aShopper(db);
  const setClass = (name: string) =>
    db
      .updateTable('products')
      .set({ vat_class: name as 'reduced' })
      .where('id', '=', (eb) =>
        eb.selectFrom('variants').select('product_id').where('variants.id', '=', shopper.variantId),
      )
      .execute();
  await setClass('reduced');
  assert.equal(await putGiftCard(shopper.services, 'PLN', code), { ok: false, error: { kind: 'OTHER_GOODS' } });
  await setClass('standard');
  assert.ok((await putGiftCard(shopper.services, 'PLN', code)).ok);
  const dueTo = async (country: string) => (await readCheckout(shopper.services, 'pl', { country })).totals;
  assert.equal((await dueTo('PL')).due, pln(9_599));
  assert.is((await dueTo('PL')).vat.minor, vatIn(9_599));
  await setClass('reduced');
  const other = await dueTo('PL');
  assert.equal([other.cards, other.due], [[], other.total], 'it became another class while it lay there');
});

adds('a card of one kind lies in no cart beside one of the other', async ({ db }) => {
  const buyer = await aBuyer(db);
  assert.ok((await buyer.add()).ok);
  const { variantId } = await aShopper(db, {}, 0);
  await makeSinglePurpose(db, variantId);
  const text = lineOf({ amount: pln(5_000) });
  const beside = await addCartLine(buyer.services, { variantId, text, quantity: 1 });
  assert.equal(beside, { ok: false, error: { kind: 'CARDS_ALONE' } });
});

adds('it is not sold to where the goods would have the VAT of another state', async ({ db }) => {
  const { services } = await aShopper(db, {}, 0);
  const { variantId } = await aShopper(db, {}, 0);
  await makeSinglePurpose(db, variantId);
  assert.ok((await addCartLine(services, { variantId, text: lineOf({ amount: pln(5_000) }), quantity: 1 })).ok);
  const offersTo = async (country: string) => (await readCheckout(services, 'pl', { country })).shippingOptions.length;
  assert.is(await offersTo('PL'), 1);
  const abroad = (await readCheckout(services, 'pl', { country: 'PL' })).countries.find((country) => country !== 'PL');
  if (abroad) assert.is(await offersTo(abroad), 0);
  assert.is(aDraft.country, 'PL');
});

test.run();
