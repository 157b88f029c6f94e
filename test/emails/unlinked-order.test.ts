// Anybody can place an order that is paid later, with any name and any address: its e-mail carries no link of theirs.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createOrderEmails } from '#server/emails/order-emails.ts';
import { unlinked } from '#server/emails/unlinked-order.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { anUnpaidOrder, aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';

const test = suite<{ database: Database }>('typed text in e-mails of orders');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

test('what mail programs make links of is taken apart, and names and streets stay', () => {
  assert.is(unlinked('Win at https://evil.example/now'), 'Win at https evil. example/now');
  assert.is(unlinked('www.evil.example'), 'www. evil. example');
  for (const name of ['Jan Kowalski', 'ul. 3 Maja 5', 'St. John', 'Nr. 5/7', '1.200', 'Dr. h.c. Ewa']) {
    assert.is(unlinked(name).replace('h. c.', 'h.c.'), name);
  }
});

test('an e-mail of an order that nobody paid has no link that was typed', async ({ database: { db } }) => {
  const now = () => new Date('2026-11-24T12:05:09Z');
  const services = { db, now, payments: aPaymentProvider() };
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => void sent.push(mail);
  const effects = createOrderEmails({ db, now, sendMail, publicUrl: 'https://shop.example' });
  for (const order of [await anUnpaidOrder(services), await aPaidOrder(services)]) {
    const { address } = await db
      .selectFrom('orders')
      .select('address')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const typed = JSON.stringify({ ...(address as object), fullName: 'Win at https://evil.example' });
    await db.updateTable('orders').set({ address: typed }).where('id', '=', order.id).execute();
    const entry = {
      id: 1,
      attempts: 1,
      deduplicationKey: order.id,
      kind: 'order-link',
      payload: { orderId: order.id },
    };
    await effects['order-link']?.handle(entry, new AbortController().signal);
  }
  assert.not.match(sent[0]?.html ?? '', /evil\.example/);
  assert.match(sent[0]?.text ?? '', 'https evil. example');
  assert.match(sent[1]?.text ?? '', 'https://evil.example', 'whoever has paid reads what was written');
});

test.run();
