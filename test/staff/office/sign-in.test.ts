// The office over HTTP: its page, its endpoint, its errors, and who is let in.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runRetention } from '#server/customers/retention/run-retention.ts';
import { GUESSES_A_MINUTE } from '#server/http/request-limits.ts';
import { locales } from '#src/i18n/locales.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { ordersCsvPath } from '#src/order-list/office/orders-csv-url.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { storefrontApi } from '#src/surfaces/storefront-api.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { postForm, shopOrigin, textOf } from '#test/fixtures/post-form.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('signing in to the office');

test.before(async (context) => {
  context.shop = await aShop();
});
test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('rate_limits').execute();
});
test.after(({ shop }) => shop.close());

const credentials = { email: 'nobody@shop.example', password: 'correct horse', code: '123456' };
const refusals = {
  pl: 'E-mail, hasło i kod nie pasują do żadnego konta.',
  nl: 'Dit e-mailadres, wachtwoord en deze code horen niet bij een account.',
  de: 'Diese E-Mail-Adresse, dieses Passwort und dieser Code gehören zu keinem Konto.',
  cs: 'E-mail, heslo a kód nepatří k žádnému účtu.',
  en: 'This e-mail address, password and code do not match an account.',
};

const mutate = ({ app }: ShopFixture, url: string, payload: object, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'POST', url, headers: { origin: shopOrigin }, payload, remoteAddress });

test('whoever is not signed in gets to the sign-in page, and from there back', async ({ shop }) => {
  const { statusCode, headers } = await shop.app.inject('/admin/account');
  assert.is(statusCode, 302);
  assert.is(headers.location, '/admin/sign-in?to=%2Fadmin%2Faccount');
  const { body } = await shop.app.inject('/admin/sign-in?to=%2Fadmin%2Faccount');
  assert.match(body, 'name="to" value="/admin/account"');
  assert.not.match((await shop.app.inject('/admin/sign-in?to=https://elsewhere.example')).body, 'name="to"');
  const robin = await signedInStaff(shop.database.db, 'packer', { now: shopTime });
  const back = await shop.app.inject({ url: '/admin/sign-in?to=/admin/account', headers: { cookie: robin.cookie } });
  assert.is(back.headers.location, '/admin/account');
});

test('a link from elsewhere, which brings no cookie, is followed again from a page of ours', async ({ shop }) => {
  const url = '/admin/account';
  const { statusCode, body } = await shop.app.inject({ url, headers: { 'sec-fetch-site': 'cross-site' } });
  assert.is(statusCode, 200);
  assert.match(body, '<meta http-equiv="refresh" content="0; url=/admin/sign-in?to=%2Fadmin%2Faccount">');
});

test('the page stands in a shell of its own, with a bundle of its own', async ({ shop }) => {
  const { statusCode, body } = await shop.app.inject({ url: '/admin/sign-in', headers: { 'accept-language': 'en' } });
  assert.is(statusCode, 200);
  assert.match(body, '<title>Sign in – Office</title>');
  assert.match(body, '<html lang="en-IE"');
  assert.match(body, /<h1[^>]*>Sign in<\/h1>/);
  assert.match(body, '/assets/signIn.js');
  assert.not.match(body, 'cartBadge');
  assert.not.match(body, 'og:title');
  assert.match(body, '<meta name="robots" content="noindex">');
});

test('its policy lets in neither Stripe nor the sandbox, and nobody frames it', async ({ shop }) => {
  const { headers } = await shop.app.inject('/admin/sign-in');
  const policy = String(headers['content-security-policy']);
  assert.match(policy, "frame-ancestors 'none'");
  assert.match(policy, "require-trusted-types-for 'script'");
  assert.not.match(policy, /stripe|localhost:3001|unsafe-inline/);
  assert.is(headers['x-robots-tag'], 'noindex');
  assert.is(headers['cache-control'], 'private, no-store');
  assert.is(headers['set-cookie'], undefined);
});

for (const locale of locales) {
  test(`without scripts the form is refused by the page itself: ${locale}`, async ({ shop }) => {
    const answer = await postForm(shop.app, '/admin/sign-in', credentials);
    assert.is(answer.statusCode, 303);
    assert.is(answer.headers.location, '/admin/sign-in?refused=yes');
    const { body } = await shop.app.inject({
      url: String(answer.headers.location),
      headers: { 'accept-language': locale },
    });
    assert.match(textOf(body), refusals[locale]);
    assert.not.match(body, credentials.email);
  });
}

test('whatever is entered gets the same answer', async ({ shop }) => {
  const url = officeApi.mutationUrl('StaffSignIn');
  const bodies = await Promise.all(
    [credentials, { email: 'a@b.example', password: '', code: '' }, { email: '', password: "' or 1=1", code: '0' }].map(
      async (given) => (await mutate(shop, url, given)).body,
    ),
  );
  assert.equal([...new Set(bodies)], ['{"data":{"signIn":{"refusal":"UNKNOWN_ACCOUNT"}},"errors":[]}']);
});

test('after too many tries an address has to wait, by form and by mutation', async ({ shop }) => {
  const from = '203.0.113.9';
  const url = officeApi.mutationUrl('StaffSignIn');
  for (let tries = 0; tries < GUESSES_A_MINUTE; tries++) {
    const given = { ...credentials, email: `somebody-${tries}@shop.example` };
    assert.is((await mutate(shop, url, given, from)).statusCode, 200);
  }
  const stopped = await mutate(shop, url, credentials, from);
  assert.is(stopped.statusCode, 429);
  assert.ok(Number(stopped.headers['retry-after']) > 0);
  const form = await shop.app.inject({
    method: 'POST',
    url: '/admin/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shopOrigin, 'accept-language': 'en' },
    payload: new URLSearchParams(credentials).toString(),
    remoteAddress: from,
  });
  assert.is(form.statusCode, 429);
  assert.match(textOf(form.body), 'a little too fast');
  assert.match(form.body, 'href="/admin"');
});

test('what strangers try is counted, and fills no log that nobody may shorten', async ({ shop }) => {
  const { db } = shop.database;
  const { email, id } = await signedInStaff(db, 'packer', { now: shopTime });
  await db.deleteFrom('failed_sign_ins').execute();
  const url = officeApi.mutationUrl('StaffSignIn');
  for (let tries = 0; tries < 3; tries++) await mutate(shop, url, { ...credentials, email }, '203.0.113.50');
  await mutate(shop, url, { ...credentials, email: 'stranger@shop.example' }, '203.0.113.51');
  await mutate(shop, officeApi.mutationUrl('StaffSignInWithPasskey'), { answer: '{}' }, '203.0.113.51');
  const counted = await db.selectFrom('failed_sign_ins').selectAll().orderBy('id').execute();
  assert.equal(
    counted.map(({ way, staff_id: staffId, network, tries }) => [way, staffId, network, tries]),
    [
      ['password', id, '203.0.113.50', 3],
      ['password', null, '203.0.113.51', 1],
      ['passkey', null, '203.0.113.51', 1],
    ],
  );
  const logged = db.selectFrom('audit_log').select('id').where('kind', '=', 'signIn.refused');
  assert.equal(await logged.execute(), []);
  const owner = await signedInStaff(db, 'owner', { now: shopTime });
  const log = await shop.app.inject({ url: officeUrlOf('auditLog'), headers: { cookie: owner.cookie } });
  assert.match(textOf(log.body), 'failed in the last 24 hours: 5, from different networks: 2.');
  await runRetention(db, new Date(shopTime.getTime() + 400 * 86_400_000));
  assert.equal(await db.selectFrom('failed_sign_ins').selectAll().execute(), []);
});

test('who asks again and again for what the role does not include is written down once an hour', async ({ shop }) => {
  const { db } = shop.database;
  const { email, cookie } = await signedInStaff(db, 'packer', { now: shopTime });
  for (let time = 0; time < 5; time++) {
    const answer = await shop.app.inject({ url: ordersCsvPath, headers: { cookie } });
    assert.is(answer.statusCode, 403);
  }
  const logged = db.selectFrom('audit_log').select('subject').where('who', '=', email);
  assert.equal(await logged.execute(), [{ subject: 'orders.csv' }]);
});

test('a form from elsewhere, or with a field that it has not, is refused by a page of the office', async ({ shop }) => {
  const foreign = await postForm(shop.app, '/admin/sign-in', credentials, { origin: 'https://elsewhere.example' });
  assert.is(foreign.statusCode, 403);
  assert.match(foreign.body, 'href="/admin"');
  const longer = await postForm(shop.app, '/admin/sign-in', { ...credentials, role: 'owner' });
  assert.is(longer.statusCode, 400);
});

test('an address that the office has not is answered by its own page', async ({ shop }) => {
  for (const url of ['/admin/nowhere', '/admin/orders/1001/more', '/admin/sign-in/more']) {
    const { statusCode, body } = await shop.app.inject({ url, headers: { 'accept-language': 'en' } });
    assert.is(statusCode, 404, url);
    assert.match(body, 'There is no such page in the office');
    assert.match(body, '/assets/officeNotFound.js');
  }
  const unreadable = await shop.app.inject('/admin/%zz');
  assert.is(unreadable.statusCode, 404);
  assert.match(unreadable.body, 'Na zapleczu nie ma takiej strony');
});

test('whoever is signed in is led from there to the first page, not to the sign-in', async ({ shop }) => {
  const robin = await signedInStaff(shop.database.db, 'owner', { now: shopTime });
  const { body } = await shop.app.inject({ url: '/admin/nowhere', headers: { cookie: robin.cookie } });
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  assert.match(main, 'href="/admin"');
  assert.not.match(main, '/admin/sign-in');
});

test('the storefront answers for what only begins like the office', async ({ shop }) => {
  const { statusCode, body } = await shop.app.inject({ url: '/administracja', headers: { 'accept-language': 'en' } });
  assert.is(statusCode, 404);
  assert.match(body, '/assets/notFound.js');
});

test('each endpoint takes the operations of its own surface only', async ({ shop }) => {
  const wrong = await mutate(shop, '/api/graphql_middleware/mutation/StaffSignIn', credentials);
  assert.is(wrong.statusCode, 400);
  assert.match(wrong.body, 'Invalid mutation name.');
  const cart = storefrontApi.mutationUrl('CartAddLine').replace(storefrontApi.path, officeApi.path);
  assert.is((await mutate(shop, cart, {})).statusCode, 400);
  const shown = await shop.app.inject(officeApi.queryUrl('StaffManagedShop', {}));
  assert.equal(shown.json(), { data: { managedShop: { name: 'Pracownia Plakatu' } }, errors: [] });
  assert.is(shown.headers['cache-control'], 'private, no-store');
});

test('programs that ask the endpoint for nothing get a code, not a page', async ({ shop }) => {
  const answer = await shop.app.inject('/api/admin/nothing');
  assert.is(answer.statusCode, 404);
  assert.is(answer.json().error.code, 'NOT_FOUND');
});

test('search engines are told to stay out, and find it in no sitemap', async ({ shop }) => {
  assert.match((await shop.app.inject('/robots.txt')).body, 'Disallow: /admin\n');
  assert.not.match((await shop.app.inject('/sitemap-pages.xml')).body, 'admin');
});

test.run();
