// Somebody whose order arrived, who wrote and was written to: traces in every table that may hold any.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { insertSentMail } from '#server/emails/sent-mail-store.ts';
import { markDelivered } from '#server/fulfilment/mark-delivered.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import type { FakeProvider } from '../fixtures/a-payment-provider.ts';
import { aWithdrawal } from '../returns/a-withdrawal.ts';

export type CustomerServices = { db: Db; now: () => Date; payments: FakeProvider };

/** What is looked for when nothing of it may be left. Those of `aDraft`, and what is added here. */
export const traces = [
  'jan@example.com',
  'Kowalski',
  '600 100 200',
  '600100200',
  'Długa',
  '00-238',
  '520000016430',
  'lisy',
];

export async function aDeliveredOrder(services: CustomerServices): Promise<OrderFixture> {
  const order = await aPaidOrder(services);
  const parcel = { carrier: 'inpost', trackingNumber: '520000016430', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, { orderId: order.id, ...parcel })).ok);
  assert.ok((await markDelivered(services, { orderId: order.id, parcel: null })).ok);
  return order;
}

/** Also a note, an e-mail, a settled withdrawal, a message of the provider and a cart that was left. */
export async function aKnownCustomer(services: CustomerServices): Promise<OrderFixture> {
  const { db, now } = services;
  const order = await aDeliveredOrder(services);
  const mail = { key: `mail-${order.id}`, to: 'jan@example.com', subject: 'Jan Kowalski', text: 'ul. Długa', html: '' };
  await inTransaction(db, (tx) => insertSentMail(tx, { orderId: order.id, kind: 'order-sent', mail, sentAt: now() }));
  const withdrawal = await aWithdrawal(services, { fields: { email: 'Jan@Example.com', reason: 'lisy' } });
  await db.updateTable('returns').set({ status: 'refused' }).where('id', '=', withdrawal.id).execute();
  await sql`update orders set note = 'lisy', billing_address = null where id = ${order.id}`.execute(db);
  await sql`insert into carts (token_hash, checkout_draft, created_at, updated_at)
    values (sha256(${order.id}::bytea), ${JSON.stringify({ email: 'JAN@example.com', fullName: 'Jan Kowalski' })}::jsonb,
      ${now()}, ${now()})`.execute(db);
  await sql`insert into stripe_events (id, type, intent_id, payload, received_at, applied_at)
    values (${`evt_${order.id}`}, 'charge.succeeded', ${order.intentId},
      ${JSON.stringify({ billing_details: { email: 'jan@example.com', name: 'Jan Kowalski' } })}::jsonb, ${now()}, ${now()})`.execute(
    db,
  );
  return order;
}

/** The places where any of these still stand: `table: value`. */
export async function findTraces(db: Db, needles: readonly string[] = traces): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'sandbox')`.execute(
    db,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    // The catalogue and the shop's own settings have streets and foxes of their own.
    if (/^(settings|product|media|search_|pickup_|collection|staff)/.test(name)) continue;
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(t)::text as text from ${sql.id(schema, name)} as t`.execute(db);
    for (const { text } of rows) {
      for (const needle of needles) {
        if (text.toLowerCase().includes(needle.toLowerCase())) found.push(`${name}: ${needle}`);
      }
    }
  }
  return [...new Set(found)].sort();
}
