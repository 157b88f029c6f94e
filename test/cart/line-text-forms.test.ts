// A text for a line without scripts: the field, what it says before buying, what is refused, and what checkout says of it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listCardsByHandle } from '#server/catalogue/listing/product-card-store.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture } from '#test/fixtures/a-shop.ts';
import { aFormVisitor, postForm, textOf } from '#test/fixtures/post-form.ts';
import { viewIn } from '#test/shop/every-market.ts';
import { askForText } from './a-line-text.ts';

const test = suite<{ shop: ShopFixture; variant: string }>('forms of a text for a line');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.variant = await aProduct(db, { handle: 'notes', title: 'Notes' });
  const czk = { currency: 'CZK' as const, amount_minor: 39_900, valid_from: new Date('2026-11-01T00:00:00Z') };
  await db
    .insertInto('prices')
    .values({ variant_id: context.variant, ...czk })
    .execute();
  await askForText(db, context.variant);
});
test.after(({ shop }) => shop.close());

const pageOf = async ({ app }: ShopFixture, url: string) => (await app.inject({ url })).body;

test('the page asks for it, and says its limit, its price and what becomes of the withdrawal', async ({ shop }) => {
  const body = await pageOf(shop, '/pl/p/notes');
  const [input = ''] = /<input[^>]*id="line-text"[^>]*>/.exec(body) ?? [];
  assert.match(input, 'name="text"');
  assert.match(input, /pattern="[^"]+\{0,12\}"/);
  assert.not.match(input, 'required');
  assert.match(input, 'aria-describedby="line-text-hint"');
  const text = textOf(body);
  assert.match(text, 'Imię (+5,00 zł) (opcjonalnie)');
  assert.match(text, 'Najwyżej 12 znaków.');
  assert.match(text, 'od umowy nie można wtedy odstąpić. Bez tekstu prawo odstąpienia zostaje.');
  assert.ok(body.indexOf('id="line-text"') < body.indexOf('Do koszyka</button>'), 'before the button');
});

test('every language says it, and a product that asks for nothing says nothing', async ({ shop }) => {
  const words = {
    en: 'cannot withdraw',
    de: 'kein Widerrufsrecht',
    nl: 'niet herroepen',
    cs: 'nelze odstoupit',
  };
  for (const [locale, sentence] of Object.entries(words)) {
    assert.match(textOf(await pageOf(shop, `/${locale}/p/notes`)), sentence, locale);
  }
  await aProduct(shop.database.db, { handle: 'zolw' });
  assert.not.match(await pageOf(shop, '/pl/p/zolw'), 'name="text"');
});

test('what is written stands in the cart below the title, and is charged', async ({ shop, variant }) => {
  const { headers } = await postForm(shop.app, '/pl/p/notes', { variant, quantity: '2', text: ' Ola ' });
  assert.is(headers.location, '/pl/cart?notice=ADDED');
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const { body } = await shop.app.inject({ url: '/pl/cart', headers: { cookie } });
  assert.match(textOf(body), 'Imię: Ola');
  assert.match(textOf(body), '268,00 zł');
  assert.match(body, '<input type="hidden" form="cart" name="text" value="Ola"/>');
});

test('what only the server refuses leads back to the field, which says why and keeps what was typed', async ({
  shop,
  variant,
}) => {
  for (const [text, said] of [
    ['Ola 👍', 'Niektórych z tych znaków'],
    ['\u202eOla', 'Niektórych z tych znaków'],
    ['\u200b', 'Niektórych z tych znaków'],
    ['x'.repeat(13), 'Tekst jest za długi'],
  ] as const) {
    const { statusCode, headers } = await postForm(shop.app, '/pl/p/notes', { variant, quantity: '1', text });
    assert.is(statusCode, 303);
    const { body } = await shop.app.inject({ url: String(headers.location) });
    const [input = ''] = /<input[^>]*id="line-text"[^>]*>/.exec(body) ?? [];
    assert.match(input, 'aria-invalid="true"', text);
    assert.match(input, 'autofocus=""', text);
    assert.ok(input.includes(`value="${text}"`), input);
    assert.match(/id="line-text-error">([^<]*)/.exec(body)?.[1] ?? '', said, text);
  }
});

test('markup is shown as it was typed, in the field, the cart and the checkout', async ({ shop, variant }) => {
  const text = '<b>"&\'</b>';
  const visitor = await aFormVisitor(shop.app, 'notes', variant);
  assert.is(
    (await visitor.post('/pl/p/notes', { variant, quantity: '1', text })).headers.location,
    '/pl/cart?notice=ADDED',
  );
  for (const url of ['/pl/cart', '/pl/checkout', `/pl/p/notes?text=${encodeURIComponent(text)}`]) {
    const { body } = await visitor.getPage(url);
    assert.not.match(body, text, url);
    assert.match(body, '&lt;b&gt;', url);
  }
});

test('number, removal and undoing are of one line', async ({ shop, variant }) => {
  const visitor = await aFormVisitor(shop.app, 'notes', variant);
  for (const text of ['Ola', 'Jan']) await visitor.post('/pl/p/notes', { variant, quantity: '1', text });
  await visitor.post('/pl/cart', { action: 'set', variant, text: 'Ola', quantity: '3' });
  const removed = await visitor.post('/pl/cart', { action: `remove 1 ${variant} Jan` });
  assert.is(removed.headers.location, `/pl/cart?removed=${variant}&quantity=1&text=Jan`);
  const { body } = await visitor.getPage(String(removed.headers.location));
  assert.match(textOf(body), 'Imię: Ola');
  assert.not.match(textOf(body), 'Imię: Jan');
  assert.match(body, `value="undo 1 ${variant} Jan"`);
  await visitor.post('/pl/cart', { action: `undo 1 ${variant} Jan` });
  const text = await visitor.getText('/pl/cart');
  assert.match(text, 'Imię: Jan');
  assert.match(text, '5 sztuk');
});

test('the checkout says beside the button what cannot be withdrawn from', async ({ shop, variant }) => {
  const visitor = await aFormVisitor(shop.app, 'notes', variant);
  assert.not.match(await visitor.getText('/pl/checkout'), 'nie przysługuje prawo odstąpienia');
  await visitor.post('/pl/p/notes', { variant, quantity: '1', text: 'Ola' });
  assert.match(
    await visitor.getText('/pl/checkout'),
    'dlatego nie przysługuje prawo odstąpienia od umowy: Notes, Imię: Ola.',
  );
});

test('what is required is required by the browser too, and cannot be put in from a card', async ({ shop }) => {
  const { db } = shop.database;
  const variant = await aProduct(db, { handle: 'grawer', title: 'Grawer' });
  await askForText(db, variant, { isRequired: true, characters: 'ABC' });
  const body = await pageOf(shop, '/pl/p/grawer');
  assert.match(body, /<input[^>]*id="line-text"[^>]*required=""/);
  assert.match(textOf(body), 'Możliwe znaki: ABC');
  const { headers } = await postForm(shop.app, '/pl/p/grawer', { variant, quantity: '1' });
  assert.is(headers.location, `/pl/p/grawer?variant=${variant}&notice=TEXT_MISSING`);
  const cards = await listCardsByHandle(db, viewIn('pl'), ['grawer', 'notes']);
  assert.equal(
    cards.map(({ handle, card }) => [handle, card.onlyVariant !== null]),
    [
      ['grawer', false],
      ['notes', true],
    ],
  );
});

test.run();
