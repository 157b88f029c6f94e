// From the one-time link to signing in, proving it again, and coming back in.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createStaffEmails } from '#server/emails/staff-emails.ts';
import { decryptTotp, reencryptTotp } from '#server/secrets/encrypt-totp.ts';
import { listKeys } from '#server/secrets/secret-keys.ts';
import { offerSetup } from '#server/staff/offer-setup.ts';
import { IDLE_MS, LONGEST_MS } from '#server/staff/session-rules.ts';
import { totpCode, totpStep } from '#server/staff/totp.ts';
import { aShop, type ShopFixture, shopKeys, shopTime } from '#test/fixtures/a-shop.ts';
import { textOf } from '#test/fixtures/post-form.ts';
import { officePerson } from './office-person.ts';
import { signedInStaff } from './sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('signing in');

test.before.each(async (context) => {
  context.shop = await aShop();
});
test.after.each(({ shop }) => shop.close());

const password = 'four quiet green herons';
const owner = { email: 'Owner@shop.example', name: 'Olga Owner', locale: 'en' };

/** The code that the app shows, so many half minutes from now. */
async function codeOf({ database: { db } }: ShopFixture, table: 'staff_links' | 'staff_passwords', later = 0) {
  const { totp_secret: stored } = await db.selectFrom(table).select('totp_secret').executeTakeFirstOrThrow();
  const secret = decryptTotp(1, stored, await listKeys(shopKeys));
  assert.ok(secret);
  return totpCode(secret, totpStep(shopTime) + later);
}

async function setUp(shop: ShopFixture) {
  const path = await offerSetup(shop.database.db, shopTime);
  const token = path?.split('/').at(-1) ?? '';
  const person = officePerson(shop);
  const code = await codeOf(shop, 'staff_links', -1);
  const { acceptLinkWithPassword: accepted } = await person.mutate('StaffAcceptLinkWithPassword', {
    ...owner,
    link: token,
    password,
    code,
  });
  return { path: path ?? '', token, person, accepted };
}

test('a copy of the database gives no code away, older rows are encrypted with their use, and without the key a recovery code is what is left', async ({
  shop,
}) => {
  const { db } = shop.database;
  const { accepted } = await setUp(shop);
  const read = async () =>
    (await db.selectFrom('staff_passwords').select('totp_secret').executeTakeFirstOrThrow()).totp_secret;
  const write = (secret: Buffer) => db.updateTable('staff_passwords').set({ totp_secret: secret }).execute();
  const stored = await read();
  const plain = decryptTotp(1, stored, await listKeys(shopKeys));
  assert.is(plain?.length, 20);
  assert.not(stored.includes(plain ?? ''));
  assert.is(decryptTotp(2, stored, await listKeys(shopKeys)), null, 'nor is it of use to anybody else');

  const signIn = async (code: string) =>
    (await officePerson(shop).mutate('StaffSignIn', { email: owner.email, password, code })).signIn.refusal;
  await write(plain ?? stored);
  assert.is(await signIn(await codeOf(shop, 'staff_passwords')), null, 'of before');
  assert.is((await read()).length, 64);

  const other = { ...shopKeys, secret: 'another secret, as long as this one' };
  const [otherKey] = await listKeys(other);
  assert.ok(otherKey);
  await inTransaction(db, async (tx) => reencryptTotp(tx, await listKeys(shopKeys), otherKey));
  assert.equal(decryptTotp(1, await read(), [otherKey]), plain, 'a rotation takes it along');
  assert.is(await signIn(totpCode(plain ?? stored, totpStep(shopTime) + 1)), 'UNKNOWN_ACCOUNT');
  assert.is(await signIn(accepted.recoveryCodes[0] ?? ''), null);
});

test('the first owner comes in by a link that works once, and gets ten recovery codes', async ({ shop }) => {
  const { path, token, person, accepted } = await setUp(shop);
  assert.is(accepted.refusal, null);
  assert.is(new Set(accepted.recoveryCodes).size, 10);
  const { signedInStaff: me } = await person.query('StaffSignedIn', {});
  assert.equal([me?.email, me?.role], ['owner@shop.example', 'owner']);
  const again = await officePerson(shop).mutate('StaffAcceptLinkWithPassword', {
    ...owner,
    link: token,
    password,
    code: '000000',
  });
  assert.is(again.acceptLinkWithPassword.refusal, 'LINK_INVALID');
  assert.match(textOf((await person.getPage(path)).body), 'This link leads nowhere any more');
  assert.is(await offerSetup(shop.database.db, shopTime), null);
  const stored = JSON.stringify(await shop.database.db.selectFrom('staff_links').selectAll().execute());
  assert.not.match(stored, token);
});

test('each link for the first owner is good until one is used: then all are gone, whoever is quickest', async ({
  shop,
}) => {
  const { db } = shop.database;
  const offer = async () => (await offerSetup(db, shopTime)) ?? '';
  const paths = [await offer(), await offer(), await offer()];
  for (const path of paths) assert.match((await officePerson(shop).getPage(path)).body, 'name="name"', path);
  const links = await db.selectFrom('staff_links').select('totp_secret').orderBy('id').execute();
  const keys = await listKeys(shopKeys);
  const accept = async (at: number) => {
    const secret = decryptTotp(1, links[at]?.totp_secret ?? Buffer.alloc(0), keys);
    assert.ok(secret);
    const { acceptLinkWithPassword } = await officePerson(shop).mutate('StaffAcceptLinkWithPassword', {
      ...{ ...owner, email: `owner-${at}@shop.example`, password, link: paths[at]?.split('/').at(-1) ?? '' },
      code: totpCode(secret, totpStep(shopTime)),
    });
    return acceptLinkWithPassword.refusal;
  };
  const answers = await Promise.all([accept(0), accept(1)]);
  assert.equal(answers.sort(), ['LINK_INVALID', null]);
  assert.is(await accept(2), 'LINK_INVALID');
  assert.is((await db.selectFrom('staff').select('id').execute()).length, 1);
  assert.equal(await db.selectFrom('staff_links').select('id').execute(), []);
});

test('a code is used once, a recovery code in its place too, and what is wrong is never said', async ({ shop }) => {
  const { accepted } = await setUp(shop);
  const recovery = accepted.recoveryCodes[0] ?? '';
  const refused = async (given: { password?: string; code: string; email?: string }) => {
    const { signIn } = await officePerson(shop).mutate('StaffSignIn', {
      email: 'owner@shop.example',
      password,
      ...given,
    });
    return signIn.refusal;
  };
  assert.is(await refused({ code: await codeOf(shop, 'staff_passwords', -1) }), 'UNKNOWN_ACCOUNT', 'used at setup');
  assert.is(await refused({ password: 'another', code: await codeOf(shop, 'staff_passwords') }), 'UNKNOWN_ACCOUNT');
  assert.is(await refused({ code: await codeOf(shop, 'staff_passwords') }), null);
  assert.is(await refused({ code: await codeOf(shop, 'staff_passwords') }), 'UNKNOWN_ACCOUNT', 'used');
  assert.is(await refused({ code: await codeOf(shop, 'staff_passwords', 2) }), 'UNKNOWN_ACCOUNT', 'too early');
  assert.is(await refused({ code: recovery.toUpperCase() }), null);
  assert.is(await refused({ code: recovery }), 'UNKNOWN_ACCOUNT', 'used');
  const simultaneous = await codeOf(shop, 'staff_passwords', 1);
  const outcomes = await Promise.all([refused({ code: simultaneous }), refused({ code: simultaneous })]);
  assert.equal(outcomes.sort(), ['UNKNOWN_ACCOUNT', null].sort());
});

test('proving it again gives the session a new token, and the old one is worth nothing', async ({ shop }) => {
  const { person } = await setUp(shop);
  await shop.database.db.updateTable('staff_sessions').set({ stepped_up_at: null }).execute();
  const invitation = { email: 'anna@shop.example', role: 'packer', locale: 'de' };
  await assertRejects(person.mutate('StaffInvite', invitation), 'STEP_UP_NEEDED');
  const old = person.getCookie();
  const wrong = await person.mutate('StaffStepUpWithCode', { code: '000000' });
  assert.is(wrong.stepUpWithCode.refusal, 'WRONG_CODE');
  const right = await person.mutate('StaffStepUpWithCode', { code: await codeOf(shop, 'staff_passwords') });
  assert.is(right.stepUpWithCode.refusal, null);
  assert.is.not(person.getCookie(), old);
  assert.is((await person.mutate('StaffInvite', invitation)).inviteStaff.refusal, null);
  await assertRejects(officePerson(shop, old).query('StaffAccount', {}), 'SIGNED_OUT');
});

test('who has stolen a session guesses ten codes in an hour, from however many addresses', async ({ shop }) => {
  const { person } = await setUp(shop);
  const guess = () => person.mutate('StaffStepUpWithCode', { code: '000000' });
  for (let turn = 0; turn < 10; turn++) assert.is((await guess()).stepUpWithCode.refusal, 'WRONG_CODE');
  await assertRejects(guess(), 'TOO_MANY_REQUESTS');
  await assertRejects(person.mutate('StaffStepUpWithPasskey', { answer: '{}' }), 'TOO_MANY_REQUESTS');
});

test('a session ends after 12 idle hours, after 7 days, and at once when it is revoked', async ({ shop }) => {
  const { db } = shop.database;
  const before = (milliseconds: number) => new Date(shopTime.getTime() - milliseconds);
  const isSignedIn = async (cookie: string) => {
    const answer = await officePerson(shop, cookie).query('StaffSignedIn', {});
    return answer.signedInStaff !== null;
  };
  const idle = await signedInStaff(db, 'packer', { now: before(IDLE_MS) });
  const nearlyIdle = await signedInStaff(db, 'packer', { now: before(IDLE_MS - 1) });
  const old = await signedInStaff(db, 'packer', { now: before(LONGEST_MS) });
  await db.updateTable('staff_sessions').set({ last_used_at: shopTime }).where('staff_id', '=', old.id).execute();
  const stolen = await signedInStaff(db, 'owner', { now: shopTime });
  assert.equal(await Promise.all([idle, nearlyIdle, old, stolen].map(({ cookie }) => isSignedIn(cookie))), [
    ...[false, true, false, true],
  ]);
  await db
    .updateTable('staff_sessions')
    .set({ last_used_at: shopTime })
    .where('staff_id', '=', nearlyIdle.id)
    .execute();
  const { account } = await officePerson(shop, stolen.cookie).query('StaffAccount', {});
  assert.equal(
    account.sessions.map(({ isThisOne, address }) => [isThisOne, address]),
    [[true, '127.0.0.1']],
  );
  const [session] = account.sessions;
  const { endSession } = await officePerson(shop, nearlyIdle.cookie).mutate('StaffEndSession', {
    id: session?.id ?? '',
  });
  assert.not(endSession, 'it is not the packer’s');
  assert.ok(await isSignedIn(stolen.cookie));
  await db.deleteFrom('staff_sessions').where('staff_id', '=', stolen.id).execute();
  assert.not(await isSignedIn(stolen.cookie));
});

test('whoever is invited gets a mail in the chosen language, whose link nobody stored', async ({ shop }) => {
  const { db } = shop.database;
  const { cookie } = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true });
  const invitation = { email: 'anna@shop.example', role: 'packer', locale: 'de' };
  await officePerson(shop, cookie).mutate('StaffInvite', invitation);
  const [mail] = await sendLinks(shop);
  assert.is(mail?.to, 'anna@shop.example');
  assert.match(mail?.subject ?? '', 'Ihre Einladung in die Verwaltung von Pracownia Plakatu');
  const [, path = '', token = ''] = /localhost:3000(\/admin\/invitation\/([\w-]{32}))/.exec(mail?.text ?? '') ?? [];
  const person = officePerson(shop);
  assert.match(textOf((await person.getPage(path)).body), 'anna@shop.example, Packer');

  // The form works without scripts: what is wrong stands on the page again, and the codes are the answer.
  const code = await codeOf(shop, 'staff_links');
  const fields = { link: token, email: 'anna@shop.example', name: 'Anna', locale: 'de', password, code, back: path };
  const short = await person.post('/admin/do/StaffAcceptLinkWithPassword', { ...fields, password: 'short' });
  assert.is(short.headers.location, `${path}?refused=PASSWORD_TOO_SHORT`);
  assert.match(textOf((await person.getPage(`${path}?refused=PASSWORD_TOO_SHORT`)).body), 'This password is too short');
  const accepted = await person.post('/admin/do/StaffAcceptLinkWithPassword', fields);
  assert.is(accepted.body.match(/<li><code>/g)?.length, 10);
  const account = await person.getPage('/admin/account');
  assert.match(textOf(account.body), 'Anna');
  assert.match(account.body, '<html lang="de', "the person's own language");
  assert.is((await person.getPage('/admin/staff')).headers.location, '/admin/no-access?to=%2Fadmin%2Fstaff');
});

test('who cannot sign in any more comes back by a link, and all that was before ends', async ({ shop }) => {
  const { db } = shop.database;
  const anna = await signedInStaff(db, 'packer', { now: shopTime, email: 'anna@shop.example' });
  const boss = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true });
  await officePerson(shop, boss.cookie).mutate('StaffRecover', { id: String(anna.id) });
  const [mail] = await sendLinks(shop);
  const [, token = ''] = /\/admin\/recovery\/([\w-]{32})/.exec(mail?.text ?? '') ?? [];
  const code = await codeOf(shop, 'staff_links');
  const person = officePerson(shop);
  const given = { ...owner, link: token, password, code };
  const { acceptLinkWithPassword } = await person.mutate('StaffAcceptLinkWithPassword', given);
  assert.is(acceptLinkWithPassword.refusal, null);
  const { signedInStaff: me } = await person.query('StaffSignedIn', {});
  assert.equal([me?.email, me?.role], ['anna@shop.example', 'packer']);
  await assertRejects(officePerson(shop, anna.cookie).query('StaffAccount', {}), 'SIGNED_OUT');
});

async function sendLinks({ database: { db } }: ShopFixture): Promise<Mail[]> {
  const sent: Mail[] = [];
  const effects = createStaffEmails({
    db,
    now: () => shopTime,
    publicUrl: 'http://localhost:3000',
    sendMail: async (mail) => void sent.push(mail),
  });
  const waiting = await db.selectFrom('outbox').selectAll().where('kind', '=', 'staff-link').execute();
  for (const { id, deduplication_key: deduplicationKey, kind, payload, attempts } of waiting) {
    const entry = { id, deduplicationKey, kind, payload: payload as Record<string, unknown>, attempts };
    await effects[kind]?.handle(entry, new AbortController().signal);
  }
  return sent;
}

async function assertRejects(promise: Promise<unknown>, code: string): Promise<void> {
  const message = await promise.then(
    () => 'nothing',
    (error) => (error as Error).message,
  );
  assert.is(message, code);
}

test('what a password may not be is said before anything is stored', async ({ shop }) => {
  const path = await offerSetup(shop.database.db, shopTime);
  const token = path?.split('/').at(-1) ?? '';
  const given = { ...owner, link: token, code: await codeOf(shop, 'staff_links') };
  for (const [tried, refusal] of [
    ['short', 'PASSWORD_TOO_SHORT'],
    ['Passwort2026!', 'PASSWORD_TOO_COMMON'],
    ['owner@shop.example', 'PASSWORD_TOO_COMMON'],
    ['0123456789', 'PASSWORD_TOO_COMMON'],
  ]) {
    const answer = await officePerson(shop).mutate('StaffAcceptLinkWithPassword', { ...given, password: tried ?? '' });
    assert.is(answer.acceptLinkWithPassword.refusal, refusal, tried);
  }
  const count = await inTransaction(shop.database.db, (tx) => tx.selectFrom('staff').select('id').execute());
  assert.equal(count, []);
});

test.run();
