// Which database long readings go to. The places in both logs are told here: with a real replica it was not run.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { createReadElsewhere, LAG_AT_MOST_MS, type ReplicaState } from '#server/database/read-elsewhere.ts';

type Context = {
  told: { place: bigint; replayed: bigint | null | Error; at: number };
  states: ReplicaState['kind'][];
  elsewhere: ReturnType<typeof createReadElsewhere>;
};
const test = suite<Context>('reading elsewhere');
// Nothing is asked of either.
const [primary, replica] = [{}, {}] as [Db, Db];

test.before.each((context) => {
  const told: Context['told'] = { place: 100n, replayed: 100n, at: 0 };
  const states: ReplicaState['kind'][] = [];
  context.told = told;
  context.states = states;
  context.elsewhere = createReadElsewhere({
    ...{ primary, replica, now: () => told.at, onChange: ({ kind }) => void states.push(kind) },
    readPlace: async () => told.place,
    readReplayed: async () => {
      if (told.replayed instanceof Error) throw told.replayed;
      return told.replayed;
    },
  });
});

test('the primary is read until the replica has been seen', async ({ elsewhere }) => {
  assert.is(elsewhere.readDb(), primary);
  assert.equal(await elsewhere.look(), { kind: 'used', lagMs: 0 });
  assert.is(elsewhere.readDb(), replica);
});

test('a replica that stands still is used up to the bound, and again once it has caught up', async ({
  elsewhere,
  told,
  states,
}) => {
  await elsewhere.look();
  for (told.at = 2_000; told.at <= LAG_AT_MOST_MS; told.at += 2_000) {
    told.place += 10n;
    assert.equal(await elsewhere.look(), { kind: 'used', lagMs: told.at });
  }
  told.place += 10n;
  assert.is((await elsewhere.look()).kind, 'behind');
  assert.is(elsewhere.readDb(), primary);
  told.replayed = told.place;
  await elsewhere.look();
  assert.is(elsewhere.readDb(), replica);
  assert.equal(states, ['used', 'behind', 'used']);
});

test('a primary that nobody writes to leaves no replica behind', async ({ elsewhere, told }) => {
  for (told.at = 0; told.at < 10 * LAG_AT_MOST_MS; told.at += 2_000) await elsewhere.look();
  assert.equal(elsewhere.state(), { kind: 'used', lagMs: 0 });
});

test('one that is away, was promoted, or is further behind than anything noted is not read', async ({
  elsewhere,
  told,
}) => {
  for (const [replayed, kind] of [
    [new Error('connection refused'), 'away'],
    [null, 'no replica'],
    [5n, 'behind'],
  ] as const) {
    told.replayed = replayed;
    assert.is((await elsewhere.look()).kind, kind);
    assert.is(elsewhere.readDb(), primary);
  }
});

test.run();
