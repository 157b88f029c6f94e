// `kasa ksef outage`: what the ministry announces, noted without opening the whole document of the settings.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { database: NamedDatabase };
const test = suite<Context>('kasa ksef outage');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  await setSettings(context.database.db, 'invoices', { ksef: 'companies', forConsumers: true });
});
test.after.each(({ database }) => database.close());

async function run({ database: { url } }: Context, ...args: string[]) {
  const { code, stdout } = await runKasa(['ksef', 'outage', ...args, '--json'], { env: { DATABASE_URL: url } });
  return { code, answer: JSON.parse(stdout) };
}

const failure = { kind: 'failure', from: '2026-12-05T20:00', until: null };
const unavailability = { kind: 'unavailability', from: '2026-12-01T22:00', until: '2026-12-02T06:00' };

test('what is announced is noted by its beginning, its end when that is known, and the rest of the settings stays', async (context) => {
  assert.equal((await run(context, 'list')).answer.outages, []);
  assert.equal((await run(context, 'announce', 'failure', failure.from)).answer.outages, [failure]);
  const planned = ['unavailability', unavailability.from, '--until', unavailability.until];
  assert.equal((await run(context, 'announce', ...planned)).answer.outages, [unavailability, failure]);
  const ended = { ...failure, until: '2026-12-06T04:30' };
  assert.equal((await run(context, 'end', ended.until)).answer.outages, [unavailability, ended]);
  assert.equal((await run(context, 'list')).answer.outages, [unavailability, ended]);
  const { db } = context.database;
  const versions = await db.selectFrom('settings').select('data').where('document', '=', 'invoices').execute();
  const kept = JSON.stringify(versions.at(-1)?.data);
  for (const part of ['"ksef":"companies"', '"forConsumers":true']) assert.ok(kept.includes(part), part);
  const logged = await db.selectFrom('audit_log').select('subject').where('kind', '=', 'settings.changed').execute();
  assert.is(logged.filter(({ subject }) => subject === 'invoices').length, 3);
});

test('what cannot be is refused with what to do, and nothing is noted', async (context) => {
  const codeOf = async (...args: string[]) => (await run(context, ...args)).answer.error.code;
  assert.is(await codeOf('announce', 'failure', 'yesterday'), 'OUTAGE_INVALID');
  assert.is(await codeOf('announce', 'failure', failure.from, '--until', '2026-12-05T19:00'), 'OUTAGE_INVALID');
  assert.is(await codeOf('end', '2026-12-06T04:30'), 'OUTAGE_UNCLEAR');
  await run(context, 'announce', 'failure', failure.from);
  assert.is(await codeOf('announce', 'failure', failure.from), 'OUTAGE_NOTED');
  await run(context, 'announce', 'unavailability', unavailability.from);
  assert.is(await codeOf('end', '2026-12-06T04:30'), 'OUTAGE_UNCLEAR', 'two go on');
  assert.is((await run(context, 'list')).answer.outages.length, 2);
});

test.run();
