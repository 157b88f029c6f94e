// Whoever a gift card was bought for is a person of whom the shop knows an address, too.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { erasePerson } from '#server/customers/erase-person.ts';
import { exportPerson } from '#server/customers/export-person.ts';
import { findPersonByEmail } from '#server/customers/person.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aBoughtCard, mailOf, type Wish } from './a-bought-card.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('whoever a gift card is for');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after((context) => context.database.close());

const now = () => new Date('2026-11-29T10:00:00Z');

const erase = (db: Db, email: string) =>
  erasePerson({ db, now, audit: async () => undefined, reason: 'asked' }, (tx) => findPersonByEmail(tx, email));

const textsOf = (db: Db, orderId: string) =>
  db.selectFrom('order_lines').select(['line_text', 'shown_variant']).where('order_id', '=', orderId).execute();

const wishes: Wish[] = [
  { recipient: 'Ola.Nowak@example.com', message: 'Sto lat, Olu!' },
  { recipient: 'ola.nowak@example.com', amount: money(20_000, 'PLN'), sendOn: '2026-12-24', message: 'Olu' },
];

test('has a copy of what is kept, and is erased from the cards of others, whatever was said beside it', async ({
  db,
}) => {
  const orders: string[] = [];
  for (const wish of wishes) orders.push((await aBoughtCard(db, wish)).order.id);
  const other = await aBoughtCard(db, { recipient: 'nola.nowak@example.com' });
  const person = await findPersonByEmail(db, 'ola.nowak@example.com');
  const copy = await exportPerson(db, person, now());
  assert.is(copy?.data.order_lines?.length, 2);

  const erased = await erase(db, 'OLA.nowak@example.com');
  assert.ok(erased.ok, JSON.stringify(erased));
  for (const id of orders) {
    for (const line of await textsOf(db, id)) assert.not.match(JSON.stringify(line).toLowerCase(), /ola|olu/);
  }
  assert.match((await textsOf(db, other.order.id))[0]?.line_text ?? '', 'nola.nowak@example.com');
  assert.is(await exportPerson(db, person, now()), null);
  assert.equal(await erase(db, 'ola.nowak@example.com'), { ok: false, error: { kind: 'NobodyKnown' } });
});

test('once erased, a card that waits for its day goes to its buyer', async ({ db }) => {
  const { cards, order } = await aBoughtCard(db, { recipient: 'ewa@example.com', sendOn: '2026-12-24' });
  const [card] = cards;
  assert.is((await mailOf(db, card?.id ?? ''))?.to, 'ewa@example.com');
  assert.ok((await erase(db, 'ewa@example.com')).ok);
  const { email } = await db.selectFrom('orders').select('email').where('id', '=', order.id).executeTakeFirstOrThrow();
  assert.is((await mailOf(db, card?.id ?? ''))?.to, email);
});

test.run();
