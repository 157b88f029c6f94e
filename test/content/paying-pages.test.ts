// Pages of a shop that say how one pays, when the merchant changes the ways to pay afterwards.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOrderDocuments } from '#server/checkout/order-documents.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { judgePages } from '#server/doctor/check-pages.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { readPageTemplates } from '#server/shop/page-templates.ts';
import { findSettings, listSettings } from '#server/shop/settings-store.ts';
import { beginningMarkets, marketOfLanguage } from '#src/shop/market-presets.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import type { ShopPages } from '#src/shop/shop-pages.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopSettings, shopTime } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture; templates: ShopPages }>('pages that say how one pays');

test.before(async (context) => {
  context.templates = await readPageTemplates();
  context.shop = await aShop({
    settings: {
      ...shopSettings(['card']),
      markets: beginningMarkets([marketOfLanguage('pl'), marketOfLanguage('de')]),
      pages: { pages: context.templates.pages.map((page) => ({ ...page, updatedAt: '2026-11-02T00:00:00.000Z' })) },
    },
  });
});
test.after(({ shop }) => shop.close());

/** A day later than whatever was changed before. */
let day = 0;
async function changeNextDay({ database: { db } }: ShopFixture, document: SettingsDocument, data: unknown) {
  const now = new Date(shopTime.getTime() + ++day * 86_400_000);
  const changed = await inTransaction(db, (tx) => changeSettings(tx, { document, data, changedBy: 'test', now }));
  assert.ok(changed.ok, JSON.stringify(changed));
}

const { payments } = shopSettings([]) as { payments: object };
const read = async (shop: ShopFixture, slug: string) => (await shop.app.inject(`/pl/page/${slug}`)).body;

test('a page that nobody has edited follows the ways to pay, and its date with it', async ({ shop }) => {
  const before = await read(shop, 'terms');
  assert.match(before, 'umowy nie ma');
  assert.not.match(before, 'Płacisz przy odbiorze paczki.');
  assert.match(await read(shop, 'delivery'), 'Płatność obsługuje Stripe.');

  const ordered = await aPaidOrder({ db: shop.database.db, now: () => shopTime, payments: shop.payments });
  await changeNextDay(shop, 'payments', { ...payments, methods: ['cash_on_delivery'] });

  const after = await read(shop, 'terms');
  assert.not.match(after, 'umowy nie ma');
  assert.match(after, 'Płacisz przy odbiorze paczki.');
  assert.match(before, '21 listopada 2026');
  assert.match(after, '22 listopada 2026');
  assert.not.match(await read(shop, 'delivery'), 'Stripe');

  const documents = await readOrderDocuments(shop.database.db, ordered.id);
  const terms = documents.pages.find(({ slug }) => slug === 'terms')?.bodyHtml ?? '';
  assert.match(terms, 'umowy nie ma', 'an order keeps what it was placed under');
  assert.not.match(terms, 'Płacisz przy odbiorze paczki.');
});

test('words of the merchant’s own stay, and she is told where the checkout contradicts them', async ({
  shop,
  templates,
}) => {
  const { db } = shop.database;
  const findings = async () => {
    const inForce = withNeutralSettings(await listSettings(db));
    const paymentsChangedAt = (await findSettings(db, 'payments'))?.changedAt;
    return judgePages({ pages: inForce.pages.pages, shop: inForce, paymentsChangedAt }).map(({ says }) => says);
  };
  await changeNextDay(shop, 'payments', { ...payments, methods: ['card'] });
  const [terms, ...others] = [...templates.pages].sort(
    (a, b) => Number(b.slug === 'terms') - Number(a.slug === 'terms'),
  );
  const own = {
    title: 'AGB',
    bodyHtml: '<p>Der Vertrag entsteht mit der Zahlung durch Stripe.</p>',
    seoDescription: '',
  };
  await changeNextDay(shop, 'pages', { pages: [{ ...terms, texts: { ...terms?.texts, de: own } }, ...others] });
  assert.equal(await findings(), []);

  await changeNextDay(shop, 'payments', { ...payments, methods: ['bank_transfer'] });
  assert.match((await shop.app.inject('/de/page/terms')).body, own.bodyHtml);
  const [said = '', ...more] = await findings();
  assert.equal(more, []);
  assert.match(said, 'the page terms in Deutsch names Stripe, and the checkout has no way to pay by Stripe');
  assert.match(said, 'does not say when the contract is concluded with a bank transfer');
  assert.match(said, 'the ways to pay were changed after it was written');

  const mended = { ...own, bodyHtml: '<p>Bei Überweisung entsteht der Vertrag mit unserer E-Mail.</p>' };
  await changeNextDay(shop, 'pages', { pages: [{ ...terms, texts: { ...terms?.texts, de: mended } }, ...others] });
  assert.equal(await findings(), []);
});

test.run();
