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
import { signedInStaff } from './sign-in-as.ts';

const test = suite<{ database: NamedDatabase }>('the audit log');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  const writing = ['first', 'second', 'third', 'fourth'].map((subject) =>
    inTransaction(db, (tx) => writeAudit(tx, by, { kind: 'test', subject, after: { zł: 'ę' } }, now)),
  );
  await Promise.all(writing);
});
test.after.each(({ database }) => database.close());

const now = new Date('2026-11-21T10:00:00.123Z');
const by = { staffId: null, who: 'a test', address: '127.0.0.1', device: '' };

/** As somebody would who may do everything in the database. */
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
