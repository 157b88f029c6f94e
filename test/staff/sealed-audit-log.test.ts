// The seal over the log of what staff did: who may do everything in the database can neither rewrite nor shorten it.

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { beginning, type ChainEnd, hashRow } from '#server/staff/audit/audit-chain.ts';
import { writeAudit } from '#server/staff/audit/audit-log.ts';
import type { AuditKey } from '#server/staff/audit/audit-seal.ts';
import { changeKeyOfSeal, sealAnew, sealAuditLog, sealAuditLogWith } from '#server/staff/audit/carry-on-seal.ts';
import type { AuditKeys } from '#server/staff/audit/judge-seal.ts';
import { shortenAuditLog } from '#server/staff/audit/shorten-audit-log.ts';
import { verifyAuditLog } from '#server/staff/audit/verify-audit-log.ts';
import type { AuditKind } from '#src/staff/audit-kinds.ts';
import { type NamedDatabase, openTestDatabase } from '#test/database/test-database.ts';

const test = suite<{ database: NamedDatabase }>('the seal of the audit log');

let written = 0;
/** What lies beside the key, outside of the database. */
let remembered: ChainEnd | null;

test.before.each(async (context) => {
  remembered = null;
  context.database = await openTestDatabase();
});
test.after.each(({ database }) => database.close());

const now = new Date('2026-11-21T10:00:00.123Z');
const by = { staffId: null, who: 'a test', address: '127.0.0.1', device: '' };

const aKey = (id: string): AuditKey => ({ id, bytes: Buffer.alloc(32, id) });
const [usual, other] = [aKey('usual'), aKey('other')];
const keysOf = (...keys: AuditKey[]): AuditKeys => ({
  list: async () => keys,
  take: async () => keys[0] ?? usual,
  recall: async () => remembered,
  remember: async (end) => {
    remembered = end;
  },
});

/** So many rows, in a process that has these keys; null: none at all. */
async function write({ db }: NamedDatabase, count: number, keys: AuditKeys | null = keysOf(usual)): Promise<void> {
  const end = keys ? sealAuditLogWith(keys) : () => undefined;
  for (let row = 0; row < count; row++) {
    await inTransaction(db, (tx) => writeAudit(tx, by, { kind: 'stepUp', subject: `row ${++written}` }, now));
  }
  end();
}

const verify = ({ db }: NamedDatabase, noted?: string, keys = [usual]) =>
  verifyAuditLog(db, { evidence: { keys, remembered }, noted });

async function faultOf(...asked: Parameters<typeof verify>): Promise<unknown> {
  const verified = await verify(...asked);
  return verified.ok ? 'whole' : verified.error;
}

/** Changes rows like somebody who may do everything in the database. */
async function tamper({ db }: NamedDatabase, ...statements: string[]): Promise<void> {
  await sql.raw('alter table audit_log disable trigger user').execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const vouch = ({ db }: NamedDatabase, keys = keysOf(usual)) =>
  inTransaction(db, (tx) =>
    sealAnew(tx, { at: now, systemUser: 'anna', audit: (within, entry) => writeAudit(within, by, entry, now) }, keys),
  );

/** A row at the end, as whoever has no key can write it: hashes are public. */
const append = (database: NamedDatabase, kind: AuditKind = 'stepUp', subject = 'what Anna never did') =>
  inTransaction(database.db, (tx) => writeAudit(tx, { ...by, who: 'anna@shop.example' }, { kind, subject }, now));

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
  assert.equal(await faultOf(database), { kind: 'CUT_OFF', first: 3 });
  await tamper(database, 'update audit_head set sealed_id = last_id, sealed_hash = hash');
  assert.equal(await faultOf(database), { kind: 'FORGED' }, 'the seal is moved to what is left');
  await tamper(database, 'delete from audit_log', 'delete from audit_head');
  assert.equal(await faultOf(database), { kind: 'UNSEALED', first: 1 });
  await write(database, 2);
  assert.equal(await faultOf(database), { kind: 'UNSEALED', first: 1 }, 'a log that begins again is no first one');
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

test('an older log with its own seal is missed by a head that was noted, and by the one that is remembered', async ({
  database,
}) => {
  await write(database, 2);
  const first = await verify(database);
  const then = await database.db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  await write(database, 2);
  const second = await verify(database);
  assert.ok(first.ok && second.ok);
  assert.is(await faultOf(database, first.value.head), 'whole');
  assert.is(await faultOf(database, second.value.head), 'whole');
  await tamper(database, ...cutOff);
  await database.db.updateTable('audit_head').set(then).execute();
  assert.equal(await faultOf(database), { kind: 'CUT_OFF', first: 3 });
  await write(database, 3);
  assert.equal(await faultOf(database), { kind: 'FORGED' }, 'work has gone on');
  await vouch(database);
  assert.is(await faultOf(database), 'whole');
  assert.equal(await faultOf(database, second.value.head), { kind: 'HEAD_UNKNOWN', first: 1 });
});

test('a log from before there were seals is sealed when a person says so, and tells from where on', async ({
  database,
}) => {
  await write(database, 3, null);
  assert.equal(await faultOf(database), { kind: 'UNSEALED', first: 1 });
  await write(database, 1);
  assert.equal(await faultOf(database), { kind: 'UNSEALED', first: 1 });
  assert.equal(await vouch(database), { ok: true, value: { first: 1, last: 4 } });
  const verified = await verify(database);
  assert.ok(verified.ok);
  assert.equal([verified.value.rows, verified.value.seal?.from], [5, 5]);
  await tamper(database, "update audit_log set who = 'somebody else' where id = 1");
  await writeAnew(database);
  assert.equal(await faultOf(database), { kind: 'FORGED' });
});

// Seen to fail before: whole, after the shop's next entry.
test('rows without the key, and a beginning that was moved by hand, are not sealed over', async ({ database }) => {
  const { db } = database;
  await write(database, 6);
  await append(database);
  await append(database, 'audit.shortened', '3');
  await tamper(
    database,
    'insert into audit_start (last_id, hash) select id, hash from audit_log where id = 3',
    'delete from audit_log where id <= 3',
  );
  assert.equal(await faultOf(database), { kind: 'FORGED' });
  await write(database, 1);
  assert.equal(await faultOf(database), { kind: 'FORGED' });
  assert.equal(await vouch(database), { ok: true, value: { first: 4, last: 9 } });
  const entries = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc');
  const { kind, subject, after } = await entries.limit(1).executeTakeFirstOrThrow();
  const told = { first: 4, last: 9, fault: { kind: 'FORGED' }, systemUser: 'anna' };
  assert.equal([kind, subject, JSON.parse(after ?? '')], ['audit.sealed', '4-9', told]);
  await write(database, 1);
  assert.is(await faultOf(database), 'whole');
});

// Seen to fail before: whole, and only "older than the seal".
test('a log that was written anew and robbed of its seal gets no new one by itself', async ({ database }) => {
  await write(database, 4);
  await tamper(
    database,
    "update audit_log set subject = 'something else'",
    'delete from audit_log where id = 4',
    `update audit_head set last_id = 3, sealed_id = null, sealed_hash = null, sealed_from = null, sealed_since = null,
      seal_key_id = null, seal = null`,
  );
  await writeAnew(database);
  await write(database, 2);
  await inTransaction(database.db, (tx) => sealAuditLog(tx, now, keysOf(usual)));
  assert.equal(await faultOf(database), { kind: 'UNSEALED', first: 1 });
});

test('a seal of another log under the same key does not fit, nor one of another row', async ({ database }) => {
  await write(database, 3);
  const memory = remembered;
  remembered = null;
  const elsewhere = await openTestDatabase();
  for (const subject of ['x', 'y', 'z']) {
    const end = sealAuditLogWith(keysOf(usual));
    await inTransaction(elsewhere.db, (tx) => writeAudit(tx, by, { kind: 'stepUp', subject }, now));
    end();
  }
  const foreign = await elsewhere.db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  await elsewhere.close();
  remembered = memory;
  const { last_id: _id, hash: _hash, ...sealOnly } = foreign;
  await database.db.updateTable('audit_head').set(sealOnly).execute();
  assert.equal(await faultOf(database), { kind: 'FORGED' });
  await write(database, 1);
  assert.equal(await faultOf(database), { kind: 'FORGED' });
});

test('the log of a new shop is sealed before its first row', async ({ database }) => {
  assert.equal(await faultOf(database), { kind: 'UNSEALED', first: 1 });
  await inTransaction(database.db, (tx) => sealAuditLog(tx, now, keysOf(usual)));
  assert.is(await faultOf(database), 'whole');
  await write(database, 1);
  const verified = await verify(database);
  assert.is(verified.ok && verified.value.seal?.from, 1);
});

test('what is written where the key is not stays unsealed until a person vouches for it', async ({ database }) => {
  for (const keys of [null, keysOf(other), { ...keysOf(usual), list: () => Promise.reject(new Error('no disk')) }]) {
    await write(database, 2);
    const { db } = database;
    const { last_id: last } = await db.selectFrom('audit_head').select('last_id').executeTakeFirstOrThrow();
    await write(database, 1, keys);
    await write(database, 1);
    assert.equal(await faultOf(database), { kind: 'UNSEALED', first: last + 1 });
    assert.equal(await vouch(database), { ok: true, value: { first: last + 1, last: last + 2 } });
    assert.is(await faultOf(database), 'whole');
  }
  assert.equal(await vouch(database), { ok: false, error: { kind: 'SEALED' } });
});

test('nobody can vouch for a chain that is broken', async ({ database }) => {
  await write(database, 2);
  await tamper(database, "update audit_log set who = 'somebody else' where id = 1");
  assert.equal(await vouch(database), { ok: false, error: { kind: 'CHANGED', id: 1 } });
  assert.equal(await faultOf(database), { kind: 'CHANGED', id: 1 });
});

test('without the key nobody can say, and where it is lost a new seal begins', async ({ database }) => {
  await write(database, 2);
  assert.equal(await faultOf(database, undefined, [other]), { kind: 'KEY_MISSING', keyId: 'usual' });
  await vouch(database, keysOf(other));
  const verified = await verify(database, undefined, [other]);
  assert.equal(verified.ok && [verified.value.last, verified.value.seal?.from], [3, 3]);
});

test('the seal stays under its key until the key is changed, because other processes may not know the new one', async ({
  database,
}) => {
  await write(database, 2);
  await write(database, 1, keysOf(other, usual));
  await write(database, 1);
  assert.is(await faultOf(database), 'whole');
  await inTransaction(database.db, (tx) => changeKeyOfSeal(tx, keysOf(other, usual)));
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
  await write(database, 1);
  assert.is(await faultOf(database), 'whole');
  await tamper(database, 'update audit_start set last_id = 1');
  assert.not.equal(await faultOf(database), 'whole');
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
    await writeAudit(tx, by, { kind: 'stepUp', subject: 'meanwhile' }, now);
  });
  const verified = await verifying;
  assert.equal(verified?.ok && verified.value.last, 2);
});

test.run();
