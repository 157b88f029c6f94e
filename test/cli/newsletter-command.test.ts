// `kasa newsletter` as an operator, or the program that sends the newsletter, runs it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { createToken } from '#server/http/session.ts';
import { saveRequest, setConfirmed } from '#server/newsletter/subscription-store.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { runKasa } from './run-kasa.ts';

const test = suite<{ database: NamedDatabase }>('kasa newsletter');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

test('exports who confirmed, and takes out who has left elsewhere', async ({ database: { db, url } }) => {
  const run = (...args: string[]) => runKasa(['newsletter', ...args], { env: { DATABASE_URL: url } });
  const answerOf = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout);
  // Half past midnight in Warsaw.
  const confirmedAt = new Date('2026-11-20T23:30:00Z');
  await inTransaction(db, async (tx) => {
    for (const email of ['anna@example.com', 'bea@example.com']) {
      const consent = { email, locale: 'de', page: '/de/newsletter', wording: 'Ja, gern.' } as const;
      await setConfirmed(tx, await saveRequest(tx, consent, createToken(), confirmedAt), confirmedAt);
    }
  });
  const { stdout } = await run('export');
  assert.match(stdout, /^email,language,state,confirmed_at/);
  assert.match(stdout, /\nanna@example\.com,de,subscribed,2026-11-20T23:30:00\.000Z,,/);
  assert.match(stdout, 'Ja, gern.');

  const countSince = async (since: string) => (await answerOf('export', '--since', since)).subscribers.length;
  assert.is(await countSince('2026-11-21'), 2);
  assert.is(await countSince('2026-11-21T00:31'), 0);
  assert.is(await countSince('2026-11-20T23:30:00Z'), 2);

  const left = await answerOf('unsubscribe', 'Anna@example.com', 'nobody@example.com');
  assert.equal(left, { ok: true, unsubscribed: ['Anna@example.com'], unknown: ['nobody@example.com'] });
  const { subscribers } = await answerOf('export', '--since', '2026-11-22');
  assert.equal(
    subscribers.map(({ email, state }: { email: string; state: string }) => [email, state]),
    [['anna@example.com', 'unsubscribed']],
  );
  assert.match(subscribers[0].unsubscribeUrl, /\/api\/newsletter\/unsubscribe\/[\w-]{32}$/);
  assert.is((await answerOf('export', '--since', 'soon')).error.code, 'DATE_INVALID');
  const settings = ['settings', 'set', 'marketing', '--set', 'newsletter=true', '--set', 'cartReminder.isOn=true'];
  assert.is((await runKasa(settings, { env: { DATABASE_URL: url } })).code, 0);
});

test.run();
