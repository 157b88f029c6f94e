// What each check says of what it finds.
import Stripe from 'stripe';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { judgeDifference } from '#server/doctor/check-clock.ts';
import { judgeSpace } from '#server/doctor/check-disk.ts';
import { judgeAddresses, judgeAnswer } from '#server/doctor/check-proxy.ts';
import { judgeAccount } from '#server/doctor/check-stripe-keys.ts';
import { judgeMethods, judgeWallets } from '#server/doctor/check-stripe-methods.ts';
import { judgeDomain } from '#server/doctor/check-stripe-wallets.ts';
import { judgeEndpoints } from '#server/doctor/check-stripe-webhook.ts';
import { readTrustedProxies } from '#server/http/visitor-network.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { handledEvents } from '#server/payments/handled-events.ts';

const url = 'https://shop.example/api/stripe/webhook';
const endpoint = { url, status: 'enabled', api_version: Stripe.API_VERSION, enabled_events: [...handledEvents] };
const live = { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1' };

const t = translateTo('en');

const statuses = (said: { status: string }[]) => said.map(({ status }) => status);

test('a webhook endpoint with all events in the right version is fine', () => {
  assert.equal(statuses(judgeEndpoints([endpoint], url, t)), ['ok']);
  assert.equal(statuses(judgeEndpoints([{ ...endpoint, enabled_events: ['*'] }], url, t)), ['ok']);
});

test('what is wrong with the webhook endpoint is named', () => {
  const cases: [object, RegExp][] = [
    [{ url: 'https://old.example/hook' }, /no endpoint leads to .*only to https:\/\/old\.example\/hook/],
    [{ status: 'disabled' }, /is switched off/],
    [{ api_version: '2024-06-20' }, /version 2024-06-20/],
    [{ api_version: null }, /the account’s default/],
    [{ enabled_events: handledEvents.filter((event) => event !== 'refund.failed') }, /does not send refund\.failed$/],
  ];
  for (const [change, says] of cases) {
    const [said, ...more] = judgeEndpoints([{ ...endpoint, ...change }], url, t);
    assert.equal([said?.status, more], ['fault', []]);
    assert.match(said?.says ?? '', says);
    assert.ok(said?.fix);
  }
});

test('where no endpoint can lead, on this machine, its absence is a warning', () => {
  const [said] = judgeEndpoints([], 'http://localhost:3000/api/stripe/webhook', t);
  assert.is(said?.status, 'warning');
  assert.match(said?.fix ?? '', 'stripe listen --forward-to');
});

test('methods that the shop offers and the account lacks are a fault', () => {
  const on = { available: true };
  const configuration = { is_default: true, card: on, blik: { available: false } };
  assert.equal(statuses(judgeMethods([configuration], ['card'], t)), ['ok']);
  const said = judgeMethods([{ is_default: false, blik: on, p24: on }, configuration], ['card', 'blik', 'p24'], t);
  assert.equal(statuses(said), ['ok', 'fault']);
  assert.match(said[1]?.says ?? '', /not activated: BLIK, Przelewy24$/);
  assert.equal(statuses(judgeMethods([], ['card'], t)), ['fault']);
});

test('wallets that the account has not are told by name, and are no fault: nobody is refused', () => {
  const on = { available: true };
  const configuration = { is_default: true, apple_pay: on, google_pay: { available: false } };
  assert.equal(judgeWallets([configuration], ['apple_pay'], t), []);
  const [said] = judgeWallets([configuration], ['apple_pay', 'google_pay', 'link'], t);
  assert.is(said?.status, 'warning');
  assert.match(said?.says ?? '', /: Google Pay, Link$/);
});

test('a domain is judged by whether wallets are shown on it', () => {
  const on = { status: 'active' };
  const domain = { enabled: true, apple_pay: on, google_pay: on, link: on };
  const shop = 'https://shop.example';
  const [fine] = judgeDomain(domain, ['apple_pay', 'link'], shop, t);
  assert.equal([fine?.status, fine?.says], ['ok', 'registered for shop.example: Apple Pay, Link']);
  for (const [found, says] of [
    [null, /^shop\.example is not registered/],
    [{ ...domain, enabled: false }, /^shop\.example is switched off/],
  ] as const) {
    const [said] = judgeDomain(found, ['link'], shop, t);
    assert.is(said?.status, 'warning');
    assert.match(said?.says ?? '', says);
    assert.match(said?.fix ?? '', 'kasa doctor --register-domain');
  }
  const apple_pay = { status: 'inactive', status_details: { error_message: 'no file' } };
  const said = judgeDomain({ ...domain, apple_pay }, ['apple_pay', 'link'], shop, t);
  assert.equal(statuses(said), ['ok', 'warning']);
  assert.is(said[1]?.says, 'Apple Pay is not active on shop.example: no file');
  assert.match(judgeDomain(null, ['link'], 'http://localhost:3000', t)[0]?.says ?? '', 'cannot be registered');
});

test('an account that may not take payments is a fault once the keys are live', () => {
  const account = { id: 'acct_1', charges_enabled: true, payouts_enabled: true };
  assert.is(judgeAccount(account, true, t).status, 'ok');
  assert.is(judgeAccount({ ...account, charges_enabled: false }, true, t).status, 'fault');
  assert.is(judgeAccount({ ...account, payouts_enabled: false }, true, t).status, 'warning');
  assert.match(judgeAccount(account, false, t).says, 'no money moves');
});

test('a clock is judged by how far it is off', () => {
  assert.is(judgeDifference("Stripe's", 2).status, 'ok');
  assert.equal(
    [judgeDifference("Stripe's", -30).status, judgeDifference("Stripe's", 200).status],
    ['warning', 'fault'],
  );
  assert.is(judgeDifference("Stripe's", -30).says, "is 30 s behind Stripe's");
});

test('a disk is judged by what is left of it', () => {
  assert.equal(
    [5e9, 5e8, 5e7].map((bytes) => judgeSpace('/srv/kasa', bytes).status),
    ['ok', 'warning', 'fault'],
  );
});

test('address and proxy must fit each other', () => {
  const judge = (publicUrl: string, proxies: false | string, stripe: typeof live | null = null) => {
    const trustProxy = proxies ? (readTrustedProxies(proxies) ?? false) : false;
    return statuses(judgeAddresses({ publicUrl, trustProxy, stripe })).join();
  };
  assert.is(judge('https://shop.example', '10.0.0.1', live), 'ok');
  assert.is(judge('http://localhost:3000', false), 'ok');
  assert.is(judge('https://shop.example', false, live), 'warning');
  assert.is(judge('http://shop.example', '10.0.0.1'), 'warning');
  assert.is(judge('http://localhost:3000', false, live), 'fault');
  assert.is(judge('http://shop.example', '10.0.0.1', live), 'fault');
});

test('what answers at PUBLIC_URL is told by its release', () => {
  const judge = (status: number, found: string | null) =>
    judgeAnswer('https://shop.example', 'abc', status, found).status;
  assert.equal(
    [judge(200, 'abc'), judge(200, 'old'), judge(200, null), judge(502, null)],
    ['ok', 'warning', 'fault', 'fault'],
  );
});

test.run();
