// The secret addresses of orders and payment links: in no table, and in no backup, and yet in every e-mail.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { createDraftEmails } from '#server/emails/draft-emails.ts';
import { createToken, deriveTokensWith, hashToken, isToken } from '#server/http/session.ts';
import { findOrderId } from '#server/orders/order-links.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { aPaymentProvider } from '#test/fixtures/a-payment-provider.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { aDraftOrder } from '../drafts/a-draft.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';

const test = suite<{ database: NamedDatabase }>('secret addresses');

const now = () => new Date('2026-11-21T10:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

const anOrder = (db: Db) => aPaidOrder({ db, now, payments: aPaymentProvider() });

test('no table holds them, and the order’s e-mails name the one that its buyer has', async ({ database: { db } }) => {
  const order = await anOrder(db);
  const draft = await aDraftOrder(db);
  const link = await draft.link();
  assert.ok(isToken(order.token) && isToken(link));
  assert.is((await getOrderView(db, order.id)).token, order.token);
  assert.is(await draft.linkToken(), link, 'staff may copy it again');
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'sandbox')`.execute(
    db,
  );
  for (const { schema, name } of tables) {
    const { rows } = await sql`select 1 from ${sql.id(schema, name)} as t
      where to_jsonb(t)::text like any(${[order.token, link].map((token) => `%${token}%`)})`.execute(db);
    assert.is(rows.length, 0, name);
  }
});

test('an order of before keeps the address that was mailed, and has one more for further e-mails', async ({
  database: { db },
}) => {
  const order = await anOrder(db);
  const mailed = createToken();
  await db
    .updateTable('orders')
    .set({ token_hash: hashToken(mailed) })
    .where('id', '=', order.id)
    .execute();
  const { token } = await getOrderView(db, order.id);
  assert.is.not(token, mailed);
  for (const each of [mailed, token]) assert.is(await findOrderId(db, each), order.id);
  assert.is((await getOrderView(db, order.id)).token, token);
});

test('with another key all addresses of before go on', async ({ database: { db } }) => {
  const order = await anOrder(db);
  const draft = await aDraftOrder(db);
  const link = await draft.link();
  const end = deriveTokensWith(async () => Buffer.alloc(32, 'another'));
  try {
    const { token } = await getOrderView(db, order.id);
    assert.is.not(token, order.token);
    for (const each of [order.token, token]) assert.is(await findOrderId(db, each), order.id);
    assert.is(await draft.linkToken(), null, 'nobody can say it again');
    assert.is((await draft.linkState(link)).kind, 'valid');
  } finally {
    end();
  }
});

test('a payment link that was to be mailed under another key goes out, and works', async ({ database: { db } }) => {
  const draft = await aDraftOrder(db);
  await draft.requestSending();
  draft.wait(10_000);
  await draft.deliver();
  const entry = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'payment-link')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const sent: string[] = [];
  const options = { db, now: draft.services.now, publicUrl: 'https://shop.example' };
  const effects = createDraftEmails({ ...options, sendMail: async ({ text }) => void sent.push(text) });
  const end = deriveTokensWith(async () => Buffer.alloc(32, 'another'));
  try {
    const { deduplication_key: deduplicationKey, id, kind, attempts } = entry;
    const payload = entry.payload as Record<string, unknown>;
    await effects[kind]?.handle({ id, deduplicationKey, kind, payload, attempts }, new AbortController().signal);
    const token = (await draft.linkToken()) ?? '';
    assert.match(sent[0] ?? '', token);
    assert.is((await draft.linkState(token)).kind, 'valid');
  } finally {
    end();
  }
});

test.run();
