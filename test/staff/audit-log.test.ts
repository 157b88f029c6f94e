// The log of what staff did: nobody changes it unnoticed, and of two last owners one stays.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { writeAudit } from '#server/staff/audit/audit-log.ts';
import { listAudit } from '#server/staff/audit/list-audit.ts';
import { verifyAuditLog } from '#server/staff/audit/verify-audit-log.ts';
import { removeStaff } from '#server/staff/manage-staff.ts';
import { type NamedDatabase, openTestDatabase } from '#test/database/test-database.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aPaymentProvider } from '#test/fixtures/a-payment-provider.ts';
import { until } from '#test/fixtures/until.ts';
import { signedInStaff } from './sign-in-as.ts';

const test = suite<{ database: NamedDatabase }>('the audit log');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  const writing = ['first', 'second', 'third', 'fourth'].map((subject) =>
    inTransaction(db, (tx) => writeAudit(tx, by, { kind: 'stepUp', subject, after: { zł: 'ę' } }, now)),
  );
  await Promise.all(writing);
});
test.after.each(({ database }) => database.close());

const now = new Date('2026-11-21T10:00:00.123Z');
const by = { staffId: null, who: 'a test', address: '127.0.0.1', device: '' };

/** Changes rows like somebody who may do everything in the database. */
async function tamper({ db }: NamedDatabase, statement: string): Promise<void> {
  await sql.raw('alter table audit_log disable trigger user').execute(db);
  await sql.raw(statement).execute(db);
}

test('written at the same time, the rows are one whole chain', async ({ database: { db } }) => {
  const verified = await verifyAuditLog(db);
  assert.ok(verified.ok);
  assert.is(verified.value.rows, 4);
  const { rows, hasMore } = await listAudit(db, { before: 4 }, 2);
  assert.equal([rows.map(({ id }) => id), hasMore], [[3, 2], true]);
});

// Seen to fail without `set constraints` in `writeAudit`: PostgreSQL ended one of the two after a second.
test('who changes an order and who writes about its customer do not wait for each other for ever', async ({
  database: { db },
}) => {
  const order = await aPaidOrder({ db, now: () => now, payments: aPaymentProvider() });
  const customer = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  const isOrderNoted = Promise.withResolvers<void>();
  const isOtherWaiting = Promise.withResolvers<void>();
  const changingOrder = db.transaction().execute(async (tx) => {
    await tx.updateTable('orders').set({ phone: '+48 600 000 000' }).where('id', '=', order.id).execute();
    await writeAudit(tx, by, { kind: 'stepUp', subject: 'order' }, now);
    isOrderNoted.resolve();
    await isOtherWaiting.promise;
  });
  await isOrderNoted.promise;
  const changingCustomer = db.transaction().execute(async (tx) => {
    await sql`select from customers where id = ${customer.id} for key share`.execute(tx);
    await writeAudit(tx, by, { kind: 'stepUp', subject: 'customer' }, now);
  });
  await until(async () => {
    const { rows } = await sql`select from pg_locks l join pg_database d on d.oid = l.database or l.database is null
      where not l.granted and d.datname = current_database()`.execute(db);
    return rows.length > 0;
  }, 'the second waits for the first');
  isOtherWaiting.resolve();
  const ends = await Promise.allSettled([changingOrder, changingCustomer]);
  assert.equal(
    ends.map(({ status }) => status),
    ['fulfilled', 'fulfilled'],
  );
});

test('the database refuses to change, delete or empty it', async ({ database: { db } }) => {
  for (const statement of ["update audit_log set who = 'x'", 'delete from audit_log', 'truncate audit_log']) {
    const message = await sql
      .raw(statement)
      .execute(db)
      .then(
        () => 'done',
        (error) => String(error),
      );
    assert.match(message, 'the audit log is append-only', statement);
  }
});

const attacks: [title: string, statement: string, fault: { kind: string; id: number }][] = [
  ['changed', "update audit_log set who = 'somebody else' where id = 2", { kind: 'CHANGED', id: 2 }],
  ['removed from the middle', 'delete from audit_log where id = 2', { kind: 'MISSING', id: 2 }],
  ['removed from the end', 'delete from audit_log where id > 2', { kind: 'MISSING', id: 3 }],
  [
    'put elsewhere',
    'update audit_log set id = case id when 2 then -3 else -2 end where id in (2, 3); update audit_log set id = -id where id < 0',
    { kind: 'CHANGED', id: 2 },
  ],
];

for (const [title, statement, fault] of attacks) {
  test(`a row that was ${title} is found`, async ({ database }) => {
    await tamper(database, statement);
    const verified = await verifyAuditLog(database.db);
    assert.equal(verified, { ok: false, error: fault });
  });
}

test('of two owners who remove each other at the same time one stays', async ({ database: { db } }) => {
  const [anna, ben] = [await signedInStaff(db, 'owner', { now }), await signedInStaff(db, 'owner', { now })];
  const manager = {
    now,
    staffId: null,
    audit: (tx: Parameters<typeof writeAudit>[0], entry: Parameters<typeof writeAudit>[2]) =>
      writeAudit(tx, by, entry, now),
  };
  const outcomes = await Promise.all(
    [anna, ben].map(({ id }) => inTransaction(db, (tx) => removeStaff(tx, id, manager))),
  );
  const kinds = outcomes.map((outcome) => (outcome.ok ? 'removed' : outcome.error.kind));
  assert.equal(kinds.sort(), ['LAST_OWNER', 'removed']);
  const left = await db.selectFrom('staff').select('id').where('removed_at', 'is', null).execute();
  assert.is(left.length, 1);
  const sessions = await db.selectFrom('staff_sessions').select('staff_id').execute();
  assert.equal(
    sessions.map(({ staff_id: id }) => id),
    left.map(({ id }) => id),
  );
});

test.run();
