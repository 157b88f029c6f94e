// What the outbox does with the entries that are for the shop's own people.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { mailLane } from '#server/emails/mail-transport.ts';
import { createMerchantEmails } from '#server/emails/merchant-emails.ts';
import { commitOrderEvents } from '#server/orders/commit-order-events.ts';
import { lockOrder } from '#server/orders/order-store.ts';
import type { WaitingEntry } from '#server/outbox/outbox-store.ts';
import type { OrderEvent } from '#src/orders/order-decisions.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { sellMainlyIn } from '../shop/every-market.ts';

const test = suite<{ database: Database }>('e-mails to the merchant');

test.before(async (context) => {
  context.database = await openTestDatabase();
  await sellMainlyIn(context.database.db, 'en');
});
test.after(({ database }) => database.close());

const now = new Date('2026-11-21T10:00:00Z');

/** A paid order with more events, and what is sent when the outbox is emptied. */
async function deliver({ db }: Database, events: OrderEvent[], merchantEmail: string | undefined): Promise<Mail[]> {
  const { id } = await aPaidOrder({ db, now: () => now, payments: aPaymentProvider() });
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order) await commitOrderEvents(tx, order, events, { cause: 'test', now });
  });
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => {
    sent.push(mail);
  };
  const publicUrl = 'https://shop.example';
  const effects = createMerchantEmails({
    db,
    sendMail,
    publicUrl,
    merchantEmail,
  });
  const entries = await db.selectFrom('outbox').selectAll().where('kind', 'like', 'merchant-%').orderBy('id').execute();
  for (const { kind, payload, deduplication_key: deduplicationKey } of entries) {
    // A handler reads no more of what waits in the outbox.
    const entry = { kind, payload, deduplicationKey } as unknown as WaitingEntry;
    if ((payload as { orderId: string }).orderId !== id) continue;
    const effect = effects[kind];
    assert.is(effect?.lane, mailLane, `${kind} waits with the other mails`);
    await effect?.handle(entry, new AbortController().signal);
  }
  return sent;
}

const opened: OrderEvent = { type: 'DisputeOpened', disputeId: 'dp_1', amountMinor: 14_599, reason: 'fraudulent' };

test('a paid order, its dispute and the end of that are written to the merchant, each once', async ({ database }) => {
  const closed: OrderEvent = { type: 'DisputeClosed', disputeId: 'dp_1', outcome: 'lost' };
  const sent = await deliver(database, [opened, closed], 'shop@example.com');
  assert.equal(
    sent.map(({ to }) => to),
    ['shop@example.com', 'shop@example.com', 'shop@example.com'],
  );
  assert.is(new Set(sent.map(({ key }) => key)).size, 3);
  const [order = '', disputed = '', decided = ''] = sent.map(({ text }) => text);
  assert.match(order, 'jan@example.com');
  assert.match(disputed, 'the card holder says that the payment is not theirs');
  assert.match(disputed, /PLN\s?145\.99/);
  assert.match(decided, 'Do not send the order');
});

test('a payment that came too late and goes back is told', async ({ database }) => {
  const late: OrderEvent = { type: 'LatePaymentRefused', intentId: 'pi_late' };
  const [, told] = await deliver(database, [late], 'shop@example.com');
  assert.match(told?.subject ?? '', 'came too late');
  assert.match(told?.text ?? '', 'goes back to the customer');
});

test('without an address of the merchant nothing is sent', async ({ database }) => {
  assert.equal(await deliver(database, [opened], undefined), []);
});

test.run();
