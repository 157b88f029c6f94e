import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { createRenditions } from '#server/media/find-rendition.ts';
import { type AheadOptions, createAheadRound, startMakingAhead, usualWidths } from '#server/media/make-ahead.ts';
import type { RenditionJob } from '#server/media/make-rendition.ts';
import { originalPath } from '#server/media/picture-folders.ts';
import { pictureWidths } from '#src/media/picture-sources.ts';
import { cardSizes } from '#src/shop/brand/card-sizes.ts';
import { until } from '#test/fixtures/until.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';

const first = 'aaaaaaaaaaaaaaaaaaaa';
const second = 'bbbbbbbbbbbbbbbbbbbb';
const third = 'cccccccccccccccccccc';
const start = new Date('2026-11-23T10:00:00Z');
const never = new AbortController().signal;

type Context = {
  database: NamedDatabase;
  directory: string;
  /** What the clock shows; moved by tests. */
  clock: { at: Date; pass(minutes: number): void };
  warnings: string[];
  made: string[];
  round(
    options?: Partial<AheadOptions>,
    make?: (job: RenditionJob) => Promise<void>,
  ): ReturnType<typeof createAheadRound>;
  options(make?: (job: RenditionJob) => Promise<void>): AheadOptions;
  add(key: string, picture?: { width?: number; addedAt?: string }): Promise<void>;
};

const test = suite<Context>('pictures ahead');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.directory = await mkdtemp(join(tmpdir(), 'kasa-ahead-'));
  const clock = {
    at: start,
    pass(minutes: number) {
      this.at = new Date(this.at.getTime() + minutes * 60_000);
    },
  };
  const made: string[] = [];
  const warnings: string[] = [];
  const write = async ({ target }: RenditionJob) => {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, 'bytes');
    made.push(target.slice(dirname(target).length + 1));
  };
  const warn = (...said: unknown[]) => void warnings.push(String(said.at(-1)));
  // No more of a logger is called here.
  const log = { warn, error: warn } as unknown as FastifyBaseLogger;
  Object.assign(context, { clock, made, warnings });
  context.options = (make = write) => ({
    db: context.database.db,
    now: () => clock.at,
    log,
    renditions: createRenditions(filesOnDisk(context.directory), make),
    readFree: async () => Number.POSITIVE_INFINITY,
    waitUntilIdle: async () => {},
  });
  context.round = (given = {}, make = write) => createAheadRound({ ...context.options(make), ...given });
  context.add = async (key, { width = 1920, addedAt = '2026-11-23T09:00:00Z' } = {}) => {
    const row = { key, width, height: 100, ground_color: '#ffffff', added_at: new Date(addedAt) };
    await context.database.db.insertInto('pictures').values(row).execute();
    const path = originalPath(context.directory, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'bytes');
  };
});
test.after.each(async ({ database, directory }) => {
  await database.close();
  await rm(directory, { recursive: true });
});

const filesOf = (key: string, widths = usualWidths) => widths.map((width) => `${key}-${width}.avif`);

test('makes the usual files of each picture, the first added first', async ({ add, round, made, directory }) => {
  await add(first, { addedAt: '2026-11-23T09:30:00Z' });
  await add(second);
  assert.is(await round()(never), 12);
  assert.equal(made, [...filesOf(second), ...filesOf(first)]);
  assert.equal((await readdir(join(directory, 'renditions'))).sort(), [...filesOf(first), ...filesOf(second)].sort());
});

test('makes nothing twice, in a process that has begun anew either', async ({ add, round, made, clock }) => {
  await add(first);
  const again = round();
  await again(never);
  clock.pass(5);
  assert.is(await again(never), 0);
  clock.pass(5);
  assert.is(await round()(never), 0);
  assert.is(made.length, 6);
});

test('finds what is added later, once its row must be there', async ({ add, round, made, clock }) => {
  await add(first);
  const makeAhead = round();
  await makeAhead(never);
  await add(second, { addedAt: '2026-11-23T10:04:30Z' });
  clock.pass(5);
  assert.is(await makeAhead(never), 0);
  clock.pass(5);
  await makeAhead(never);
  assert.equal(made.slice(6), filesOf(second));
});

test('makes no file that no page names: none beyond the first that shows the whole picture', async (context) => {
  await context.add(first, { width: 350 });
  await context.round()(never);
  assert.equal(context.made, filesOf(first, [240, 320, 400]));
});

test('goes through more pictures than it reads at once', async ({ database, add, round, made }) => {
  const rows = Array.from({ length: 1_100 }, (_, n) => ({
    ...{ key: n.toString(16).padStart(20, '0'), width: 100, height: 100, ground_color: '#ffffff' },
    added_at: start,
  }));
  await database.db.insertInto('pictures').values(rows).execute();
  await add('ffffffffffffffffffff');
  await sql`update pictures set added_at = '2026-11-23T09:00:00.123456Z'`.execute(database.db);
  await round()(never);
  assert.equal(made, filesOf('ffffffffffffffffffff'));
});

test('is done by one process of a machine; when that dies, by another', async ({ add, round, made, clock }) => {
  await add(first);
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const dying = round({}, () => {
    begin();
    return new Promise(() => {});
  });
  dying(never);
  await hasBegun;
  const other = round();
  assert.is(await other(never), 0);
  assert.equal(made, []);
  clock.pass(3);
  assert.is(await other(never), 6);
});

test('who takes long keeps the work', async ({ add, round, clock }) => {
  for (const key of [first, second, third]) await add(key);
  const other = round();
  const seen: number[] = [];
  const slow = round({
    waitUntilIdle: async () => {
      clock.pass(0.75);
      seen.push(await other(never));
    },
  });
  assert.is(await slow(never), 18);
  assert.equal(seen, [0, 0, 0, 0]);
});

test('says once that a picture is broken, and makes the others', async ({ add, options, warnings }) => {
  for (const key of [first, second, third]) await add(key);
  const { log } = options();
  const made: string[] = [];
  const makeAhead = createAheadRound({
    ...options(async ({ original, target }) => {
      if (!original.endsWith(third)) throw new Error('A picture cannot be encoded');
      made.push(target);
    }),
    log,
  });
  assert.is(await makeAhead(never), 6);
  assert.is(made.length, 6);
  assert.equal(warnings, ['a picture cannot be made ahead']);
});

test('leaves a disk that is nearly full alone, says so once, and goes on when there is room', async (context) => {
  const { add, round, made, warnings, clock } = context;
  await add(first);
  await add(second);
  let free = 2 ** 31;
  const makeAhead = round({
    readFree: async () => free,
    waitUntilIdle: async () => {
      if (made.length > 0) free = 0;
    },
  });
  assert.is(await makeAhead(never), 6);
  clock.pass(5);
  assert.is(await makeAhead(never), 0);
  assert.is(warnings.length, 1);
  clock.pass(5);
  free = 2 ** 31;
  made.length = 0;
  assert.is(await makeAhead(never), 6);
  assert.equal(made, filesOf(second));
});

test('a database that is away ends a round, and the next goes on', async ({ add, round, database, clock, made }) => {
  await add(first);
  let isAway = true;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new Error('away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const makeAhead = round({ db });
  assert.is(await makeAhead(never).catch((error) => error.message), 'away');
  isAway = false;
  clock.pass(3);
  assert.is(await makeAhead(never), 6);
  assert.is(made.length, 6);
});

test('ends when the shop stops, and says nothing of what is cut off', async ({ add, round, warnings, made }) => {
  await add(first);
  await add(second);
  const stopping = new AbortController();
  const makeAhead = round({}, async ({ target }) => {
    if (made.push(target) < 2) return;
    stopping.abort();
    throw new Error('The encoding process ended');
  });
  await makeAhead(stopping.signal);
  assert.is(made.length, 2);
  assert.equal(warnings, []);
});

test('begins some time after the start, and not at all in a shop that has stopped', async ({ add, options, made }) => {
  await add(first);
  const stopped = startMakingAhead(options(), 5);
  await stopped();
  const stop = startMakingAhead(options(), 5);
  assert.equal(made, []);
  await until(async () => made.length === 6);
  await stop();
});

test('the usual widths are those that usual screens choose from', () => {
  const screens = [
    { width: 360, pixels: 3 },
    { width: 390, pixels: 3 },
    { width: 412, pixels: 2.625 },
    { width: 412, pixels: 1.75 },
    { width: 1366, pixels: 1 },
    { width: 1440, pixels: 2 },
    { width: 1920, pixels: 1 },
  ];
  const chosen = new Set<number>();
  const choose = (width: number) => chosen.add(pictureWidths.find((each) => each >= Math.floor(width)) ?? 1920);
  for (const sizes of Object.values(cardSizes).flatMap((shapes) => Object.values(shapes))) {
    const [, share = '', most = '', phone = ''] = /min\(([\d.]+)vw, ([\d.]+)px\).*, ([\d.]+)vw$/.exec(sizes) ?? [];
    for (const { width, pixels } of screens) {
      const wide = Math.min((width * Number(share)) / 100, Number(most));
      choose(pixels * (width < 768 ? (width * Number(phone)) / 100 : wide));
    }
  }
  for (const { width, pixels } of screens) if (width < 768) choose(pixels * width * 0.66);
  assert.equal(
    [...chosen].sort((a, b) => a - b),
    usualWidths,
  );
});

test.run();
