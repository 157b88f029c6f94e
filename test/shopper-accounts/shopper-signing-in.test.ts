// Tests who gets into a shopper's account, and what strangers find out by trying.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { unconfirmedMails } from '#server/outbox/unconfirmed-mails.ts';
import { ASKED_PER_NETWORK } from '#server/shopper-accounts/ask-for-sign-in.ts';
import { signInCode } from '#server/shopper-accounts/sign-in-secrets.ts';
import { CODE_TRIES, SESSION_IDLE_MS, SIGN_IN_VALID_MS } from '#src/shopper-accounts/account-life.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { anOrderOf } from '../returns/a-withdrawing-visitor.ts';
import { aShoppersBrowser, receiveMails, signIn } from './a-shoppers-browser.ts';

type Context = { shop: ShopFixture; now: Date; statements: number };

const test = suite<Context>('signing in to an account');

test.before(async (context) => {
  context.now = shopTime;
  context.shop = await aShop({
    now: () => context.now,
    beforeQuery: () => {
      context.statements += 1;
    },
  });
});
test.before.each(async (context) => {
  context.now = shopTime;
  const { db } = context.shop.database;
  await db.deleteFrom('rate_limits').execute();
  await db.deleteFrom('shopper_accounts').execute();
  await db.deleteFrom('shopper_sign_ins').execute();
});
test.after(({ shop }) => shop.close());

const asked = '/pl/account/sign-in#answer';
const refused = (kind: string) => `/pl/account/sign-in?refused=${kind}#answer`;
const code = (digits: string) => ({ code: digits });
const wrong = (digits: string) => (digits === '000000' ? '000001' : '000000');

test('the code lets in the browser that asked, and makes the account', async ({ shop }) => {
  const browser = aShoppersBrowser(shop);
  assert.is((await browser.ask(' Jan@Example.com ')).location, asked);
  const { db } = shop.database;
  assert.equal(await db.selectFrom('shopper_accounts').select('id').execute(), []);
  assert.match((await browser.open(asked)).text, 'jan@example.com');
  const [mail] = await receiveMails(shop);
  assert.is(mail?.to, 'jan@example.com');
  const spaced = `${mail?.code.slice(0, 3)} ${mail?.code.slice(3)}`;
  assert.is((await browser.post('/pl/account/sign-in/code', code(spaced))).location, '/pl/account');
  const page = await browser.open('/pl/account');
  assert.match(page.text, 'Zalogowano jako jan@example.com');
  assert.match(String(page.headers['cache-control']), 'no-store');
  const accounts = await db.selectFrom('shopper_accounts').select('email').execute();
  assert.equal(accounts, [{ email: 'jan@example.com' }]);
});

test('the code is good in no other browser', async ({ shop }) => {
  const browser = aShoppersBrowser(shop);
  await browser.ask('jan@example.com');
  const [mail] = await receiveMails(shop);
  const stranger = aShoppersBrowser(shop);
  await stranger.ask('ewa@example.com');
  const { location } = await stranger.post('/pl/account/sign-in/code', code(mail?.code ?? ''));
  assert.is(location, refused('CODE_WRONG'));
  const nobody = await aShoppersBrowser(shop).post('/pl/account/sign-in/code', code(mail?.code ?? ''));
  assert.is(nobody.location, refused('CODE_OVER'));
});

test('after ten wrong tries the right code is refused, too', async ({ shop }) => {
  const browser = aShoppersBrowser(shop);
  await browser.ask('jan@example.com');
  const [mail] = await receiveMails(shop);
  const right = mail?.code ?? '';
  for (let tries = 1; tries < CODE_TRIES; tries += 1) {
    const { location } = await browser.post('/pl/account/sign-in/code', code(wrong(right)));
    assert.is(location, refused('CODE_WRONG'), String(tries));
  }
  const tenth = await browser.post('/pl/account/sign-in/code', code(wrong(right)));
  assert.is(tenth.location, refused('CODE_USED_UP'));
  const eleventh = await browser.post('/pl/account/sign-in/code', code(right));
  assert.is(eleventh.location, refused('CODE_USED_UP'));
  assert.match((await browser.open(eleventh.location)).text, 'Ten kod wpisano już dziesięć razy');
  assert.match((await browser.open('/pl/account')).text, 'Zaloguj się');
});

test('many tries at once are no way around', async ({ shop }) => {
  const browser = aShoppersBrowser(shop);
  await browser.ask('jan@example.com');
  const tries = Array.from({ length: CODE_TRIES + 5 }, () =>
    browser.post('/pl/account/sign-in/code', code('not a code')),
  );
  const answers = await Promise.all(tries);
  assert.is(answers.filter(({ location }) => location === refused('CODE_WRONG')).length, CODE_TRIES - 1);
});

test('a program that opens the link spends nothing; a press does, once', async ({ shop }) => {
  const browser = aShoppersBrowser(shop);
  await browser.ask('jan@example.com');
  const [mail] = await receiveMails(shop);
  const link = mail?.link ?? '';
  for (let time = 0; time < 3; time += 1) {
    const scanned = await aShoppersBrowser(shop).open(link);
    assert.equal([scanned.status, scanned.headers['set-cookie']], [200, undefined]);
  }
  const page = await browser.open(link);
  assert.match(page.text, 'Jedno naciśnięcie i jesteś na koncie jan@example.com');
  assert.not.match(page.text, 'w innej przeglądarce');
  assert.is((await browser.post(link)).location, '/pl/account');
  assert.match((await browser.open('/pl/account')).text, 'Zalogowano jako jan@example.com');
  const late = aShoppersBrowser(shop);
  assert.match((await late.open(link)).text, 'Ten link już nie działa');
  assert.is((await late.post(link)).location, refused('LINK_OVER'));
});

test('the link works on another device, which says so first, and ends the code of the first one', async ({ shop }) => {
  const browser = aShoppersBrowser(shop);
  await browser.ask('jan@example.com');
  const [mail] = await receiveMails(shop);
  const phone = aShoppersBrowser(shop);
  assert.match((await phone.open(mail?.link ?? '')).text, 'O ten link poproszono w innej przeglądarce');
  assert.is((await phone.post(mail?.link ?? '')).location, '/pl/account');
  assert.match((await phone.open('/pl/account')).text, 'Zalogowano jako jan@example.com');
  const { location } = await browser.post('/pl/account/sign-in/code', code(mail?.code ?? ''));
  assert.is(location, refused('CODE_OVER'));
});

test('two presses at once make one session', async ({ shop }) => {
  const browser = aShoppersBrowser(shop);
  await browser.ask('jan@example.com');
  const [mail] = await receiveMails(shop);
  const presses = await Promise.all([1, 2, 3].map(() => aShoppersBrowser(shop).post(mail?.link ?? '')));
  assert.is(presses.filter(({ location }) => location === '/pl/account').length, 1);
  assert.is((await shop.database.db.selectFrom('shopper_sessions').select('id').execute()).length, 1);
});

test('link and code are over after a quarter of an hour', async (context) => {
  const { shop } = context;
  const browser = aShoppersBrowser(shop);
  await browser.ask('jan@example.com');
  const [mail] = await receiveMails(shop);
  context.now = new Date(shopTime.getTime() + SIGN_IN_VALID_MS);
  assert.is((await browser.post('/pl/account/sign-in/code', code(mail?.code ?? ''))).location, refused('CODE_OVER'));
  assert.is((await browser.post(mail?.link ?? '')).location, refused('LINK_OVER'));
  assert.match((await browser.open(mail?.link ?? '')).text, 'Poproś o nowy link');
});

test('known or unknown, an address gets the same answer after the same statements', async (context) => {
  const { shop } = context;
  await anOrderOf(shop);
  await signIn(shop, aShoppersBrowser(shop), 'ewa@example.com');
  const ask = async (email: string) => {
    const browser = aShoppersBrowser(shop);
    context.statements = 0;
    const { status, location, html } = await browser.ask(email);
    const { statements } = context;
    const { text } = await browser.open(location);
    return [statements, status, location, html, text.replaceAll(email, 'E')];
  };
  // One has an account, one has ordered, and nobody has ever typed the third.
  const answers = [await ask('ewa@example.com'), await ask('jan@example.com'), await ask('nobody@example.com')];
  assert.equal(answers[1], answers[0]);
  assert.equal(answers[2], answers[0]);
  assert.equal((await receiveMails(shop)).map(({ to }) => to).sort(), [
    'ewa@example.com',
    'jan@example.com',
    'nobody@example.com',
  ]);
});

test('a mailbox gets a few a day; beyond them every answer is the same, and no code is any good', async ({ shop }) => {
  const { aDay } = unconfirmedMails['shopper-sign-in'];
  /** What a stranger sees who asks, and tries codes until there is no try left. */
  const answersTo = async (email: string) => {
    const stranger = aShoppersBrowser(shop);
    const seen: [location: string, text: string, mayTry: boolean][] = [];
    const see = async (location: string) => {
      const { text, html } = await stranger.open(location);
      seen.push([location, text.replaceAll(email, 'E'), html.includes('name="code"')]);
    };
    await see((await stranger.ask(email)).location);
    for (let time = 0; time < CODE_TRIES; time += 1) {
      await see((await stranger.post('/pl/account/sign-in/code', code('not a code'))).location);
    }
    return { seen, mails: (await receiveMails(shop)).length };
  };
  const first = await answersTo('jan@example.com');
  for (let time = 1; time < aDay; time += 1) {
    assert.is((await aShoppersBrowser(shop).ask('jan@example.com')).location, asked);
  }
  assert.equal([first.mails, (await receiveMails(shop)).length], [1, aDay - 1]);
  const beyond = await answersTo('jan+shop@example.com');
  assert.is(beyond.mails, 0);
  assert.equal(beyond.seen, first.seen);
  assert.equal(
    beyond.seen.map(([, , mayTry]) => mayTry),
    [...Array.from({ length: CODE_TRIES }, () => true), false],
  );
});

test('the code of an e-mail that was not sent is wrong, should somebody guess it', async ({ shop }) => {
  const { aDay } = unconfirmedMails['shopper-sign-in'];
  for (let time = 0; time < aDay; time += 1) await aShoppersBrowser(shop).ask('jan@example.com');
  await receiveMails(shop);
  const stranger = aShoppersBrowser(shop);
  await stranger.ask('jan@example.com');
  const { db } = shop.database;
  const unsent = db.selectFrom('shopper_sign_ins').select('id').where('is_unsent', '=', true);
  const { id } = await unsent.executeTakeFirstOrThrow();
  const guessed = await stranger.post('/pl/account/sign-in/code', code(await signInCode(id)));
  assert.is(guessed.location, refused('CODE_WRONG'));
});

test('a network that asks too often is told so', async ({ shop }) => {
  const browser = aShoppersBrowser(shop, '2001:db8:99::1');
  for (let time = 0; time < ASKED_PER_NETWORK; time += 1) {
    assert.is((await browser.ask(`somebody${time}@example.com`)).status, 303);
  }
  const { status, html } = await browser.ask('jan@example.com');
  assert.is(status, 429);
  assert.match(html, 'name="email" value="jan@example.com"');
});

test('what is no address is said, and nothing is written', async ({ shop }) => {
  const browser = aShoppersBrowser(shop);
  const { location } = await browser.ask('jan@example');
  assert.is(location, refused('EMAIL_INVALID'));
  assert.match((await browser.open(location)).text, 'Sprawdź adres e-mail');
  assert.equal(await shop.database.db.selectFrom('shopper_sign_ins').select('id').execute(), []);
});

test('a browser that was not used for long has to sign in again', async (context) => {
  const { shop } = context;
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'jan@example.com');
  context.now = new Date(shopTime.getTime() + SESSION_IDLE_MS - 1);
  assert.match((await browser.open('/pl/account')).text, 'Zalogowano jako');
  context.now = new Date(context.now.getTime() + SESSION_IDLE_MS);
  assert.not.match((await browser.open('/pl/account')).text, 'Zalogowano jako');
});

test('signing out ends this browser; everywhere ends all', async ({ shop }) => {
  const [laptop, phone, tablet] = [aShoppersBrowser(shop), aShoppersBrowser(shop), aShoppersBrowser(shop)];
  for (const browser of [laptop, phone, tablet]) await signIn(shop, browser, 'jan@example.com');
  const isIn = async (browser: typeof laptop) => /Zalogowano jako/.test((await browser.open('/pl/account')).text);
  assert.is((await laptop.postOwn('/pl/account/sign-out', { where: 'here' })).location, '/pl/account/sign-in');
  assert.equal([await isIn(laptop), await isIn(phone), await isIn(tablet)], [false, true, true]);
  await phone.postOwn('/pl/account/sign-out', { where: 'everywhere' });
  assert.equal([await isIn(phone), await isIn(tablet)], [false, false]);
});

test('a form from elsewhere does nothing', async ({ shop }) => {
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'jan@example.com');
  for (const token of ['', 'guessed']) {
    assert.is((await browser.post('/pl/account/sign-out', { token, where: 'here' })).status, 403);
  }
  assert.match((await browser.open('/pl/account')).text, 'Zalogowano jako');
});

test('no table holds what lets anybody in', async ({ shop }) => {
  const browser = aShoppersBrowser(shop);
  await browser.ask('jan@example.com');
  const [mail] = await receiveMails(shop);
  const { db } = shop.database;
  const kept = JSON.stringify([
    await db.selectFrom('shopper_sign_ins').selectAll().execute(),
    await db.selectFrom('outbox').selectAll().execute(),
  ]);
  for (const secret of [
    mail?.code ?? '',
    mail?.link.split('/').at(-1) ?? '',
    browser.cookies.get('kasa_signin') ?? '',
  ]) {
    assert.ok(secret.length >= 6);
    assert.not.match(kept, secret);
  }
});

test.run();
