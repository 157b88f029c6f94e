// Whoever leaves, or is made less, leaves no way in behind; and whoever works here hears of what may have been done in
// their name.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createStaffEmails } from '#server/emails/staff-emails.ts';
import { decryptTotp } from '#server/secrets/encrypt-totp.ts';
import { listKeys } from '#server/secrets/secret-keys.ts';
import { createLink, findLink, renewLink } from '#server/staff/link-store.ts';
import { changeRole, inviteStaff, recoverStaff, removeStaff } from '#server/staff/manage-staff.ts';
import { findStaff, saveRole } from '#server/staff/staff-store.ts';
import { tellStaff } from '#server/staff/tell-staff.ts';
import { totpCode, totpStep } from '#server/staff/totp.ts';
import { locales } from '#src/i18n/locales.ts';
import { aShop, type ShopFixture, shopKeys, shopTime } from '#test/fixtures/a-shop.ts';
import { officePerson } from './office-person.ts';
import { type SignedInFixture, signedInStaff } from './sign-in-as.ts';

type Context = { shop: ShopFixture; boss: SignedInFixture; leaver: SignedInFixture };
const test = suite<Context>('departing staff');

test.before(async (context) => {
  context.shop = await aShop();
});
test.before.each(async (context) => {
  const { db } = context.shop.database;
  await db.updateTable('staff').set({ removed_at: shopTime }).execute();
  await db.deleteFrom('staff_links').execute();
  await db.deleteFrom('outbox').execute();
  context.boss = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true, name: 'Berta Boss' });
  context.leaver = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true, name: 'Lea Leaver' });
});
test.after(({ shop }) => shop.close());

const password = 'four quiet green herons';
const by = (staffId: number | null) => ({ staffId, now: shopTime, audit: async () => undefined });
const invitation = { email: 'back@shop.example', role: 'owner', locale: 'en' } as const;

/** Tokens of an invitation and of a way back for a packer, both made by this person. */
async function linksOf({ shop }: Context, staffId: number | null) {
  const { db } = shop.database;
  const packer = await signedInStaff(db, 'packer', { now: shopTime });
  return inTransaction(db, async (tx) => {
    const invited = await inviteStaff(tx, invitation, by(staffId));
    const member = await findStaff(tx, packer.id);
    assert.ok(invited.ok && member);
    const ids = [invited.value, await recoverStaff(tx, member, by(staffId))];
    const renewed = [await renewLink(tx, ids[0] ?? 0, shopTime), await renewLink(tx, ids[1] ?? 0, shopTime)];
    return renewed.map((one) => one?.token ?? '');
  });
}

const leadSomewhere = async ({ shop }: Context, tokens: string[]) =>
  Promise.all(tokens.map(async (token) => (await findLink(shop.database.db, token, shopTime)) !== null));

test('an owner who is removed has withdrawn all links by that, and no mail brings a new one', async (context) => {
  const { shop, boss, leaver } = context;
  const { db } = shop.database;
  const tokens = await linksOf(context, leaver.id);
  const invited = { ...invitation, email: 'mailed@shop.example' };
  assert.is((await officePerson(shop, leaver.cookie).mutate('StaffInvite', invited)).inviteStaff.refusal, null);
  assert.equal(await leadSomewhere(context, tokens), [true, true]);

  const { removeStaff: removed } = await officePerson(shop, boss.cookie).mutate('StaffRemove', {
    id: String(leaver.id),
  });
  assert.is(removed.refusal, null);
  assert.equal(await leadSomewhere(context, tokens), [false, false]);
  assert.equal(await db.selectFrom('staff_links').select('id').execute(), []);
  assert.equal(await sendMails(shop, 'staff-link'), []);
  const { email, locale } = invitation;
  const given = { email, locale, name: 'Lea again', link: tokens[0] ?? '', password, code: '000000' };
  const { acceptLinkWithPassword } = await officePerson(shop).mutate('StaffAcceptLinkWithPassword', given);
  assert.is(acceptLinkWithPassword.refusal, 'LINK_INVALID');
});

test('an owner who is made a manager has withdrawn them as well; other people’s links, and the command line’s, stay', async (context) => {
  const { shop, boss, leaver } = context;
  const theirs = await linksOf(context, leaver.id);
  const others = await inTransaction(shop.database.db, async (tx) => {
    const make = async (email: string, inviterId: number | null) =>
      (
        await renewLink(
          tx,
          await createLink(tx, { purpose: 'invitation', email, role: 'packer', inviterId }, shopTime),
          shopTime,
        )
      )?.token ?? '';
    return [await make('a@shop.example', boss.id), await make('b@shop.example', null)];
  });
  await inTransaction(shop.database.db, (tx) => changeRole(tx, leaver.id, 'manager', by(boss.id)));
  assert.equal(await leadSomewhere(context, theirs), [false, false]);
  assert.equal(await leadSomewhere(context, others), [true, true]);
});

test('a link is judged again when it is used: whoever may not invite any more has invited nobody', async (context) => {
  const { shop, leaver } = context;
  const tokens = await linksOf(context, leaver.id);
  await inTransaction(shop.database.db, (tx) => saveRole(tx, leaver.id, 'packer'));
  assert.equal(await leadSomewhere(context, tokens), [false, false]);
  const { staffInvitations } = await officePerson(shop, context.boss.cookie).query('StaffList', {});
  assert.equal(staffInvitations, []);
});

test('nothing of somebody who is removed goes on: sessions, passwords, codes, passkeys, what was begun', async (context) => {
  const { shop, leaver } = context;
  const { db } = shop.database;
  await db
    .insertInto('staff_challenges')
    .values({ challenge: 'asked', staff_id: leaver.id, expires_at: new Date(shopTime.getTime() + 60_000) })
    .execute();
  await inTransaction(db, (tx) => removeStaff(tx, leaver.id, by(context.boss.id)));
  const tables = ['staff_sessions', 'staff_challenges', 'staff_passwords', 'staff_recovery_codes', 'staff_passkeys'];
  for (const table of tables as ['staff_sessions']) {
    assert.equal(await db.selectFrom(table).select('staff_id').where('staff_id', '=', leaver.id).execute(), [], table);
  }
});

test('every other owner hears of a new one, whether invited or raised, and nobody of a packer', async (context) => {
  const { shop, boss, leaver } = context;
  const { db } = shop.database;
  const packer = await signedInStaff(db, 'packer', { now: shopTime, name: 'Piet Packer' });
  await inTransaction(db, (tx) => changeRole(tx, packer.id, 'manager', by(boss.id)));
  assert.equal(await sendMails(shop, 'staff-notice'), []);
  await inTransaction(db, (tx) => changeRole(tx, packer.id, 'owner', by(null)));
  const raised = await sendMails(shop, 'staff-notice');
  assert.equal(raised.map(({ to }) => to).sort(), [boss.email, leaver.email].sort());
  assert.match(raised[0]?.text ?? '', `Piet Packer (${packer.email}) is an owner of Pracownia Plakatu`);
  assert.match(raised[0]?.text ?? '', 'http://localhost:3000/admin/staff');

  const [token = ''] = await linksOf(context, boss.id);
  await accept(shop, token, { ...invitation, name: 'Nora New' });
  const told = await sendMails(shop, 'staff-notice');
  assert.equal(told.map(({ to }) => to).sort(), [boss.email, leaver.email, packer.email].sort());
});

test('people hear of what changed about their way in, and of a right password with a wrong code once an hour', async (context) => {
  const { shop, boss } = context;
  const [token = ''] = await linksOf(context, boss.id);
  const person = await accept(shop, token, { ...invitation, name: 'Nora New' });
  await sendMails(shop, 'staff-notice');
  await person.mutate('StaffRenewRecoveryCodes', {});
  const credentials = { email: invitation.email, password, code: '000000' };
  await officePerson(shop).mutate('StaffSignIn', { ...credentials, password: 'another' });
  for (const _ of [1, 2]) await officePerson(shop).mutate('StaffSignIn', credentials);
  const mails = await sendMails(shop, 'staff-notice');
  assert.equal(
    mails.map(({ to }) => to),
    [invitation.email, invitation.email],
  );
  assert.match(mails[0]?.text ?? '', 'new recovery codes were made');
  assert.match(mails[1]?.text ?? '', 'right password, but with a wrong code');
  assert.not.match(JSON.stringify(mails), password);
});

test('each notice is written in the reader’s language', async ({ shop, boss }) => {
  const { db } = shop.database;
  for (const locale of locales) {
    await db.updateTable('staff').set({ locale }).where('id', '=', boss.id).execute();
    await inTransaction(db, (tx) => tellStaff(tx, boss.id, 'passkeyAdded', shopTime));
    const [mail] = await sendMails(shop, 'staff-notice');
    assert.match(mail?.html ?? '', `lang="${locale}`);
    assert.match(mail?.text ?? '', /11:00/);
    assert.match(mail?.text ?? '', 'http://localhost:3000/admin/account');
  }
});

async function accept(shop: ShopFixture, link: string, given: { email: string; name: string; locale: string }) {
  const { db } = shop.database;
  const { totp_secret: stored } = await db
    .selectFrom('staff_links')
    .select('totp_secret')
    .where('email', '=', given.email)
    .executeTakeFirstOrThrow();
  const secret = decryptTotp(0, stored, await listKeys(shopKeys)) ?? stored;
  const person = officePerson(shop);
  const { email, name, locale } = given;
  const code = totpCode(secret, totpStep(shopTime));
  const variables = { link, email, name, locale, password, code };
  const { acceptLinkWithPassword } = await person.mutate('StaffAcceptLinkWithPassword', variables);
  assert.is(acceptLinkWithPassword.refusal, null);
  return person;
}

/** Sends e-mails of this kind, oldest first; each is sent once. */
async function sendMails({ database: { db } }: ShopFixture, kind: string): Promise<Mail[]> {
  const sent: Mail[] = [];
  const effects = createStaffEmails({
    db,
    now: () => shopTime,
    publicUrl: 'http://localhost:3000',
    sendMail: async (mail) => void sent.push(mail),
  });
  const waiting = await db
    .deleteFrom('outbox')
    .where('kind', '=', kind)
    .returning(['id', 'deduplication_key as deduplicationKey', 'payload', 'attempts'])
    .execute();
  for (const { payload, ...entry } of waiting.sort((a, b) => a.id - b.id)) {
    const whole = { ...entry, kind, payload: payload as Record<string, unknown> };
    await effects[kind]?.handle(whole, new AbortController().signal);
  }
  return sent;
}

test.run();
