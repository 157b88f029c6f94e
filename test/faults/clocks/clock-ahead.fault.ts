// The machine's clock is a year ahead after a power cut, the shop works with it for a while, and then the clock is right
// again: nothing waits for that year.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { LOOKUPS_PER_ADDRESS } from '#server/service/service-limits.ts';
import { until } from '../../fixtures/until.ts';
import { root } from '../../source-imports.ts';
import { type KillableContext, killableSuite } from '../killable-suite.ts';

const test = killableSuite('a clock that was a year ahead');

const YEAR_MS = 365 * 86_400_000;
const ahead = {
  CLOCK_AHEAD_MS: String(YEAR_MS),
  NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'test/faults/clocks/a-clock-ahead.ts')).href}`,
};

async function daysUntilRound({ shop }: KillableContext, name: string): Promise<number | null> {
  const row = await shop.db.selectFrom('job_rounds').select('next_at').where('name', '=', name).executeTakeFirst();
  return row ? (row.next_at.getTime() - Date.now()) / 86_400_000 : null;
}

async function findOrder({ shop }: KillableContext): Promise<number> {
  const answer = await fetch(`${shop.origin}/pl/find-order`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop.origin, 'x-forwarded-for': '203.0.113.9' },
    body: new URLSearchParams({ orderNumber: '1', orderEmail: 'jan@example.com' }),
  });
  return answer.status;
}

const listWaiting = ({ shop }: KillableContext) =>
  shop.db.selectFrom('outbox').select('kind').where('delivered_at', 'is', null).execute();

test('rounds run again, limits end, and what waited is carried out', async (context) => {
  const { shop } = context;
  await shop.start(undefined, ahead);
  for (const round of ['reconcile', 'retention:outbox']) {
    await until(async () => ((await daysUntilRound(context, round)) ?? 0) > 300);
  }
  while ((await findOrder(context)) === 303);
  assert.is(await findOrder(context), 429);
  await until(async () => (await listWaiting(context)).length === 0);
  await shop.kill();
  // As if it had died while it carried one out, having put it off for half a minute.
  const inAYear = new Date(Date.now() + YEAR_MS);
  await shop.db.updateTable('outbox').set({ delivered_at: null, next_attempt_at: inAYear }).execute();

  await shop.start();
  for (const round of ['reconcile', 'retention:outbox']) {
    await until(async () => ((await daysUntilRound(context, round)) ?? 400) < 2);
  }
  assert.is(await findOrder(context), 303);
  await until(async () => (await listWaiting(context)).length === 0);
  for (let time = 1; time < LOOKUPS_PER_ADDRESS; time++) await findOrder(context);
  assert.is(await findOrder(context), 429, 'and it counts as ever');
});

test.run();
