// What a variant costs at a moment, and has cost until then: the database's answer against one that is worked out naively,
// second by second, of random prices and reductions.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aReduction } from './a-reduction.ts';

const test = suite<{ database: Database }>('prices in time');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

const SECONDS = 60;
const start = Date.UTC(2026, 10, 1);
const second = (number: number) => new Date(start + number * 1000);

type Span = { amount: number; from: number; until: number };

/** A small generator, so that a seed makes the same again. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function drawWorld(random: (below: number) => number): { ordinary: Span[]; reductions: Span[] } {
  const ordinary: Span[] = [];
  for (let from = 0; from < SECONDS; ) {
    const until = Math.min(SECONDS, from + 5 + random(25));
    ordinary.push({ amount: 500 + random(10) * 100, from, until });
    from = until;
  }
  const reductions: Span[] = [];
  for (let from = random(10); from < SECONDS - 2; from += random(8)) {
    const until = from + 1 + random(15);
    // Some are no lower than the ordinary price, or cost the same as the one before.
    reductions.push({ amount: 300 + random(10) * 100, from, until });
    from = until;
  }
  return { ordinary, reductions };
}

const amountIn = (spans: Span[], at: number) => spans.find(({ from, until }) => from <= at && at < until)?.amount;

async function buildWorld(
  { database: { db } }: { database: Database },
  world: ReturnType<typeof drawWorld>,
  name: string,
) {
  const [first, ...later] = world.ordinary;
  const created = { handle: name, createdAt: second(0), priceMinor: { PLN: first?.amount ?? 0, EUR: 100 } };
  const variantId = await aProduct(db, created);
  for (const { amount, from } of later) {
    await sql`update prices set amount_minor = ${amount}, valid_from = ${second(from)}
      where variant_id = ${variantId} and currency = 'PLN' and amount_minor <> ${amount}`.execute(db);
  }
  for (const { amount, from, until } of world.reductions)
    await aReduction(db, { variantId, amountMinor: amount, beginsAt: second(from), endsAt: second(until) });
  return variantId;
}

for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
  test(`the price of each second is the lower of what is ordinary and what is reduced, seed ${seed}`, async (context) => {
    const world = drawWorld(randomFrom(seed));
    const variantId = await buildWorld(context, world, `seed-${seed}`);
    const { db } = context.database;
    const naive = (at: number, ordinary = amountIn(world.ordinary, at) ?? 0) =>
      Math.min(ordinary, amountIn(world.reductions, at) ?? ordinary);
    const last = world.ordinary.at(-1)?.amount ?? 0;
    const { rows: now } = await sql<{ amount: number; at: Date }>`
      select at, (select amount_minor from prices_at(at) p where p.variant_id = ${variantId} and p.currency = 'PLN') as amount
      from generate_series(${second(0)}::timestamptz, ${second(SECONDS - 1)}, interval '1 second') as at order by at`.execute(
      db,
    );
    assert.equal(
      now.map(({ amount }) => amount),
      now.map((_, at) => naive(at, last)),
      'of today’s ordinary price',
    );
    const expected: [number, number][] = [];
    for (let at = 0; at < SECONDS; at++) if (expected.at(-1)?.[1] !== naive(at)) expected.push([at, naive(at)]);
    const { rows: changes } = await sql<{ amount_minor: number; valid_from: Date }>`
      select * from price_changes(${variantId}, 'PLN', ${second(SECONDS - 1)})`.execute(db);
    assert.equal(
      changes.map((row) => [(row.valid_from.getTime() - start) / 1000, row.amount_minor]),
      expected,
      'of what it has cost',
    );
  });
}

test('two reductions of one price cannot hold at once, whoever writes them', async ({ database: { db } }) => {
  const variantId = await aProduct(db, { handle: 'apart' });
  await aReduction(db, { variantId, amountMinor: 100, beginsAt: second(10), endsAt: second(20) });
  await aReduction(db, { variantId, amountMinor: 100, beginsAt: second(20), endsAt: second(30) });
  await aReduction(db, { variantId, currency: 'EUR', amountMinor: 100, beginsAt: second(15) });
  const between = aReduction(db, { variantId, amountMinor: 100, beginsAt: second(29) });
  assert.is(
    await between.then(
      () => '',
      ({ code }) => code,
    ),
    '23P01',
  );
});

test.run();
