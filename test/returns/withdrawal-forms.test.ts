// Both steps of a withdrawal as browsers without scripts take them.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NOTICES_PER_ADDRESS } from '#server/returns/withdrawal-limits.ts';
import type { OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture } from '#test/fixtures/a-shop.ts';
import { postForm, textOf } from '#test/fixtures/post-form.ts';
import { whole } from '../depths.ts';
import { aNotice, anOrderOf, aVisitor } from './a-withdrawing-visitor.ts';

type Context = { shop: ShopFixture; order: OrderFixture; isAway: boolean };

const test = suite<Context>('the forms of a withdrawal');

test.before(async (context) => {
  context.shop = await aShop({
    beforeQuery: () => {
      if (context.isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    },
  });
});
test.before.each(async (context) => {
  context.order = await anOrderOf(context.shop);
});
test.after(({ shop }) => shop.close());

const listReturns = ({ shop }: Context) => shop.database.db.selectFrom('returns').selectAll().execute();

test('the order is named, its goods are ticked, the notice is confirmed, and the order tells of it', async (context) => {
  const { order } = context;
  const { post, open, write } = aVisitor(context.shop);
  const path = await write({ orderNumber: `nr ${order.number}`, reason: 'Za duży,\r\nza <b>czerwony</b>.' });
  assert.match(path, /^\/pl\/withdraw\/[\w-]{32}$/);
  const step = await open(path);
  assert.is(step.status, 200);
  assert.is(step.headers['cache-control'], 'private, no-store');
  assert.match(step.html, '<meta name="robots" content="noindex">');
  assert.match(step.html, /type="checkbox"[^>]*name="line"[^>]*checked=""[^>]*value="0"/);
  assert.match(step.text, 'Żółw');
  assert.match(step.html, /<button[^>]*type="submit"[^>]*>Potwierdź odstąpienie od umowy<\/button>/);

  const confirmed = await post(path, { action: 'confirm', line: '0', quantity: '0:1' });
  assert.is(confirmed.statusCode, 303);
  assert.is(confirmed.headers.location, path);
  assert.is(confirmed.headers['cache-control'], 'private, no-store');
  const receipt = await open(path);
  assert.match(receipt.text, 'Mamy Twoje odstąpienie od umowy Wpłynęło 21 listopada 2026, 11:00:00 (UTC+1)');
  assert.match(receipt.text, 'Potwierdzenie wpływu wysyłamy na jan@example.com.');
  assert.match(receipt.text, /1 ?× Żółw/);
  assert.match(receipt.html, 'Za duży,\nza &lt;b&gt;czerwony&lt;/b&gt;.');
  const shown = await open(`/pl/order/${order.token}`);
  assert.match(shown.text, /Odstąpienie z 21 listopada, 11:00 1 ?× Żółw/);
});

test('pressed twice, in two windows or after a reload, it is one notice', async (context) => {
  const { post, open, write } = aVisitor(context.shop);
  const before = (await listReturns(context)).length;
  const path = await write({ orderNumber: String(context.order.number) });
  const presses = await Promise.all([1, 2, 3].map(() => post(path, { action: 'confirm', line: '0', quantity: '0:1' })));
  presses.push(await post(path, { action: 'confirm', line: '0', quantity: '0:1' }));
  assert.equal(
    presses.map(({ statusCode, headers }) => [statusCode, headers.location]),
    presses.map(() => [303, path]),
  );
  assert.is((await listReturns(context)).length, before + 1);
  assert.match((await open(path)).text, 'Mamy Twoje odstąpienie');
});

test('the page of an order leads to a form that knows it', async (context) => {
  const { order } = context;
  const { post, open } = aVisitor(context.shop);
  const page = await open(`/de/order/${order.token}`);
  assert.match(page.html, `href="/de/withdraw/${order.token}"`);
  const form = await open(`/de/withdraw/${order.token}`);
  assert.match(form.html, /name="name"[^>]*value="Jan Kowalski"/);
  assert.match(form.html, new RegExp(`name="orderNumber"[^>]*value="${order.number}"`));
  // The link is proof enough: the address may be another one.
  const fields = aNotice({ orderNumber: String(order.number), orderEmail: 'neu@example.com', order: order.token });
  const { headers } = await post('/de/withdraw', fields);
  assert.match((await open(String(headers.location))).text, 'Welche Artikel widerrufen Sie?');
  const another = await post('/de/withdraw', { ...fields, orderNumber: '999999' });
  assert.match((await open(String(another.headers.location))).text, 'Einzelne Artikel können wir nur zeigen');
});

test('what is missing is said at the top and at its field, and what was typed is kept', async (context) => {
  const { post, open, write } = aVisitor(context.shop);
  const path = await write({ name: '', reason: 'Bo tak', email: 'jan@' });
  assert.match(path, /\?edit=yes#withdrawal-problems$/);
  const { html, text } = await open(path);
  assert.match(text, 'Do uzupełnienia są 3 pola Podaj imię i nazwisko.');
  assert.match(html, /href="#withdrawal-name"/);
  assert.match(html, /name="orderNumber"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="orderNumber"/);
  assert.match(html, 'Bo tak</textarea>');
  const bare = path.split('?')[0] ?? '';
  assert.is((await post(bare, { action: 'confirm' })).headers.location, path, 'nothing half written is confirmed');
  const changed = await post(bare, { action: 'change', ...aNotice({ orderNumber: String(context.order.number) }) });
  assert.is(changed.headers.location, bare);
  assert.match((await open(bare)).text, 'Zaznaczone jest wszystko');
});

test('a notice about nothing, or about more than is left, is not taken, and says so', async (context) => {
  const { order } = context;
  const { post, open, write } = aVisitor(context.shop);
  const [first, second] = [
    await write({ orderNumber: String(order.number) }),
    await write({ orderNumber: String(order.number) }),
  ];
  const nothing = await post(first, { action: 'confirm', quantity: '0:1' });
  assert.is(nothing.headers.location, `${first}?notice=NothingChosen#withdrawal-problems`);
  assert.match((await open(String(nothing.headers.location))).text, 'Zaznacz przynajmniej jedną rzecz.');
  for (const tooMuch of [
    { line: '0', quantity: '0:2' },
    { line: '7', quantity: '7:1' },
  ]) {
    const { headers } = await post(first, { action: 'confirm', ...tooMuch });
    assert.is(headers.location, `${first}?notice=MoreThanLeft#withdrawal-problems`);
  }
  await post(first, { action: 'confirm', line: '0', quantity: '0:1' });
  const late = await post(second, { action: 'confirm', line: '0', quantity: '0:1' });
  const page = await open(String(late.headers.location));
  assert.match(page.text, 'W międzyczasie część tego zamówienia');
  assert.match(page.text, 'już zgłoszone lub odesłane');
  assert.match(page.text, 'Nie musisz nic robić.');
  assert.not.match(page.html, 'Potwierdź odstąpienie od umowy</button>');
  assert.match(page.text, 'Zmień dane');
});

test('a token that names nothing is a 404, and a form that is posted there begins anew', async (context) => {
  const { post, open } = aVisitor(context.shop);
  const unknown = `/pl/withdraw/${'A'.repeat(32)}`;
  assert.equal([(await open(unknown)).status, (await open('/pl/withdraw/short')).status], [404, 404]);
  assert.is((await post(unknown, { action: 'confirm' })).headers.location, '/pl/withdraw');
  assert.is((await post(unknown, { action: 'change', ...aNotice() })).headers.location, '/pl/withdraw');
});

test('forms of other sites, and with fields that ours have not, are refused', async (context) => {
  const { app } = context.shop;
  const elsewhere = { origin: 'https://evil.example' };
  assert.is((await postForm(app, '/pl/withdraw', aNotice(), elsewhere)).statusCode, 403);
  assert.is((await postForm(app, '/pl/withdraw', aNotice({ more: '1' }))).statusCode, 400);
  assert.is((await postForm(app, '/pl/withdraw', aNotice({ reason: 'x'.repeat(501) }))).statusCode, 400);
  const lines = { action: 'confirm', line: '-1', quantity: '0:1' };
  assert.is((await postForm(app, `/pl/withdraw/${'A'.repeat(32)}`, lines)).statusCode, 400);
});

whole(test)('an address that writes without end waits, and keeps what it typed', async (context) => {
  const { post, write } = aVisitor(context.shop);
  for (let notice = 0; notice < NOTICES_PER_ADDRESS; notice++) await write({ contract: 'Plakat' });
  const { statusCode, headers, body } = await post('/pl/withdraw', aNotice({ contract: 'Ostatni <plakat>' }));
  assert.is(statusCode, 429);
  assert.ok(Number(headers['retry-after']) > 60);
  assert.match(body, 'name="contract" value="Ostatni &lt;plakat&gt;"');
});

test('a shop without its database answers 503, and one press sends the same form again', async (context) => {
  const { app } = context.shop;
  const first = await postForm(app, '/pl/withdraw', aNotice({ orderNumber: String(context.order.number) }));
  const path = String(first.headers.location);
  await app.inject({ url: '/cs/withdraw' });
  context.isAway = true;
  try {
    const away = await postForm(app, path, { action: 'confirm', line: '0', quantity: '0:1' });
    assert.is(away.statusCode, 503);
    assert.is(away.headers['retry-after'], '5');
    assert.match(away.body, `<form method="post" action="${path}">`);
    const again = Object.fromEntries(
      [...away.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    assert.equal(again, { action: 'confirm', line: '0', quantity: '0:1' });
    assert.match(away.body, 'href="/pl/withdraw">Odstąp od umowy tutaj</a>');
    assert.is((await app.inject({ url: '/cs/withdraw' })).statusCode, 200, 'the first step is there all the same');
    context.isAway = false;
    assert.is((await postForm(app, path, again)).headers.location, path);
  } finally {
    context.isAway = false;
  }
  assert.match(textOf((await app.inject({ url: path })).body), 'Mamy Twoje odstąpienie');
});

test.run();
