// What kasa.config.ts adds is remembered: a release that was put beside it without the file loses nothing, and says so.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkExtensions } from '#server/doctor/check-extensions.ts';
import type { Patient } from '#server/doctor/finding.ts';
import { type Extensions, noExtensions } from '#server/extensions/load-kasa-config.ts';
import { registerExtensions, warnOfMissing } from '#server/extensions/register-extensions.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';

const test = suite<{ database: NamedDatabase }>('extensions');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
});
test.after.each(async ({ database }) => {
  await registerExtensions(database.db, noExtensions, start);
  await database.close();
});

const start = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-28T10:00:00Z');
const warehouse = {
  name: 'warehouse',
  url: 'https://warehouse.example/kasa',
  events: ['order.paid' as const],
  secret: 'a-secret-of-two-machines',
  allowPrivateAddress: false,
};
const extended: Extensions = {
  ...noExtensions,
  webhooks: [warehouse],
  carriers: [{ id: 'city-bikes', name: 'City Bikes' }],
};

async function lookInto({ db }: NamedDatabase) {
  const receivers = await db.selectFrom('webhook_receivers').select('name').execute();
  const waiting = await db.selectFrom('outbox').select('kind').where('kind', 'like', 'webhook:%').execute();
  return [receivers.map(({ name }) => name), waiting.map(({ kind }) => kind)];
}

async function aWaitingEvent({ db }: NamedDatabase): Promise<void> {
  const entry = {
    deduplication_key: 'order.paid-1',
    kind: 'webhook:warehouse',
    payload: '{}',
    created_at: start,
    next_attempt_at: start,
  };
  await db.insertInto('outbox').values(entry).execute();
}

// Seen to fail before: the receiver was forgotten, and what waited for it dropped, without a word.
test('a start without the file keeps what waits, and says what is missing each time', async ({ database }) => {
  const { db } = database;
  assert.equal(await registerExtensions(db, extended, start), []);
  await aWaitingEvent(database);
  for (let starts = 0; starts < 2; starts++) {
    const said: unknown[] = [];
    const log = { warn: (...words: unknown[]) => void said.push(...words) };
    warnOfMissing(log, await registerExtensions(db, undefined, later), false);
    const text = JSON.stringify(said);
    assert.match(text, 'carrier city-bikes (last start with it: 2026-11-20), webhook warehouse');
    assert.match(text, 'Copy the file');
  }
  assert.equal(await lookInto(database), [['warehouse'], ['webhook:warehouse']]);
});

test('a file that no longer names something is told once, and obeyed', async ({ database }) => {
  const { db } = database;
  await registerExtensions(db, extended, start);
  await aWaitingEvent(database);
  const missing = await registerExtensions(db, noExtensions, later);
  assert.equal(
    missing.map(({ name }) => name),
    ['city-bikes', 'warehouse'],
  );
  assert.equal(await lookInto(database), [[], []]);
  assert.equal(await registerExtensions(db, undefined, later), []);
});

test('the doctor finds a release without the file before it is started', async ({ database }) => {
  const { db } = database;
  const find = async (extensions: Extensions | undefined) => {
    const [result] = await checkExtensions.run({ db, loadExtensions: async () => extensions } as Patient);
    return result?.status;
  };
  assert.is(await find(undefined), 'ok');
  await registerExtensions(db, extended, start);
  assert.equal([await find(extended), await find(undefined), await find(noExtensions)], ['ok', 'fault', 'warning']);
});

test.run();
