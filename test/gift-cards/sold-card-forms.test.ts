// Buying a gift card without scripts, and the page that says what is left on one.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WRONG_CARDS_PER_ADDRESS } from '#server/gift-cards/card-tries.ts';
import { disableGiftCard } from '#server/gift-cards/disable-gift-card.ts';
import { issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { money } from '#src/money.ts';
import { queryUrl } from '#src/surfaces/storefront-api.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { postForm, textOf } from '../fixtures/post-form.ts';
import { aCardProduct } from './a-bought-card.ts';

const test = suite<{ shop: ShopFixture; variant: string; page: string }>('forms of gift cards that are bought');

test.before(async (context) => {
  context.shop = await aShop({ trustProxy: () => true });
  const { db } = context.shop.database;
  context.variant = await aCardProduct(db);
  const { handle } = await db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .select('handle')
    .where('variants.id', '=', context.variant)
    .executeTakeFirstOrThrow();
  context.page = `/pl/p/${handle}`;
});
test.after(({ shop }) => shop.close());

const pageOf = async ({ app }: ShopFixture, url: string) => (await app.inject({ url })).body;

test('the page asks for recipient, day, words and amount, each with its limits', async ({ shop, page }) => {
  const body = await pageOf(shop, page);
  const field = (name: string) => new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(body)?.[0] ?? '';
  assert.match(field('recipient'), 'type="email"');
  assert.match(field('recipient'), 'required');
  // A browser would read the field of a number by its own language: 15,00 became 1500 in an English one.
  assert.match(field('amount'), 'inputMode="decimal"');
  assert.not.match(field('amount'), 'type="number"');
  assert.match(textOf(body), /50\s?zł.{1,20}500\s?zł|50,00.{1,20}500,00/);
  assert.match(textOf(body), 'E-mailem: od razu albo w wybranym dniu. Dostawa gratis.');
  assert.not.match(textOf(body), 'plus dostawa');
  assert.match(field('sendOn'), 'type="date"');
  assert.match(field('message'), 'maxLength="200"');
  assert.match(textOf(body), 'Adres e-mail osoby obdarowanej');
});

test('what is true of goods alone is not said of a card', async ({ shop, page }) => {
  const { db } = shop.database;
  await shop.change('storefront', { guaranteeNoticeOnProducts: true });
  await aProduct(db, { handle: 'a-cup' });
  const goods = textOf(await pageOf(shop, '/pl/p/a-cup'));
  const card = textOf(await pageOf(shop, page));
  for (const said of ['Dostępny od ręki', translateTo('pl')('guarantee.title')]) {
    assert.match(goods, said);
    assert.not.match(card, said);
  }
});

test('what was said stands below the title in the cart, and the amount is charged', async ({ shop, variant, page }) => {
  const wish = {
    amount: ' 75,00 zł',
    recipient: 'anna@example.com',
    sendOn: '2026-12-24',
    message: 'Wesołych\nświąt 🎄',
  };
  const { headers } = await postForm(shop.app, page, { variant, text: '', quantity: '1', ...wish });
  assert.is(headers.location, '/pl/cart?notice=ADDED');
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const { body } = await shop.app.inject({ url: '/pl/cart', headers: { cookie } });
  const text = textOf(body);
  assert.match(
    text.replaceAll('\u00a0', ' '),
    'Dla: anna@example.com · 75,00 zł · 24 grudnia 2026 · Wesołych świąt 🎄',
  );
  assert.match(text, '75,00 zł');
  // Nothing carries it, and it is none of the amounts that can be chosen.
  assert.match(text, /Dostawa\s*gratis/i);
  assert.not.match(text, 'darmowej dostawy');
  assert.not.match(text, '129 zł');
});

test('beside a gift card nothing is offered that could not go into the cart with it', async ({
  shop,
  variant,
  page,
}) => {
  await aProduct(shop.database.db, { handle: 'hamlet' });
  const { headers } = await postForm(shop.app, page, { variant, text: '', recipient: 'anna@example.com' });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const url = queryUrl('CartShow', { locale: 'pl' });
  const offered = async (given: Record<string, string>) =>
    (await shop.app.inject({ url, headers: given })).json().data.cart.goesWith.length;
  assert.is(await offered({ cookie }), 0);
  assert.ok((await offered({})) > 0);
});

const refused = [
  ['CARD_RECIPIENT', { recipient: 'anna@' }, 'nie da się wysłać e-maila'],
  ['CARD_DAY', { sendOn: '2020-01-01' }, 'Wybierz dzisiejszy dzień'],
  ['CARD_AMOUNT', { amount: '10.00' }, 'Nie sprzedajemy karty na tę kwotę'],
  ['CARD_AMOUNT', { amount: 'sto' }, 'Nie sprzedajemy karty na tę kwotę'],
] as const;

for (const [kind, wish, words] of refused) {
  test(`${kind} of ${JSON.stringify(wish)} leads back to the page, which says why and keeps what was typed`, async ({
    shop,
    variant,
    page,
  }) => {
    const given = { variant, text: '', recipient: 'anna@example.com', message: 'Sto lat', ...wish };
    const { headers } = await postForm(shop.app, page, given);
    const location = String(headers.location);
    assert.match(location, `notice=${kind}`);
    const body = await pageOf(shop, location);
    assert.match(textOf(body), words);
    assert.match(body, />Sto lat<\/textarea>/);
    const marked = [...body.matchAll(/<(?:input|textarea)[^>]*aria-invalid="true"[^>]*>/g)].map(([field]) => field);
    assert.is(marked.length, 1);
    assert.match(marked[0] ?? '', `name="${Object.keys(wish)[0]}"`);
  });
}

test('beside a card nothing is shown that goes with it, and it beside nothing', async ({ shop, page }) => {
  await aProduct(shop.database.db, { handle: 'macbeth' });
  assert.not.match(textOf(await pageOf(shop, page)), 'Pasuje obok');
  const other = await pageOf(shop, '/pl/p/macbeth');
  assert.not.match(other, `href="${page}"`);
});

test('the checkout says that a card without a day comes by e-mail with its payment', async ({
  shop,
  variant,
  page,
}) => {
  const { headers } = await postForm(shop.app, page, { variant, text: '', recipient: 'anna@example.com' });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const text = textOf((await shop.app.inject({ url: '/pl/checkout', headers: { cookie } })).body);
  assert.match(text, /E-mailem\s*zaraz po opłaceniu/);
  assert.match(text, /Termin dostawy\s*zaraz po opłaceniu/);
  assert.not.match(text, 'u Ciebie');
  assert.not.match(text, 'w wybranym dniu');
});

test('the page of the balance says what is left, and until when', async ({ shop }) => {
  const { db } = shop.database;
  const services = { db, now: () => shopTime, audit: async () => undefined };
  const issued = await issueGiftCard(services, { amount: money(5_000, 'PLN'), expiresAt: new Date('2027-01-01') });
  if (!issued.ok) throw new Error(issued.error.kind);
  const page = await pageOf(shop, '/pl/gift-card');
  assert.not.match(page, '<script');
  const { body, headers } = await postForm(shop.app, '/pl/gift-card', { code: ` ${issued.value.code.toLowerCase()} ` });
  assert.match(textOf(body), 'Na tej karcie zostało 50,00 zł.');
  assert.match(String(headers['cache-control']), 'no-store');
  await disableGiftCard(services, issued.value.id);
  const disabled = await postForm(shop.app, '/pl/gift-card', { code: issued.value.code });
  const unknown = await postForm(shop.app, '/pl/gift-card', { code: 'AAAA-BBBB-CCCC-DDDD-EEEE' });
  assert.is(textOf(disabled.body), textOf(unknown.body));
  assert.match(textOf(unknown.body), 'nie ma już środków');
});

test('after many wrong codes the page says nothing of any', async ({ shop }) => {
  const from = { 'x-forwarded-for': '203.0.113.9' };
  for (let tried = 0; tried <= WRONG_CARDS_PER_ADDRESS; tried++) {
    await postForm(shop.app, '/de/gift-card', { code: `AAAA-BBBB-CCCC-DDDD-${1000 + tried}` }, from);
  }
  const { body } = await postForm(shop.app, '/de/gift-card', { code: 'AAAA-BBBB-CCCC-DDDD-EEEE' }, from);
  assert.match(textOf(body), 'Das waren zu viele Versuche.');
});

test.run();
