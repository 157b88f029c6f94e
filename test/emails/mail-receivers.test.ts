// The addresses that the shop writes to: of every e-mail it is said whose address it goes to, and of one that anybody may have typed how
// often.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createMailEffects, mailReceivers } from '#server/emails/mail-effects.ts';
import { mailLane } from '#server/emails/mail-transport.ts';
import { addToOutbox } from '#server/outbox/outbox-store.ts';
import { addUnconfirmedMail, askerOf } from '#server/outbox/unconfirmed-mail.ts';
import { unconfirmedMails } from '#server/outbox/unconfirmed-mails.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';

type Context = { database: Database };
const test = suite<Context>('who is written to');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.before.each(async ({ database: { db } }) => {
  await db.deleteFrom('outbox').execute();
});
test.after(({ database }) => database.close());

const at = (hours: number) => new Date(Date.UTC(2026, 10, 21, 10 + hours));
let mails = 0;

async function write(
  { database: { db } }: Context,
  to: string,
  hours = 0,
  kind: keyof typeof unconfirmedMails = 'newsletter-confirmation',
  address = '',
) {
  mails += 1;
  const entry = { kind, deduplicationKey: `mail-${mails}`, payload: {}, to, asker: askerOf(address) };
  return inTransaction(db, (tx) => addUnconfirmedMail(tx, entry, at(hours)));
}

test('each kind of e-mail says whose address it goes to, and what anybody may have typed is bounded', ({
  database: { db },
}) => {
  const effects = createMailEffects({
    ...{ db, publicUrl: 'https://shop.example', merchantEmail: undefined },
    ...{ now: () => at(0), sendMail: async () => {} },
  });
  assert.ok(Object.values(effects).every(({ lane }) => lane === mailLane));
  assert.equal(Object.keys(effects).sort(), Object.keys(mailReceivers).sort(), 'say it in mail-effects.ts');
  const anybodys = Object.keys(mailReceivers).filter((kind) => mailReceivers[kind] === 'anybody');
  assert.equal(anybodys.sort(), Object.keys(unconfirmedMails).sort());
  // Whoever signs in gets one each time (decision 134).
  const { 'shopper-sign-in': signIn, ...others } = unconfirmedMails;
  assert.ok(signIn.aDay <= 10 && signIn.aWeek <= 30);
  const sum = (period: 'aDay' | 'aWeek') =>
    Object.values(others).reduce((total, allowance) => total + allowance[period], 0);
  assert.ok(sum('aDay') <= 15 && sum('aWeek') <= 30, 'all other kinds together stay few');
});

test('an e-mail to anybody is written by the place that counts it, or not at all', async ({ database: { db } }) => {
  const entry = { kind: 'cart-reminder', deduplicationKey: 'a reminder', payload: {} };
  const written = await inTransaction(db, (tx) => addToOutbox(tx, entry, at(0))).then(
    () => 'written',
    (error: Error) => error.message,
  );
  assert.is(written, 'cart-reminder goes by addUnconfirmedMail');
});

test('a mailbox gets so many a day and a week, however its address is written', async (context) => {
  const { aDay, aWeek } = unconfirmedMails['newsletter-confirmation'];
  const writings = Array.from({ length: aDay + 3 }, (_, time) => `victim+${time}@example.com`);
  let sent = 0;
  for (const to of writings) sent += Number(await write(context, to));
  assert.is(sent, aDay);
  assert.ok(await write(context, 'other@example.com'));
  assert.ok(await write(context, 'victim@example.com', 0, 'back-in-stock-confirm'), 'another kind is not used up');
  for (let day = 1; day < 7; day++) {
    for (const to of writings) sent += Number(await write(context, to, day * 24));
  }
  assert.is(sent, aWeek);
  assert.ok(await write(context, 'Victim@example.com', 7 * 24), 'a week later');
});

test('the shop as a whole sends so many an hour, and a flood to one mailbox uses up none of them', async (context) => {
  const { ofShopAnHour } = unconfirmedMails['withdrawal-noted'];
  const note = (to: string, hours = 0) => write(context, to, hours, 'withdrawal-noted');
  for (let time = 0; time < ofShopAnHour; time++) await note('flooded@example.com');
  let sent = 0;
  for (let time = 0; time < ofShopAnHour + 5; time++) sent += Number(await note(`somebody-${time}@example.com`));
  assert.is(sent, ofShopAnHour - unconfirmedMails['withdrawal-noted'].aDay);
  assert.ok(await note('later@example.com', 1));
});

// Seen to fail while only the shop as a whole was counted: one network left nothing for the hour.
whole(test)(
  'one network uses up a small part of what the shop sends, however many addresses it has',
  async (context) => {
    for (const kind of ['withdrawal-noted', 'newsletter-confirmation'] as const) {
      const { ofShopAnHour } = unconfirmedMails[kind];
      const flood = async (addressOf: (time: number) => string) => {
        let sent = 0;
        for (let time = 0; time < ofShopAnHour / 4; time++) {
          sent += Number(await write(context, `${addressOf(time)}-${time}@example.com`, 50, kind, addressOf(time)));
        }
        return sent;
      };
      assert.is(await flood(() => '203.0.113.7'), ofShopAnHour / 10);
      assert.is(await flood((time) => `2001:db8:77:1::${time}`), ofShopAnHour / 10);
      assert.is(await flood((time) => `2001:db8:77:${time + 2}::1`), ofShopAnHour / 10, 'a fifth for all of a site');
      assert.ok(await write(context, 'honest@example.com', 50, kind, '203.0.113.8'));
    }
  },
);

// Seen to fail while the mailbox was counted first: three tries in vain, and it got nothing for the week.
test('what is refused because of others is not counted against a mailbox', async (context) => {
  const kind = 'withdrawal-noted';
  const { aDay, ofShopAnHour } = unconfirmedMails[kind];
  for (let time = 0; time < ofShopAnHour; time++) await write(context, `full-${time}@example.com`, 60, kind);
  for (let time = 0; time < aDay + 5; time++) assert.not(await write(context, 'waits@example.com', 60, kind));
  for (let time = 0; time < aDay; time++) assert.ok(await write(context, 'waits@example.com', 62, kind));
  assert.not(await write(context, 'waits@example.com', 62, kind));
});

test('what is rolled back counts for nothing', async (context) => {
  const { db } = context.database;
  const { aDay } = unconfirmedMails['newsletter-confirmation'];
  for (let time = 0; time < aDay + 1; time++) {
    const entry = { kind: 'newsletter-confirmation', deduplicationKey: `lost-${time}`, payload: {} } as const;
    await inTransaction(db, async (tx) => {
      await addUnconfirmedMail(tx, { ...entry, to: 'lost@example.com', asker: null }, at(0));
      throw new Error('lost');
    }).catch(() => undefined);
  }
  assert.ok(await write(context, 'lost@example.com'));
});

test.run();
