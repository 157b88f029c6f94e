// The seal over the log of what staff did: who may do everything in the database cannot write the log anew, nor cut off
// what is newest in it.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { beginning, hashRow } from '#server/staff/audit/audit-chain.ts';
import { sealAnew, writeAudit } from '#server/staff/audit/audit-log.ts';
import { type AuditKey, type AuditKeys, sealAuditLog, sealAuditLogWith } from '#server/staff/audit/audit-seal.ts';
import { shortenAuditLog } from '#server/staff/audit/shorten-audit-log.ts';
import { verifyAuditLog } from '#server/staff/audit/verify-audit-log.ts';
import { type NamedDatabase, openTestDatabase } from '#test/database/test-database.ts';

const test = suite<{ database: NamedDatabase }>('the seal of the audit log');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
});
test.after.each(({ database }) => database.close());

const now = new Date('2026-11-21T10:00:00.123Z');
const by = { staffId: null, who: 'a test', address: '127.0.0.1', device: '' };

const aKey = (id: string): AuditKey => ({ id, bytes: Buffer.alloc(32, id) });
const [usual, other] = [aKey('usual'), aKey('other')];
const keysOf = (...keys: AuditKey[]): AuditKeys => ({ list: async () => keys, take: async () => keys[0] ?? usual });

/** So many rows, in a process that has these keys; null: none at all. */
async function write({ db }: NamedDatabase, count: number, keys: AuditKeys | null = keysOf(usual)): Promise<void> {
  const end = keys ? sealAuditLogWith(keys) : () => undefined;
  for (let row = 0; row < count; row++) {
    await inTransaction(db, (tx) => writeAudit(tx, by, { kind: 'test', subject: 'a row' }, now));
  }
  end();
}

const verify = ({ db }: NamedDatabase, noted?: string, keys = [usual]) => verifyAuditLog(db, { keys, noted });

async function faultOf(...asked: Parameters<typeof verify>): Promise<unknown> {
  const verified = await verify(...asked);
  return verified.ok ? 'whole' : verified.error;
}

/** As somebody would who may do everything in the database. */
async function tamper({ db }: NamedDatabase, ...statements: string[]): Promise<void> {
  await sql.raw('alter table audit_log disable trigger user').execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The whole chain after a change, with hashes that fit. */
async function writeAnew({ db }: NamedDatabase): Promise<void> {
  let previous = beginning.hash;
  for (const { staff_id: staffId, ...row } of await db.selectFrom('audit_log').selectAll().orderBy('id').execute()) {
    previous = hashRow(previous, { ...row, staffId });
    await db.updateTable('audit_log').set({ hash: previous }).where('id', '=', row.id).execute();
  }
  await db.updateTable('audit_head').set({ hash: previous }).execute();
}

const cutOff = [
  'delete from audit_log where id > 2',
  'update audit_head set last_id = 2, hash = (select hash from audit_log where id = 2)',
];

test('each row is sealed with the one that is written', async ({ database }) => {
  await write(database, 4);
  const verified = await verify(database);
  assert.ok(verified.ok);
  const { rows, last, seal } = verified.value;
  assert.equal([rows, last, seal?.from, seal?.end.id, seal?.keyId], [4, 4, 1, 4, 'usual']);
});

// Seen to fail before: whole.
test('rows that are cut off the end are missed, all of them too', async ({ database }) => {
  await write(database, 4);
  await tamper(database, ...cutOff);
  assert.equal(await faultOf(database), { kind: 'MISSING', id: 3 });
  await tamper(database, 'update audit_head set sealed_id = last_id, sealed_hash = hash');
  assert.equal(await faultOf(database), { kind: 'FORGED' }, 'the seal is moved to what is left');
  await tamper(database, 'delete from audit_log', 'delete from audit_head');
  assert.equal(await faultOf(database), { kind: 'UNSEALED' });
});

// Seen to fail before: whole.
test('a log that was written anew, hashes and all, is found, also after work has gone on', async ({ database }) => {
  await write(database, 4);
  await tamper(database, "update audit_log set who = 'somebody else' where id = 2");
  await writeAnew(database);
  assert.equal(await faultOf(database), { kind: 'FORGED' });
  await write(database, 1);
  assert.equal(await faultOf(database), { kind: 'FORGED' });
});

test('a head that was noted elsewhere is found in the log, or missed', async ({ database }) => {
  await write(database, 2);
  const first = await verify(database);
  await write(database, 2);
  const second = await verify(database);
  assert.ok(first.ok && second.ok);
  assert.is(await faultOf(database, first.value.head), 'whole');
  assert.is(await faultOf(database, second.value.head), 'whole');
  // With the seal of that time, from an older copy of the database.
  await tamper(database, ...cutOff);
  const { seal } = first.value;
  const then = { sealed_id: seal?.end.id, sealed_hash: seal?.end.hash, seal: seal?.mark };
  await database.db.updateTable('audit_head').set(then).execute();
  assert.is(await faultOf(database), 'whole');
  assert.equal(await faultOf(database, second.value.head), { kind: 'HEAD_UNKNOWN', first: 1 });
});

test('a log from before there were seals is sealed by its next row, and says from where on', async ({ database }) => {
  await write(database, 3, null);
  assert.equal(await faultOf(database), { kind: 'UNSEALED' });
  await write(database, 1);
  const verified = await verify(database);
  assert.ok(verified.ok);
  assert.equal([verified.value.rows, verified.value.seal?.from], [4, 4]);
  await tamper(database, "update audit_log set who = 'somebody else' where id = 1");
  await writeAnew(database);
  assert.equal(await faultOf(database), { kind: 'FORGED' });
});

test('the log of a new shop is sealed before its first row', async ({ database }) => {
  assert.equal(await faultOf(database), { kind: 'UNSEALED' });
  await inTransaction(database.db, (tx) => sealAuditLog(tx, now, keysOf(usual)));
  assert.is(await faultOf(database), 'whole');
  await write(database, 1);
  const verified = await verify(database);
  assert.is(verified.ok && verified.value.seal?.from, 1);
});

test('what is written where the key is not is sealed by whoever has it', async ({ database }) => {
  await write(database, 2);
  for (const keys of [null, keysOf(other), { ...keysOf(), list: () => Promise.reject(new Error('no disk')) }]) {
    await write(database, 1, keys);
  }
  const between = await verify(database);
  assert.equal(between.ok && [between.value.last, between.value.seal?.end.id], [5, 2]);
  await write(database, 1);
  const after = await verify(database);
  assert.equal(after.ok && [after.value.last, after.value.seal?.end.id], [6, 6]);
});

test('without the key nobody can say, and where it is lost a new seal begins', async ({ database }) => {
  await write(database, 2);
  assert.equal(await faultOf(database, undefined, [other]), { kind: 'KEY_MISSING', keyId: 'usual' });
  const end = sealAuditLogWith(keysOf(other));
  await inTransaction(database.db, (tx) => sealAnew(tx, (within, entry) => writeAudit(within, by, entry, now)));
  end();
  const verified = await verify(database, undefined, [other]);
  assert.equal(verified.ok && [verified.value.last, verified.value.seal?.from], [3, 3]);
});

test('a key that takes the place of another one carries the seal on', async ({ database }) => {
  await write(database, 2);
  await write(database, 1, keysOf(other, usual));
  const verified = await verify(database, undefined, [other]);
  assert.equal(verified.ok && [verified.value.seal?.from, verified.value.seal?.keyId], [1, 'other']);
});

test('a log that has lost its oldest rows in time is whole', async ({ database }) => {
  await write(database, 3);
  const end = sealAuditLogWith(keysOf(usual));
  await inTransaction(database.db, (tx) => shortenAuditLog(tx, 2, now));
  end();
  const verified = await verify(database);
  assert.equal(verified.ok && [verified.value.first, verified.value.last], [3, 4]);
});

// Seen to fail before: CHANGED.
test('an honest log is whole while somebody works', async ({ database }) => {
  const { db } = database;
  await write(database, 2);
  let verifying: ReturnType<typeof verify> | undefined;
  await inTransaction(db, async (tx) => {
    // It has read where the log ends, and has to wait before it reads on.
    await sql`lock table audit_start in access exclusive mode`.execute(tx);
    verifying = verify(database);
    const waiting = sql`select from pg_locks where not granted and relation = 'audit_start'::regclass`;
    while ((await waiting.execute(db)).rows.length === 0) await sleep(5);
    await writeAudit(tx, by, { kind: 'test', subject: 'meanwhile' }, now);
  });
  const verified = await verifying;
  assert.equal(verified?.ok && verified.value.last, 2);
});

test.run();
