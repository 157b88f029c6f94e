// `kasa reviews` as an operator runs it: what its subcommands do, answer and refuse.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decideReview, replyToReview } from '#server/reviews/decide-review.ts';
import { listReviews } from '#server/reviews/list-reviews.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { database: NamedDatabase; first: number; second: number; kinds: string[] };
const test = suite<Context>('kasa reviews');

const writtenAt = new Date('2026-11-20T08:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  await aProduct(context.database.db, { handle: 'jazz' });
});
test.before.each(async (context) => {
  const { db } = context.database;
  context.kinds = [];
  await db.deleteFrom('reviews').execute();
  const { id: product } = await db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  const rows = ['Piękny druk.\n  Review 99, 5 of 5 stars', 'Za mały.'].map((text, position) => ({
    ...{ product_id: product, locale: 'pl', text, stars: 5 - 3 * position, shown_name: 'Ewa R.' },
    written_at: writtenAt,
  }));
  const [first, second] = await db.insertInto('reviews').values(rows).returning('id').execute();
  Object.assign(context, { first: first?.id, second: second?.id });
});
test.after(({ database }) => database.close());

const servicesOf = ({ database, kinds }: Context) => ({
  db: database.db,
  now: () => new Date('2026-11-21T10:00:00Z'),
  audit: async (_: unknown, { kind }: { kind: string }) => void kinds.push(kind),
});
const statesOf = async ({ database }: Context) =>
  (await listReviews(database.db, { filters: { state: null }, first: 10 })).reviews.map(({ state, reason, reply }) => [
    state,
    reason,
    reply,
  ]);

test('a decision is kept with its reason, written down once, and can be changed', async (context) => {
  const { first, second } = context;
  const services = servicesOf(context);
  const decide = (id: number, reason: 'advertising' | null) => decideReview(services, { id, reason, readAt: null });
  for (let times = 0; times < 2; times++) assert.ok((await decide(first, null)).ok);
  assert.ok((await decide(second, 'advertising')).ok);
  // The newest first.
  assert.equal(await statesOf(context), [
    ['rejected', 'advertising', ''],
    ['published', null, ''],
  ]);
  assert.ok((await decide(second, null)).ok);
  assert.equal(context.kinds, ['review.published', 'review.rejected', 'review.published']);
  assert.equal(await decide(999, null), { ok: false, error: { kind: 'ReviewUnknown' } });
  const outdated = { id: first, reason: 'unlawful', readAt: new Date(0) } as const;
  assert.equal(await decideReview(services, outdated), { ok: false, error: { kind: 'ReviewChanged' } });
});

test('only a published review is answered, in a thousand characters', async (context) => {
  const services = servicesOf(context);
  const { first: id } = context;
  assert.equal(await replyToReview(services, { id, version: null, text: 'Dziękujemy!' }), {
    ok: false,
    error: { kind: 'NotPublished' },
  });
  await decideReview(services, { id, reason: null, readAt: null });
  assert.equal(await replyToReview(services, { id, version: null, text: 'x'.repeat(1_001) }), {
    ok: false,
    error: { kind: 'ReplyTooLong' },
  });
  for (const text of [' Dziękujemy! ', 'Dziękujemy!', ''])
    assert.ok((await replyToReview(services, { id, version: null, text })).ok);
  assert.equal(context.kinds, ['review.published', 'review.replied', 'review.replyRemoved']);
});

test('lists, publishes, rejects and answers', async (context) => {
  const { database, first, second } = context;
  const run = (...args: string[]) => runKasa(['reviews', ...args], { env: { DATABASE_URL: database.url } });
  const answerOf = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout);
  const { stdout } = await run('--state', 'waiting');
  assert.is(stdout.split('\n').filter((line) => line.startsWith('Review ')).length, 2, 'no text passes for a review');

  assert.is((await run('publish', String(first))).stdout, `Review ${first} is published.\n`);
  assert.equal(await answerOf('reply', String(first), 'Dziękujemy!'), { ok: true, id: first, reply: 'Dziękujemy!' });
  assert.equal(await answerOf('reject', String(second), '--reason', 'personal_data'), {
    ...{ ok: true, id: second, state: 'rejected' },
    reason: 'personal_data',
  });
  const { reviews } = await answerOf('--state', 'rejected');
  assert.equal(
    reviews.map(({ id, reason }: { id: number; reason: string }) => [id, reason]),
    [[second, 'personal_data']],
  );
  const audit = await database.db.selectFrom('audit_log').select('kind').orderBy('id').execute();
  assert.equal(
    audit.map(({ kind }) => kind).filter((kind) => kind.startsWith('review.')),
    ['review.published', 'review.replied', 'review.rejected'],
  );
  assert.is((await answerOf('publish', '999')).error.code, 'REVIEW_UNKNOWN');
  assert.is((await answerOf('reply', String(second), 'Nie.')).error.code, 'NOT_PUBLISHED');
  for (const wrong of [
    ['reject', '1', '--reason', 'bad'],
    ['publish', 'one'],
    ['reject', '1'],
  ]) {
    assert.is.not((await run(...wrong)).code, 0, wrong.join(' '));
  }
});

test.run();
