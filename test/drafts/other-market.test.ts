// What was agreed in one market's currency is agreed in no other.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { findDraftPrices } from '#server/drafts/find-draft-prices.ts';
import { atMarketPrices, formIn } from '#src/drafts/office/choose-market.ts';
import { type DraftNotation, formOf, readForm } from '#src/drafts/office/draft-form-state.ts';
import { priceDraft } from '#src/drafts/price-draft.ts';
import type { Result } from '#src/result.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aDraftOrder } from './a-draft.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('drafts in another market');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after(({ database }) => database.close());

const refusalOf = (result: Result<unknown, { kind: string }>) => (result.ok ? null : result.error.kind);
const collected = { shippingMethod: '', shippingMinor: 0 };

/** The notation of somebody who types as in Poland. */
const notation: DraftNotation = { locale: 'pl', currencyOf: (market) => (market === 'pl' ? 'PLN' : 'EUR') };

/** As the editor makes it of what is saved, when somebody chooses Germany instead of Poland. */
function inGermany(content: Parameters<typeof formOf>[0]) {
  return formIn(formOf(content, notation), { locale: 'de', from: 'PLN', to: 'EUR' }, 'pl');
}

test('zlotys do not become euros: they count for nothing, and nothing is sold before somebody has typed a price', async ({
  db,
}) => {
  const draft = await aDraftOrder(db, {}, { ...collected, discount: { kind: 'amount', minor: 500 } });
  const form = inGermany((await draft.drafted()).content);
  const [poster, frame] = form.lines;
  assert.ok(poster && frame);
  assert.equal([poster.price, poster.currency], ['100,00', 'PLN'], 'what was typed is still there');
  const { content } = readForm(form, notation);
  assert.is(priceDraft(content, 'EUR', () => 0).total.minor, 0);
  assert.ok((await draft.save(content)).ok);
  assert.is((await draft.drafted()).total.minor, 0);
  assert.is(refusalOf(await draft.tryLink(2)), 'PriceMissing');
  assert.is(refusalOf(await draft.requestSending(2)), 'PriceMissing');
  assert.is(refusalOf(await draft.payHere({ version: 2 })), 'PriceMissing');

  const priced = [poster, frame].map((line) => ({ ...line, price: '25,00', currency: undefined }));
  assert.ok((await draft.save(readForm({ ...form, lines: priced }, notation).content, 2)).ok);
  assert.is(refusalOf(await draft.tryLink(3)), 'PriceMissing', 'the discount is in zlotys still');
  const discount = { ...form.discount, text: '1,00', currency: undefined };
  assert.ok((await draft.save(readForm({ ...form, lines: priced, discount }, notation).content, 3)).ok);
  assert.equal((await draft.drafted()).total, { minor: 7_400, currency: 'EUR' });
  assert.is(refusalOf(await draft.tryLink(4)), null);
});

test('an article at the catalogue’s price costs the catalogue’s price there, and one at an agreed price waits for another', async ({
  db,
}) => {
  const draft = await aDraftOrder(db, { priceMinor: { PLN: 10_000, EUR: 2_400 } }, collected);
  const [poster, frame] = draft.content.lines;
  assert.ok(poster && frame);
  const agreed = { ...poster, unitMinor: 9_000 };
  const form = inGermany({ ...draft.content, lines: [poster, agreed, frame] });
  const variantIds = [draft.variantId];
  const prices = await findDraftPrices(db, {
    variantIds,
    from: 'PLN',
    locale: 'de',
    markets: everyMarket,
    at: new Date(),
  });
  assert.equal(prices, [{ variantId: draft.variantId, unitMinor: 2_400, formerMinor: 10_000, asked: null }]);
  assert.equal(
    atMarketPrices(form, { from: 'PLN', to: 'EUR', prices }, 'pl').lines.map(({ price, currency }) => [
      price,
      currency,
    ]),
    [
      ['24,00', 'EUR'],
      ['90,00', 'PLN'],
      ['50,00', 'PLN'],
    ],
  );
});

test('back in its market a draft costs what it cost', async ({ db }) => {
  const draft = await aDraftOrder(db, {}, collected);
  const { content, total } = await draft.drafted();
  const back = formIn(inGermany(content), { locale: 'pl', from: 'EUR', to: 'PLN' }, 'pl');
  assert.equal(priceDraft(readForm(back, notation).content, 'PLN', () => 0).total, total);
});

test('a market that is paid in another currency from now on sells no draft at the former figures', async ({ db }) => {
  const draft = await aDraftOrder(db, {}, collected);
  const { markets } = draft.services.markets;
  const inEuros = markets.map((market) =>
    market.language === 'pl' ? { ...market, currency: 'EUR' as const } : market,
  );
  draft.services.markets = { ...draft.services.markets, markets: inEuros };
  assert.is(refusalOf(await draft.tryLink()), 'PriceMissing');
  const [poster] = draft.content.lines;
  assert.ok(poster);
  const delivered = { shippingMethod: 'inpost-courier', shippingMinor: 1_500, shippingCurrency: 'PLN' as const };
  assert.ok((await draft.save({ ...delivered, lines: [poster], discount: null })).ok);
  assert.is((await draft.drafted()).total.minor, 20_000, 'without what delivery cost');
  assert.is(refusalOf(await draft.tryLink(2)), 'PriceMissing');
});

test.run();
