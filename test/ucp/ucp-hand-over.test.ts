// The way from an assistant to a person's order: what is handed over and what is not, and what the platform learns of
// it.
import * as assert from 'uvu/assert';
import { LINK_MS } from '#server/ucp/carts/assistant-cart-store.ts';
import { readItems } from '#server/ucp/hand-over/permalink.ts';
import { ASSISTANT_CART_MS } from '#src/cart/cart-life.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { shopTime } from '../fixtures/a-shop.ts';
import { aFormVisitor, postForm, textOf } from '../fixtures/post-form.ts';
import { askAsPlatform, faultsOfAnswer, transports, type UcpBody } from '../fixtures/ucp/ask-as-platform.ts';
import { address } from '../orders/a-checkout-visitor.ts';
import { aBegunCheckout, askAbout, buyer, codesIn, origin, suiteOfCheckouts, totalIn } from './a-begun-checkout.ts';

const test = suiteOfCheckouts('handing over to a person');

const pathOf = (url: unknown) => String(url).replace(origin, '');
const cookieIn = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

test('a person who follows the link finds it filled in, orders, and the platform learns the order', async (context) => {
  const { shop } = context;
  const body = await aBegunCheckout(context);
  const link = await shop.app.inject({ url: pathOf(body.continue_url) });
  assert.equal([link.statusCode, link.headers.location], [303, '/pl/checkout']);
  assert.is(link.headers['cache-control'], 'private, no-store');
  assert.is(link.headers['referrer-policy'], 'no-referrer');
  const cookie = cookieIn(link);
  assert.not.match(cookie, String(body.id));
  const page = await shop.app.inject({ url: '/pl/checkout', headers: { cookie } });
  for (const value of ['jan@example.com', 'ul. Długa 12/3', '00-238', 'Warszawa'])
    assert.match(page.body, `value="${value}"`);
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  assert.match(page.body, 'name="expectedTotal" value="14599"');
  // Cash on delivery has its fee.
  const press = { ...address, expectedTotal: '15399' };
  const ordered = await postForm(
    ...[shop.app, '/pl/checkout'],
    { token, ...press, paymentMethod: 'cash_on_delivery', action: 'order' },
    { cookie },
  );
  const [, orderToken = ''] = /\?order=([\w-]{32})$/.exec(String(ordered.headers.location)) ?? [];
  const told = await askAbout(context, 'get_checkout', body);
  assert.equal(faultsOfAnswer(told.body, 'get_checkout', '2026-08-25'), []);
  const order = told.body.order as UcpBody;
  assert.is(told.body.status, 'completed');
  assert.equal([totalIn(told.body), codesIn(told.body)], [15_399, ['payment_later']]);
  assert.equal([order.id, order.permalink_url], [orderToken, `${origin}/pl/order/${orderToken}`]);
  for (const transport of transports) {
    const about = { operation: 'get_order', id: orderToken, transport };
    const told = await askAsPlatform(shop, { ...about, profileUrl: context.platform.profileUrl('2026-08-25') });
    assert.equal(faultsOfAnswer(told.body, 'get_order', '2026-08-25'), []);
    assert.equal([told.body.checkout_id, totalIn(told.body)], [body.id, 15_399]);
    assert.not.match(JSON.stringify(told.body), /Kowalski|jan@|Długa/);
    // Another assistant that was told the token has no part in the order.
    const other = await askAsPlatform(shop, about);
    assert.equal(codesIn(other.body), ['not_found']);
  }
  const changed = await askAbout(context, 'update_checkout', body, { line_items: [] });
  assert.ok(codesIn(changed.body).includes('checkout_closed'));
  // What is sold today, and for how much, changes nothing of what was ordered.
  const { db } = shop.database;
  await db.updateTable('prices').set({ amount_minor: 100 }).where('variant_id', '=', context.variant).execute();
  await db.updateTable('products').set({ status: 'draft' }).where('handle', '=', context.handle).execute();
  const later = (await askAbout(context, 'get_checkout', body)).body;
  assert.equal(
    [later.status, later.line_items, later.totals, later.messages],
    [told.body.status, told.body.line_items, told.body.totals, told.body.messages],
  );
  assert.equal((later.line_items as UcpBody[])[0]?.id, context.variant);
  // The link sells it to nobody a second time.
  const followed = await shop.app.inject({ url: pathOf(body.continue_url) });
  assert.equal([followed.statusCode, followed.headers['set-cookie']], [200, undefined]);
  assert.match(textOf(followed.body), 'To już zamówiono');
});

test('consents are never filled in, whatever was sent', async (context) => {
  const consents = {
    ...{ consent: { marketing: true, analytics: true }, newsletterIn: 'pl', remindIn: 'pl', marketing: true },
    buyer: { ...buyer, consent: { marketing: true }, newsletterIn: 'pl', remindIn: 'pl' },
  };
  const body = await aBegunCheckout(context, consents);
  const cookie = cookieIn(await context.shop.app.inject({ url: pathOf(body.continue_url) }));
  const page = await context.shop.app.inject({ url: '/pl/checkout', headers: { cookie } });
  assert.not.match(page.body, /<input[^>]*name="(?:newsletterIn|remindIn)"[^>]*checked/);
  const drafts = await context.shop.database.db.selectFrom('carts').select('checkout_draft').execute();
  for (const { checkout_draft } of drafts) {
    const { remindIn = '', newsletterIn = '' } = checkout_draft as Record<string, string>;
    assert.equal([remindIn, newsletterIn], ['', '']);
  }
});

test('a cart that somebody has already is asked about, in every language, and loses nothing', async (context) => {
  const { shop, variant, handle, title } = context;
  const { db } = shop.database;
  const own = await aProduct(db, { handle: `own-${handle}` });
  const visitor = await aFormVisitor(shop.app, `own-${handle}`, own, '2');
  const body = await aBegunCheckout(context);
  const path = pathOf(body.continue_url);
  const seen = new Set<string>();
  for (const locale of locales) {
    const page = await visitor.getPage(path.replace('/pl/', `/${locale}/`));
    assert.is(page.statusCode, 200);
    assert.match(page.body, title);
    assert.not.match(page.body, '<script');
    seen.add(textOf(page.body));
  }
  assert.is(seen.size, locales.length);
  const linesOf = async () =>
    (
      await db
        .selectFrom('cart_lines')
        .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
        .select(['variant_id', 'quantity'])
        .where('carts.id', 'in', (eb) => eb.selectFrom('cart_lines').select('cart_id').where('variant_id', '=', own))
        .orderBy('added_at')
        .execute()
    ).map(({ variant_id, quantity }) => [variant_id, quantity]);
  assert.equal(await linesOf(), [[own, 2]]);
  const added = await visitor.post(path, {});
  assert.equal([added.statusCode, added.headers.location], [303, '/pl/checkout']);
  assert.equal(
    (await linesOf()).toSorted(),
    [
      [own, 2],
      [variant, 1],
    ].toSorted(),
  );
  // Once more adds nothing, and asks nothing.
  assert.is((await visitor.getPage(path)).headers.location, '/pl/checkout');
  assert.is((await linesOf()).length, 2);
});

test('another site cannot put anything into the cart of somebody who follows its link', async (context) => {
  const visitor = await aFormVisitor(context.shop.app, context.handle, context.variant);
  const body = await aBegunCheckout(context);
  const refused = await visitor.post(pathOf(body.continue_url), {}, { 'sec-fetch-site': 'cross-site' });
  assert.is(refused.statusCode, 403);
});

test('a price that has changed since is shown before the button, and none is charged silently', async (context) => {
  const { shop, variant, clock } = context;
  const body = await aBegunCheckout(context);
  clock.now = new Date(shopTime.getTime() + 60_000);
  await shop.database.db
    .updateTable('prices')
    .set({ amount_minor: 15_900, valid_from: clock.now })
    .where('variant_id', '=', variant)
    .where('currency', '=', 'PLN')
    .execute();
  const cookie = cookieIn(await shop.app.inject({ url: pathOf(body.continue_url) }));
  const page = textOf((await shop.app.inject({ url: '/pl/checkout', headers: { cookie } })).body);
  assert.match(page, '129,00 zł');
  assert.match(page, '159,00 zł');
  assert.ok(page.indexOf('129,00 zł') < page.indexOf('159,00 zł'));
  const told = (await askAbout(context, 'get_checkout', body)).body;
  assert.is(totalIn(told), 15_900 + 1699);
  assert.not.ok(codesIn(body).includes('price_changed'));
  const [changed] = (told.messages as UcpBody[]).filter(({ code }) => code === 'price_changed');
  assert.match(textOf(String(changed?.content)), /było 129,00 zł, teraz 159,00 zł/);
});

test('a link leads on for six hours, and for nobody who guesses', async (context) => {
  const { shop, clock } = context;
  const body = await aBegunCheckout(context);
  const path = pathOf(body.continue_url);
  // A platform is told until when it leads on.
  assert.is(body.expires_at, new Date(shopTime.getTime() + LINK_MS).toISOString());
  clock.now = new Date(shopTime.getTime() + LINK_MS - 1);
  assert.is((await shop.app.inject({ url: path })).statusCode, 303);
  clock.now = new Date(shopTime.getTime() + LINK_MS);
  const ended = await shop.app.inject({ url: path });
  assert.is(ended.statusCode, 404);
  assert.match(textOf(ended.body), 'Ten link nie jest już ważny');
  clock.now = shopTime;
  await shop.change('assistants', { isOpen: false });
  const closed = await shop.app.inject({ url: path });
  assert.is(closed.statusCode, 404);
  assert.match(textOf(closed.body), 'Ten link nie jest już ważny');
  await shop.change('assistants', { isOpen: true });
  clock.now = new Date(shopTime.getTime() + LINK_MS);
  // Asked for again, it is given again.
  const again = (await askAbout(context, 'get_checkout', body)).body;
  assert.is((await shop.app.inject({ url: pathOf(again.continue_url) })).statusCode, 303);
  assert.is(again.expires_at, new Date(clock.now.getTime() + LINK_MS).toISOString());
  // It never leads on for longer than there is a cart.
  clock.now = new Date(shopTime.getTime() + ASSISTANT_CART_MS - 60_000);
  const last = (await askAbout(context, 'get_checkout', body)).body;
  assert.is(last.expires_at, new Date(shopTime.getTime() + ASSISTANT_CART_MS).toISOString());
  clock.now = new Date(shopTime.getTime() + LINK_MS);
  for (const token of [String(body.id), 'x'.repeat(32), 'x']) {
    assert.is((await shop.app.inject({ url: `/pl/assistant/${token}` })).statusCode, 404);
  }
});

test('a permalink puts its products into the cart, twice no more than once, and shows it', async ({
  shop,
  variant,
  handle,
}) => {
  const sku = handle.toUpperCase();
  const encoded = `~${Buffer.from(sku).toString('base64url')}`;
  const url = `/buy/${sku}:2,${encoded}:2?continue_to=//evil.example&discounts/codes/0=NIE-MA`;
  const first = await shop.app.inject({ url, headers: { 'accept-language': 'pl' } });
  assert.equal([first.statusCode, first.headers.location], [303, '/pl/cart']);
  assert.equal([first.headers['cache-control'], first.headers['referrer-policy']], ['no-store', 'no-referrer']);
  const cookie = cookieIn(first);
  await shop.app.inject({ url, headers: { cookie } });
  const lines = await shop.database.db
    .selectFrom('cart_lines')
    .select('quantity')
    .where('variant_id', '=', variant)
    .execute();
  assert.equal(lines, [{ quantity: 2 }]);
  for (const wrong of [`${sku}`, `${sku}:0`, `${sku}:-1`, `${sku}:1e9`, '~QQ=:1', ',', 'a:1,'.repeat(40), 'nie-ma:1']) {
    const answer = await shop.app.inject({ url: `/buy/${wrong}` });
    assert.is(answer.statusCode, 303, wrong);
    assert.match(String(answer.headers.location), /^\/[a-z]{2}(\/cart\?notice=NOT_FOUND)?$/, wrong);
  }
});

test('the items of a permalink are read as they are written', () => {
  assert.equal(readItems('a:1,~YS9i:20'), [
    { id: 'a', quantity: 1 },
    { id: 'a/b', quantity: 20 },
  ]);
  for (const path of ['', 'a', 'a:', 'a:01', ':1', 'a:1,', '~YQ==:1', '~:1', '~gA:1', '~AA:1']) {
    assert.is(readItems(path), null, path);
  }
});

test('the hand-over speaks the language of its market', async ({ shop }) => {
  const texts = await Promise.all(
    locales.map(async (locale: Locale) => textOf((await shop.app.inject({ url: `/${locale}/assistant/x` })).body)),
  );
  assert.is(new Set(texts).size, locales.length);
});

test.run();
