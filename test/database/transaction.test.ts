// What is left of a transaction that was refused.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { inTransaction, inTransactionEvenIfRefused, type Transaction } from '#server/database/transaction.ts';
import { ok, refuse } from '#src/result.ts';
import { openTestDatabase } from './test-database.ts';

const test = suite<{ database: Database }>('transactions');

test.before(async (context) => {
  context.database = await openTestDatabase();
  await sql`create table notes (text text not null)`.execute(context.database.db);
});
test.before.each(async ({ database }) => {
  await sql`truncate notes`.execute(database.db);
});
test.after(({ database }) => database.close());

const write = (tx: Transaction, text: string) => sql`insert into notes values (${text})`.execute(tx);

async function notesOf({ db }: Database): Promise<string[]> {
  return (await sql<{ text: string }>`select text from notes`.execute(db)).rows.map(({ text }) => text);
}

test('work that is done is committed, whatever it answers', async ({ database }) => {
  for (const answer of [ok(null), null, false, { ok: false }, undefined]) {
    assert.equal(
      await inTransaction(database.db, async (tx) => {
        await write(tx, 'done');
        return answer;
      }),
      answer,
    );
  }
  assert.is((await notesOf(database)).length, 5);
});

test('work that is refused answers with its refusal and leaves nothing behind', async ({ database }) => {
  const refused = await inTransaction(database.db, async (tx) => {
    await write(tx, 'refused');
    return refuse({ kind: 'TooLate', minutes: 3 });
  });
  assert.equal(refused, { ok: false, error: { kind: 'TooLate', minutes: 3 } });
  assert.equal(await notesOf(database), []);
});

test('work that notes its refusal is committed where it says so', async ({ database }) => {
  const refused = await inTransactionEvenIfRefused(database.db, async (tx) => {
    await write(tx, 'a wrong try');
    return refuse({ kind: 'WrongCode' });
  });
  assert.equal(refused, { ok: false, error: { kind: 'WrongCode' } });
  assert.equal(await notesOf(database), ['a wrong try']);
});

test('an error goes on to whoever asked, and leaves nothing behind either', async ({ database }) => {
  const work = async (tx: Transaction) => {
    await write(tx, 'lost');
    throw new Error('a bug');
  };
  assert.is(await inTransaction(database.db, work).catch((error: Error) => error.message), 'a bug');
  assert.equal(await notesOf(database), []);
});

test.run();
