// The cart without scripts: what each form does, what it answers, and what it refuses.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture } from '#test/fixtures/a-shop.ts';
import { aFormVisitor, postForm, textOf } from '#test/fixtures/post-form.ts';

const test = suite<{ shop: ShopFixture; variant: string }>('forms of the cart');

test.before(async (context) => {
  context.shop = await aShop();
  context.variant = await aProduct(context.shop.database.db, { handle: 'zolw', onHand: 5 });
});
test.after(({ shop }) => shop.close());

test('putting in answers 303 to the cart and starts one', async ({ shop, variant }) => {
  const answer = await postForm(shop.app, '/pl/p/zolw', { variant, quantity: '2' });
  assert.is(answer.statusCode, 303);
  assert.is(answer.headers.location, '/pl/cart?notice=ADDED');
  assert.match(String(answer.headers['set-cookie']), /kasa_cart=[\w-]{32};.*HttpOnly; SameSite=Lax/);
  assert.is(answer.headers['cache-control'], 'private, no-store');
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const { body } = await shop.app.inject({ url: '/pl/cart?notice=ADDED', headers: { cookie } });
  assert.match(body, 'Dodane do koszyka');
  assert.match(body, /name="quantity"[^>]*value="2"/);
});

test('more than there is ends at what there is, and says so', async ({ shop, variant }) => {
  const { headers } = await postForm(shop.app, '/pl/p/zolw', { variant, quantity: '9' });
  assert.is(headers.location, '/pl/cart?notice=QUANTITY_LIMITED');
});

test('what is sold out leads back to its page, which says so', async ({ shop }) => {
  const variant = await aProduct(shop.database.db, { handle: 'wyprzedany', onHand: 0 });
  const { headers } = await postForm(shop.app, '/pl/p/wyprzedany', { variant, quantity: '1' });
  assert.is(headers.location, `/pl/p/wyprzedany?variant=${variant}&notice=OUT_OF_STOCK`);
  const { body } = await shop.app.inject({ url: String(headers.location) });
  assert.match(body, 'Ktoś był szybszy');
});

test('the unit in the name of a variant stays on the line of its number', async ({ shop }) => {
  const { db } = shop.database;
  const variant = await aProduct(db, { handle: 'plakat' });
  const options = { option1: '50×70 cm, 12 arkuszy', option2: 'Matowy 200 g', option3: 'A4' };
  await db.updateTable('variants').set(options).where('id', '=', variant).execute();
  const visitor = await aFormVisitor(shop.app, 'plakat', variant);
  const { body } = await visitor.getPage('/pl/cart');
  assert.match(body, '50×70\u00a0cm, 12 arkuszy / Matowy 200\u00a0g / A4');
});

test('an option that nothing is made of leads to the page that shows the nearest', async ({ shop, variant }) => {
  const { headers } = await postForm(shop.app, '/pl/p/zolw', { variant, quantity: '1', option0: 'niebieski' });
  assert.is(headers.location, '/pl/p/zolw?option0=niebieski');
});

test('the number is changed in place', async ({ shop, variant }) => {
  const visitor = await aFormVisitor(shop.app, 'zolw', variant);
  const answer = await visitor.post('/pl/cart', { action: 'set', variant, quantity: '3' });
  assert.is(answer.statusCode, 303);
  assert.is(answer.headers.location, '/pl/cart');
  assert.match((await visitor.getPage('/pl/cart')).body, /name="quantity"[^>]*value="3"/);
});

test('a number field that was emptied changes nothing', async ({ shop, variant }) => {
  const visitor = await aFormVisitor(shop.app, 'zolw', variant, '2');
  await visitor.post('/pl/cart', { action: 'set', variant, quantity: '' });
  assert.match((await visitor.getPage('/pl/cart')).body, /name="quantity"[^>]*value="2"/);
});

test('what was taken out can be put back, all of it', async ({ shop, variant }) => {
  const visitor = await aFormVisitor(shop.app, 'zolw', variant, '3');
  const removed = await visitor.post('/pl/cart', { action: `remove 3 ${variant} ` });
  assert.is(removed.headers.location, `/pl/cart?removed=${variant}&quantity=3`);
  const page = await visitor.getPage(String(removed.headers.location));
  assert.match(page.body, 'Przywróć');
  assert.match(page.body, `value="undo 3 ${variant} "`);
  await visitor.post('/pl/cart', { action: `undo 3 ${variant} ` });
  assert.match((await visitor.getPage('/pl/cart')).body, /name="quantity"[^>]*value="3"/);
});

test('the offer to put back goes once it is taken', async ({ shop, variant }) => {
  const visitor = await aFormVisitor(shop.app, 'zolw', variant);
  assert.not.match((await visitor.getPage(`/pl/cart?removed=${variant}&quantity=3`)).body, 'Przywróć');
});

test('an address can only make the page say what the shop has words for', async ({ shop, variant }) => {
  const visitor = await aFormVisitor(shop.app, 'zolw', variant);
  for (const notice of ['Wygrana!', 'constructor', '__proto__']) {
    const { statusCode, body } = await visitor.getPage(`/pl/cart?notice=${encodeURIComponent(notice)}`);
    assert.is(statusCode, 200);
    assert.not.match(textOf(body), notice);
  }
});

test('a form from another site is refused with a page, and does nothing', async ({ shop, variant }) => {
  const visitor = await aFormVisitor(shop.app, 'zolw', variant);
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
  ];
  for (const headers of elsewhere) {
    for (const [url, fields] of [
      ['/pl/p/zolw', { variant, quantity: '1' }],
      ['/pl/cart', { token: visitor.token, action: `remove 1 ${variant} ` }],
    ] as const) {
      const answer = await postForm(shop.app, url, fields, { cookie: visitor.cookie, ...headers });
      assert.is(answer.statusCode, 403, JSON.stringify(headers));
      assert.match(String(answer.headers['content-type']), 'text/html');
      assert.match(answer.body, 'Nie przyjęliśmy tego formularza');
    }
  }
  assert.match((await visitor.getPage('/pl/cart')).body, /name="quantity"[^>]*value="1"/);
});

test('a form that does not say where it comes from is refused', async ({ shop, variant }) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/pl/p/zolw',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `variant=${variant}&quantity=1`,
  });
  assert.is(answer.statusCode, 403);
});

test('a form of the cart without its token, or with another visitor’s, is refused', async ({ shop, variant }) => {
  const visitor = await aFormVisitor(shop.app, 'zolw', variant);
  const other = await aFormVisitor(shop.app, 'zolw', variant);
  const remove = { action: `remove 1 ${variant} ` };
  assert.is.not(visitor.token, other.token);
  for (const token of ['', 'x', other.token]) {
    assert.is((await visitor.post('/pl/cart', { ...remove, token })).statusCode, 403, token);
  }
  const { cookie } = visitor;
  assert.is((await postForm(shop.app, '/pl/cart', remove, { cookie })).statusCode, 403);
  assert.is((await postForm(shop.app, '/pl/cart', { ...remove, token: visitor.token })).statusCode, 403, 'no cookie');
});

test('no page that visitors share holds a token', async ({ shop, variant }) => {
  const visitor = await aFormVisitor(shop.app, 'zolw', variant);
  for (const url of ['/pl', '/pl/c/all', '/pl/p/zolw']) {
    const { body } = await visitor.getPage(url);
    assert.not.match(body, 'name="token"', url);
    assert.not.match(body, visitor.token, url);
  }
});

test('malformed forms are a 4xx and a page', async ({ shop, variant }) => {
  const visitor = await aFormVisitor(shop.app, 'zolw', variant);
  const bodies: Record<string, string>[] = [
    { action: 'set', variant, quantity: '1', extra: 'x' },
    { action: 'set', variant, quantity: '1'.repeat(21) },
    { action: 'set', variant: 'a\0b', quantity: '1' },
    { action: 'explode' },
    { action: 'remove' },
    { action: `remove x ${variant} ` },
    { action: `remove 1 ${variant}` },
    { action: `undo 1 ${variant} ${'x'.repeat(1001)}` },
    { action: 'accept', variant },
  ];
  for (const body of bodies) {
    const answer = await visitor.post('/pl/cart', body);
    assert.is(answer.statusCode, 400, JSON.stringify(body));
    assert.match(String(answer.headers['content-type']), 'text/html');
  }
  const { cookie, token } = visitor;
  for (const payload of [`token=${token}&action=accept&action=set`, `token=${token}&__proto__=x&action=accept`]) {
    const headers = { cookie, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await shop.app.inject({ method: 'POST', url: '/pl/cart', headers, payload });
    assert.is(answer.statusCode, 400, payload);
  }
});

test('another content type is refused', async ({ shop, variant }) => {
  const { cookie, token } = await aFormVisitor(shop.app, 'zolw', variant);
  for (const [type, status] of [
    ['application/json', 400],
    ['text/plain', 400],
    ['multipart/form-data; boundary=x', 415],
  ] as const) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/pl/cart',
      headers: { cookie, origin: 'http://localhost:3000', 'content-type': type },
      payload: JSON.stringify({ token, action: 'accept' }),
    });
    assert.is(answer.statusCode, status, type);
  }
});

test('a form of more than 16 kB is refused with a page', async ({ shop, variant }) => {
  const visitor = await aFormVisitor(shop.app, 'zolw', variant);
  const answer = await visitor.post('/pl/cart', { action: 'set', variant, quantity: '1'.repeat(17_000) });
  assert.is(answer.statusCode, 413);
  assert.match(answer.body, '<html lang="pl"');
});

test('a form of a language that the shop does not speak is a 404', async ({ shop, variant }) => {
  assert.is((await postForm(shop.app, '/fr/p/zolw', { variant })).statusCode, 404);
});

test.run();
