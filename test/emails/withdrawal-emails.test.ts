// What the outbox does about a withdrawal: the acknowledgement to the shopper, the notice to the shop's own people.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { mailLane } from '#server/emails/mail-transport.ts';
import { createWithdrawalEmails } from '#server/emails/withdrawals/withdrawal-emails.ts';
import type { WaitingEntry } from '#server/outbox/outbox-store.ts';
import { refuseReturn, undoReturnRefusal } from '#server/returns/decide-return.ts';
import type { StoredReturn } from '#server/returns/return-store.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aWithdrawal } from '../returns/a-withdrawal.ts';
import { sellMainlyIn } from '../shop/every-market.ts';

const test = suite<{ database: Database }>('e-mails about withdrawals');

test.before(async (context) => {
  context.database = await openTestDatabase();
  await sellMainlyIn(context.database.db, 'en');
});
test.after(({ database }) => database.close());

const now = () => new Date('2026-11-24T12:05:09Z');

async function deliver({ db }: Database, { id }: StoredReturn, merchantEmail: string | undefined): Promise<Mail[]> {
  const sent: Mail[] = [];
  const effects = createWithdrawalEmails({
    db,
    sendMail: async (mail) => {
      sent.push(mail);
    },
    publicUrl: 'https://shop.example',
    merchantEmail,
    now,
  });
  const entries = await db
    .selectFrom('outbox')
    .selectAll()
    .where('deduplication_key', 'like', `%${id}`)
    .orderBy('id')
    .execute();
  for (const { kind, payload, deduplication_key: deduplicationKey } of entries) {
    // A handler reads no more of what waits in the outbox.
    const entry = { kind, payload, deduplicationKey } as unknown as WaitingEntry;
    assert.is(effects[kind]?.lane, mailLane);
    await effects[kind]?.handle(entry, new AbortController().signal);
  }
  return sent;
}

test('the shopper gets the content and the second of the notice, in the language of the page', async ({ database }) => {
  const { db } = database;
  const order = await aPaidOrder({ db, now, payments: aPaymentProvider() });
  const fields = { orderNumber: String(order.number), reason: 'Zu groß' };
  const announced = await aWithdrawal({ db, now }, { fields, lines: [{ position: 0, quantity: 1 }], locale: 'de' });
  const [receipt, notice, ...more] = await deliver(database, announced, 'shop@example.com');
  assert.equal(more, []);
  assert.equal([receipt?.to, receipt?.subject], ['jan@example.com', 'Ihr Widerruf ist eingegangen']);
  const text = receipt?.text ?? '';
  assert.match(text, 'am 24. November 2026, 13:05:09 (UTC+1) bei uns eingegangen');
  for (const said of ['Ihr Name: Jan Kowalski', `Bestellnummer: ${order.number}`, '1 × Żółw', 'Zu groß']) {
    assert.match(text, said);
  }
  assert.match(text, 'Dies bestätigt den Eingang.');
  // Whoever knows number and address may have it sent anywhere: it opens no order.
  assert.not.match(receipt?.html ?? '', order.token);
  assert.not.match(receipt?.html ?? '', '<a ');

  assert.equal([notice?.to, notice?.subject], ['shop@example.com', `Withdrawal from order ${order.number}`]);
  assert.match(notice?.text ?? '', `https://shop.example/admin/orders/${order.number}`);
  assert.not.match(notice?.text ?? '', order.token);
  assert.match(notice?.text ?? '', 'nothing has been refunded or restocked');
  assert.match(notice?.text ?? '', /1 × Żółw, BOUGHT-\d+/);
});

test('a notice that matches no order is told to the merchant with what was typed, and acknowledged without it', async ({
  database,
}) => {
  const { db } = database;
  const announced = await aWithdrawal(
    { db, now },
    { fields: { contract: 'Zwei Plakate\nvom 3. November' }, locale: 'nl' },
  );
  const [receipt, notice] = await deliver(database, announced, 'shop@example.com');
  assert.is(receipt?.subject, 'We hebben je herroeping ontvangen');
  assert.match(receipt?.text ?? '', `Die heeft nummer ${announced.number}.`);
  assert.match(receipt?.text ?? '', '24 november 2026, 13:05:09');
  assert.not.match(receipt?.html ?? '', /Plakate|November|Kowalski|<a /);
  assert.match(notice?.text ?? '', '  Zwei Plakate\n  vom 3. November');
  assert.is(notice?.subject, 'Withdrawal: the order has yet to be found');
  assert.match(notice?.text ?? '', 'The details match no order.');
});

test('another address that the buyer of a paid order names gets the content too, with links taken apart', async ({
  database,
}) => {
  const { db } = database;
  const order = await aPaidOrder({ db, now, payments: aPaymentProvider() });
  const fields = {
    orderNumber: String(order.number),
    email: 'elsewhere@example.com',
    reason: 'See https://evil.example',
  };
  const lines = [{ position: 0, quantity: 1 }];
  const announced = await aWithdrawal({ db, now }, { fields, lines, locale: 'en' });
  const mails = await deliver(database, announced, undefined);
  const textTo = (address: string) => mails.find(({ to }) => to === address)?.text ?? '';
  assert.match(textTo('jan@example.com'), 'See https://evil.example');
  assert.match(textTo('elsewhere@example.com'), 'See https evil. example');
  assert.match(textTo('elsewhere@example.com'), '1 × Żółw');
});

test('what is typed stays text, set in, and never becomes a part of the mail', async ({ database }) => {
  const { db } = database;
  const order = await aPaidOrder({ db, now, payments: aPaymentProvider() });
  const fields = {
    orderNumber: String(order.number),
    name: 'Jan\r\nBcc: all@example.com',
    contract: '<a href="https://evil.example">Won!</a>\n\nYour order:\u2028https://evil.example',
  };
  const lines = [{ position: 0, quantity: 1 }];
  const announced = await aWithdrawal({ db, now }, { fields, lines, locale: 'en' });
  const [receipt] = await deliver(database, announced, undefined);
  assert.equal(Object.keys(receipt ?? {}).sort(), ['html', 'key', 'subject', 'text', 'to']);
  assert.match(receipt?.html ?? '', '&lt;a href=&quot;https://evil.example&quot;&gt;Won!&lt;/a&gt;');
  assert.match(receipt?.text ?? '', '  Your name: Jan Bcc: all@example.com\n');
  assert.match(receipt?.text ?? '', '\n  Your order:\n  https://evil.example');
  assert.not.match(receipt?.text ?? '', /^(Your order|Bcc|https)/m);
});

test('a late notice, and one that got no acknowledgement, say so to the merchant alone', async ({ database }) => {
  const { db } = database;
  const announced = await aWithdrawal({ db, now }, { fields: { email: 'quiet@example.com' } });
  await db
    .updateTable('returns')
    .set({ is_late: true, is_acknowledged: false })
    .where('id', '=', announced.id)
    .execute();
  const [receipt, notice] = await deliver(database, announced, 'shop@example.com');
  assert.match(notice?.text ?? '', 'it came after the 14 days');
  assert.match(notice?.text ?? '', 'No acknowledgement was e-mailed');
  assert.not.match(receipt?.text ?? '', /14 days from the delivery|po terminie/);
});

test('nobody of the shop is written to when nobody wants it', async ({ database }) => {
  const announced = await aWithdrawal({ db: database.db, now }, { fields: { email: 'alone@example.com' } });
  assert.equal(
    (await deliver(database, announced, undefined)).map(({ to }) => to),
    ['alone@example.com'],
  );
});

test('whose return is refused is told why in ten seconds, at the order, and not once it was undone', async ({
  database,
}) => {
  const { db } = database;
  const order = await aPaidOrder({ db, now, payments: aPaymentProvider() });
  const fields = { orderNumber: String(order.number), email: 'typed@example.com' };
  const announced = await aWithdrawal({ db, now }, { fields, lines: [{ position: 0, quantity: 1 }], locale: 'de' });
  await db.deleteFrom('outbox').where('deduplication_key', 'like', `%${announced.id}`).execute();
  const { number } = announced;
  const refuse = (reason: string) =>
    inTransaction(db, (tx) => refuseReturn(tx, { number, reason, isTold: true }, now()));
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000);
  assert.ok((await refuse('used for months')).ok);
  assert.ok((await inTransaction(db, (tx) => undoReturnRefusal(tx, number, later(9)))).ok);
  assert.equal(await deliver(database, announced, undefined), []);

  assert.ok((await refuse('Das Plakat ist zerrissen.')).ok);
  const waiting = await db
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('kind', '=', 'withdrawal-refused')
    .executeTakeFirstOrThrow();
  assert.equal(waiting.next_attempt_at, later(10));
  assert.not((await inTransaction(db, (tx) => undoReturnRefusal(tx, number, later(10)))).ok, 'too late');
  const [mail, ...more] = await deliver(database, announced, undefined);
  assert.equal(more, []);
  assert.equal([mail?.to, mail?.subject], ['jan@example.com', 'Ihr Widerruf: keine Erstattung']);
  for (const said of ['vom 24. November 2026, 13:05:09', 'Das Plakat ist zerrissen.'])
    assert.match(mail?.text ?? '', said);
  const kept = await db.selectFrom('sent_mails').select('subject').where('order_id', '=', order.id).execute();
  assert.equal(
    kept.map(({ subject }) => subject),
    [mail?.subject],
  );
});

test.run();
