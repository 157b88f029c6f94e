// The commands that change what a variant costs and how many there are, beside a shop that runs.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { whole } from '../../depths.ts';
import { anUnpaidOrder, type OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../../fixtures/a-shop.ts';
import { textOf } from '../../fixtures/post-form.ts';
import { until } from '../../fixtures/until.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { shop: ShopFixture; order: OrderFixture };

const test = suite<Context>('kasa stock, kasa price, kasa export, kasa line-text and kasa waiting');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'fox', title: 'Lis', onHand: 10 });
  const now = () => new Date('2026-11-20T10:15:00Z');
  context.order = await anUnpaidOrder({ db, now, payments: aPaymentProvider() }, { handle: 'held', onHand: 3 });
});
test.after(({ shop }) => shop.close());

function kasa({ shop }: Context, ...args: string[]) {
  return runKasa(args, { env: { DATABASE_URL: shop.database.url } });
}

const answerOf = async (context: Context, ...args: string[]) =>
  JSON.parse((await kasa(context, ...args, '--json')).stdout);

test('stock is shown, received, written off and counted, each with a movement and its reason', async (context) => {
  const { db } = context.shop.database;
  const { code, stdout } = await kasa(context, 'stock', 'FOX');
  assert.equal([code, stdout], [0, 'FOX  Lis\n  10 on hand, 0 reserved for orders, 10 for sale\n']);
  assert.is((await answerOf(context, 'stock', 'FOX', '+5')).onHand, 15);
  assert.is((await answerOf(context, 'stock', 'FOX', '-2', '--reason', 'water damage')).onHand, 13);
  const counted = await answerOf(context, 'stock', 'FOX', '=7');
  assert.equal([counted.onHand, counted.available, counted.difference], [7, 7, -6]);
  assert.match((await kasa(context, 'stock', 'FOX', '=7')).stdout, '7 on hand, 0 reserved');
  const { rows } = await sql`
    select m.kind, m.quantity, m.reason from stock_movements m join variants v on v.id = m.variant_id
    where v.sku = 'FOX' order by m.id`.execute(db);
  assert.equal(rows, [
    { kind: 'received', quantity: 5, reason: '' },
    { kind: 'written_off', quantity: 2, reason: 'water damage' },
    { kind: 'written_off', quantity: 6, reason: '' },
  ]);
});

test('a price of nothing is said to be one', async (context) => {
  assert.match((await kasa(context, 'price', 'FOX', '0', 'EUR')).stdout, '0: customers get it for free.');
  const paid = await kasa(context, 'price', 'FOX', '29.00', 'EUR');
  assert.equal([paid.code, paid.stdout.includes('for free')], [0, false]);
});

test('many prices rise and fall by an amount, and say what would come of it first', async (context) => {
  const by = (...args: string[]) => kasa(context, 'price', 'FOX', '--in', 'EUR', ...args);
  assert.match((await by('--by', '2.50', '--dry-run')).stdout, 'FOX  29.00 EUR → 31.50 EUR\nDry run');
  assert.match((await by('--by', '2.50', '--round', '.99')).stdout, 'FOX  29.00 EUR → 31.99 EUR\n1 changed');
  assert.match((await by('--by', '-2.99')).stdout, 'FOX  31.99 EUR → 29.00 EUR\n1 changed');
  assert.match((await by('--by', '-29')).stderr, 'FOX  29.00 EUR stays: nothing would be left of it');
  assert.match((await by('--by', '1', '--percent', '5')).stderr, 'by a percentage or by an amount, one of them');
  assert.match((await by('--round', '.99')).stderr, 'which need a percentage or an amount');
  assert.is((await by('--by', 'much')).code, 2);
});

test('an export has the products that a filter of the list finds, and says which filters there are', async (context) => {
  const { code, stdout } = await kasa(context, 'export', '--filter', 'text=lis', '--filter', 'state=published');
  assert.equal([code, stdout.includes('FOX'), stdout.includes('HELD')], [0, true, false]);
  const refused = await kasa(context, 'export', '--filter', 'state=asleep');
  assert.is(refused.code, 1);
  assert.match(refused.stderr, 'The list of products has no filter state=asleep.');
});

test('what orders have reserved cannot be taken away, nor more than there is', async (context) => {
  for (const change of ['=0', '-3', '-4']) {
    const { code, stderr } = await kasa(context, 'stock', 'HELD', change);
    assert.is(code, 1, change);
    assert.match(stderr, 'Of HELD there are 3 on hand, 1 of them reserved for orders');
  }
  assert.is((await answerOf(context, 'stock', 'HELD', '=1')).available, 0);
});

test('stock that nobody counts is shown, and not changed', async (context) => {
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'voucher', title: 'Bon' });
  await db.updateTable('variants').set({ tracks_stock: false }).where('sku', '=', 'VOUCHER').execute();
  assert.match((await kasa(context, 'stock', 'VOUCHER')).stdout, 'not counted: it can always be bought');
  const { code, stderr } = await kasa(context, 'stock', 'VOUCHER', '+1');
  assert.is(code, 1);
  assert.match(stderr, 'The shop does not count VOUCHER');
});

whole(test)('a change is on the pages of a shop that runs', async (context) => {
  const page = async () => textOf((await context.shop.app.inject('/pl/p/fox')).body);
  assert.match(await page(), '129,00');
  const set = await answerOf(context, 'price', 'FOX', '99,50', 'PLN');
  assert.equal(
    [set.isNew, set.prices.find(({ amount }: { amount: { currency: string } }) => amount.currency === 'PLN').amount],
    [true, { minor: 9_950, currency: 'PLN' }],
  );
  await until(async () => (await page()).includes('99,50'));
  await kasa(context, 'stock', 'FOX', '=0');
  await until(async () => (await context.shop.app.inject('/pl/p/fox')).body.includes('https://schema.org/OutOfStock'));
});

test('a reduction is announced against the lowest price of the 30 days before, whatever is crossed out', async (context) => {
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'owl', title: 'Sowa', priceMinor: { PLN: 12_900, EUR: 2_900 } });
  await kasa(context, 'price', 'OWL', '25', 'EUR', '--compare-at', '99');
  const { stdout } = await kasa(context, 'price', 'OWL');
  assert.match(stdout, /25\.00 EUR since .*, crossed out: 99\.00 EUR, lowest of the 30 days before: 29\.00 EUR/);
  const same = await answerOf(context, 'price', 'OWL', '25.00', 'EUR', '--compare-at', 'none');
  const euro = same.prices.find(({ amount }: { amount: { currency: string } }) => amount.currency === 'EUR');
  assert.equal([euro.compareAt, euro.lowestPrior.minor], [null, 2_900]);
  const { rows } = await sql<{ amount_minor: number }>`
    select h.amount_minor from price_history h join variants v on v.id = h.variant_id
    where v.sku = 'OWL' and h.currency = 'EUR' order by h.id`.execute(db);
  assert.equal(
    rows.map((row) => row.amount_minor),
    [2_900, 2_500],
    'an amount that stays is no change of the price',
  );
});

test('a currency in which the product had no price gets one', async (context) => {
  const set = await answerOf(context, 'price', 'OWL', '620', 'czk');
  assert.equal(
    set.prices.map(({ amount }: { amount: { currency: string } }) => amount.currency),
    ['CZK', 'EUR', 'PLN'],
  );
});

test('what cannot be a price is refused with what to write', async (context) => {
  const refused: [string[], string][] = [
    [['price', 'OWL', '-5', 'EUR'], 'is below zero'],
    [['price', 'OWL', '25.999', 'EUR'], 'could be 25999.00, or have three decimals, which no price has'],
    [['price', 'OWL', '1.250', 'EUR'], 'could be 1250.00 or 1.25'],
    [['price', 'OWL', '1290.50', 'HUF'], 'nobody pays fractions in HUF'],
    [['price', 'OWL', '1000000000.01', 'EUR'], 'is more than a billion'],
    [['price', 'OWL', '25', 'USD'], 'The shop knows no currency USD'],
    [['price', 'OWL', '25', 'EUR', '110', 'PLN'], 'Set one price at a time'],
    [['price', 'OWL', '25'], 'An amount needs its currency'],
    [['price', 'OWL', '25', 'EUR', '--compare-at', '20'], 'has to be higher'],
    [['price', 'OWL', '--compare-at', '20'], 'needs a price beside it'],
  ];
  for (const [args, message] of refused) {
    const { code, stderr } = await kasa(context, ...args);
    assert.equal([code, stderr.includes(message)], [1, true], `${args.join(' ')}: ${stderr}`);
  }
  for (const change of ['5', '+1.5', '=', '--5'])
    assert.is((await kasa(context, 'stock', 'OWL', change)).code, 2, change);
});

test('an unknown SKU is answered with those that look like it', async (context) => {
  for (const command of ['stock', 'price']) {
    const { code, stderr } = await kasa(context, command, 'FOXX');
    assert.is(code, 1);
    assert.match(stderr, 'No variant has the SKU FOXX.\n      Did you mean FOX?');
  }
  assert.match((await kasa(context, 'stock', '9999999')).stderr, 'kasa stock list finds SKUs');
  const { error } = JSON.parse((await kasa(context, 'stock', 'FOXX', '--json')).stdout);
  assert.is(error.code, 'SKU_UNKNOWN');
});

test('an SKU that several variants have is not guessed', async (context) => {
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'twin', title: 'Bliźniak' });
  await db.updateTable('variants').set({ sku: 'FOX' }).where('sku', '=', 'TWIN').execute();
  const { code, stderr } = await kasa(context, 'stock', 'FOX', '+1');
  assert.is(code, 1);
  assert.match(stderr, 'Several variants have the SKU FOX:\n  fox: Lis\n  twin: Bliźniak');
});

test('how many wait for what is sold out', async (context) => {
  const { db } = context.shop.database;
  assert.is((await kasa(context, 'waiting')).stdout, 'Nobody waits for anything.\n');
  const variantId = await aProduct(db, { handle: 'gone', title: 'Wyprzedany', onHand: 0 });
  const at = new Date('2026-11-20T10:15:00Z');
  const wait = (email: string, confirmedAt: Date | null) => ({
    ...{ id: randomUUID(), variant_id: variantId, email, locale: 'pl', created_at: at, confirmed_at: confirmedAt },
  });
  await db
    .insertInto('back_in_stock_requests')
    .values([wait('ewa@example.com', at), wait('jan@example.com', at), wait('ola@example.com', null)])
    .execute();
  assert.is((await kasa(context, 'waiting')).stdout, '    2  GONE  Wyprzedany\n');
  const [waiting] = (await answerOf(context, 'waiting')).waiting;
  assert.equal(waiting, { sku: 'GONE', handle: 'gone', title: 'Wyprzedany', waiting: 2 });
});

test('a product asks for a text, shows it, changes a part of it, and asks for none any more', async (context) => {
  const prices = ['--price', 'PLN=5.00', '--price', 'EUR=1,20', '--price', 'CZK=30'];
  const label = ['--label', 'pl=Imię na okładce', '--label', 'en=Name on the cover'];
  const asked = await answerOf(context, 'line-text', 'fox', ...label, '--max', '16', ...prices);
  const expected = {
    labels: { pl: 'Imię na okładce', en: 'Name on the cover' },
    isRequired: false,
    maxLength: 16,
    characters: '',
    prices: { PLN: 500, EUR: 120, CZK: 3000 },
    isExcepted: true,
  };
  assert.equal(asked, { ok: true, product: 'fox', lineText: expected });
  const changed = await answerOf(context, 'line-text', 'fox', '--required', '--withdrawable', '--characters', 'ABC');
  assert.equal(changed.lineText, { ...expected, isRequired: true, isExcepted: false, characters: 'ABC' });
  assert.equal((await answerOf(context, 'line-text', 'fox')).lineText, changed.lineText);
  assert.match(
    (await kasa(context, 'line-text', 'fox', '--free')).stdout,
    'required, at most 16 characters\nof ABC\nfree',
  );
  assert.is((await answerOf(context, 'line-text', 'fox', '--off')).lineText, null);
});

test('a text without label, length or a price that the shop needs is refused, and nothing changes', async (context) => {
  const codes: Record<string, string[]> = {
    INVALID_LINE_TEXT: ['--label', 'en=Name'],
    INVALID_OPTION: ['--label', 'Name', '--max', '5'],
    PRICE_MISSING: ['--label', 'en=Name', '--max', '5', '--price', 'PLN=5'],
    CURRENCY_UNKNOWN: ['--label', 'en=Name', '--max', '5', '--price', 'XXX=5'],
    INVALID_PRICE: ['--label', 'en=Name', '--max', '5', '--price', 'PLN=five'],
  };
  for (const [code, args] of Object.entries(codes)) {
    assert.is((await answerOf(context, 'line-text', 'fox', ...args)).error.code, code);
  }
  assert.is((await answerOf(context, 'line-text', 'wolf')).error.code, 'PRODUCT_UNKNOWN');
  assert.is((await answerOf(context, 'line-text', 'fox')).lineText, null);
});

test.run();
