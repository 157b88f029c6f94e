// The embedded PostgreSQL as the shop and its commands use it: together, one after the other, and after a crash.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { chooseOwner } from '#server/database/embedded/cluster-owner.ts';
import { whole } from '../depths.ts';
import { copyMigratedFolder } from './data-templates.ts';

const test = suite<{ directory: string; open(): Promise<Database> }>('the embedded database');

test.before.each(async (context) => {
  const directory = await copyMigratedFolder();
  context.directory = directory;
  context.open = () => connectDatabase({ dataDirectory: directory });
});
test.after.each(({ directory }) => rmSync(directory, { recursive: true }));

const processIdFile = (directory: string) => join(directory, 'postgresql/data/postmaster.pid');
const isRunning = (directory: string) => existsSync(processIdFile(directory));
const postmasterOf = (directory: string) => Number(readFileSync(processIdFile(directory), 'utf8').split('\n')[0]);

async function answers({ db }: Database): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}

/** Starts a process of its own, as the operator's `kasa serve` is. */
async function startUser(directory: string) {
  const user = fork(new URL('../fixtures/use-database.ts', import.meta.url), [directory]);
  await once(user, 'message');
  return user;
}

async function kill(user: ReturnType<typeof fork>): Promise<void> {
  const ended = once(user, 'exit');
  user.kill('SIGKILL');
  await ended;
}

test('data survives a restart', async ({ open }) => {
  const before = await open();
  await sql`create table notes (text text)`.execute(before.db);
  await sql`insert into notes values ('zażółć')`.execute(before.db);
  await before.close();
  const after = await open();
  const { rows } = await sql`select text from notes`.execute(after.db);
  await after.close();
  assert.equal(rows, [{ text: 'zażółć' }]);
});

test('a command works beside whoever uses it, and the last to leave stops it', async ({ open, directory }) => {
  const shop = await open();
  const postmaster = postmasterOf(directory);
  const command = await open();
  await command.close();
  assert.ok(await answers(shop));

  const longer = await open();
  await shop.close();
  assert.ok(await answers(longer));
  assert.is(postmasterOf(directory), postmaster);
  await longer.close();
  assert.not.ok(isRunning(directory));
});

whole(test)('two shops in two folders do not meet', async ({ open }) => {
  const another = await copyMigratedFolder();
  const [one, two] = await Promise.all([open(), connectDatabase({ dataDirectory: another })]);
  await sql`create table notes (text text)`.execute(one.db);
  const { rows } = await sql`select to_regclass('notes') as found`.execute(two.db);
  assert.equal(rows, [{ found: null }]);
  await one.close();
  assert.ok(await answers(two));
  await two.close();
  rmSync(another, { recursive: true });
});

whole(test)('many come and go while somebody stops it, and everybody has it', async ({ open, directory }) => {
  const comeAndGo = async () => {
    for (let turn = 0; turn < 5; turn++) {
      const database = await open();
      assert.ok(await answers(database));
      await database.close();
    }
  };
  await Promise.all(Array.from({ length: 4 }, comeAndGo));
  assert.not.ok(isRunning(directory));
});

test('a cluster that is being stopped is not joined, though it grants the lock', async ({ open, directory }) => {
  const first = await open();
  const say = (status: string) => {
    const lines = readFileSync(processIdFile(directory), 'utf8').split('\n');
    writeFileSync(processIdFile(directory), lines.with(7, status).join('\n'));
  };
  say('stopping');
  let hasJoined = false;
  const opening = open().then((database) => {
    hasJoined = true;
    return database;
  });
  await sleep(500);
  assert.not.ok(hasJoined);
  say('ready   ');
  const second = await opening;
  assert.ok(await answers(second));
  await first.close();
  await second.close();
});

test('what a killed process leaves running is taken up, and stopped by the next', async ({ open, directory }) => {
  const shop = await startUser(directory);
  const postmaster = postmasterOf(directory);
  await kill(shop);
  const next = await open();
  assert.is(postmasterOf(directory), postmaster);
  // Until PostgreSQL has noticed that the killed one is gone, it counts as a user.
  while ((await sql`select 1 from pg_locks where locktype = 'advisory'`.execute(next.db)).rows.length > 1)
    await sleep(20);
  await next.close();
  assert.not.ok(isRunning(directory));
});

test('a cluster that is killed is started again under whoever uses it', async ({ open, directory }) => {
  const shop = await open();
  await sql`create table notes (text text)`.execute(shop.db);
  await sql`insert into notes values ('committed')`.execute(shop.db);
  const postmaster = postmasterOf(directory);
  process.kill(postmaster, 'SIGKILL');
  while (!isRunning(directory) || postmasterOf(directory) === postmaster || !(await answers(shop))) await sleep(20);
  const { rows } = await sql`select text from notes`.execute(shop.db);
  assert.equal(rows, [{ text: 'committed' }]);
  await shop.close();
  assert.not.ok(isRunning(directory));
});

whole(test)('a cluster and its user that are both killed come back', async ({ open, directory }) => {
  const shop = await startUser(directory);
  await kill(shop);
  process.kill(postmasterOf(directory), 'SIGKILL');
  const next = await open();
  assert.ok(await answers(next));
  await next.close();
});

// PostgreSQL takes the number in its file for itself: a container often starts with the same few numbers.
whole(test)('after a crash the number of the process may be another program’s', async ({ open, directory }) => {
  const owner = chooseOwner([]);
  const other = spawn('sleep', ['60'], { ...owner, cwd: '/', stdio: 'ignore' });
  const { pid = 0 } = other;
  const data = join(directory, 'postgresql/data');
  writeFileSync(processIdFile(directory), `${pid}\n${data}\n1\n5432\n${directory}/postgresql/run\n\n1 1\nready\n`);
  if (owner) chownSync(processIdFile(directory), owner.uid, owner.gid);
  const next = await open();
  assert.ok(await answers(next));
  assert.is.not(postmasterOf(directory), pid);
  await next.close();
  other.kill();
});

// PostgreSQL writes its number into the file a moment after making it.
whole(test)('a lock file that is still empty is left to the start that made it', async ({ open, directory }) => {
  await (await open()).close();
  writeFileSync(processIdFile(directory), '');
  // On no machine it is old before it has been looked at.
  const inAnHour = new Date(Date.now() + 60 * 60_000);
  utimesSync(processIdFile(directory), inAnHour, inAnHour);
  const opening = open();
  await sleep(1000);
  assert.is(statSync(processIdFile(directory)).size, 0);
  rmSync(processIdFile(directory));
  const next = await opening;
  assert.ok(await answers(next));
  await next.close();
});

whole(test)('a lock file that was left empty long ago is in nobody’s way', async ({ open, directory }) => {
  await (await open()).close();
  writeFileSync(processIdFile(directory), '');
  utimesSync(processIdFile(directory), new Date(0), new Date(0));
  const next = await open();
  assert.ok(await answers(next));
  await next.close();
});

// Seen to fail before: DATABASE_NOT_STARTED, at every start.
for (const [what, text] of [
  ['NULs', '\0'.repeat(80)],
  ['nonsense', 'ÿþ12\n'],
] as const) {
  const register = what === 'NULs' ? test : whole(test);
  register(`a lock file that a power cut left with ${what} is set aside`, async ({ open, directory }) => {
    writeFileSync(processIdFile(directory), text);
    const owner = chooseOwner([]);
    if (owner) chownSync(processIdFile(directory), owner.uid, owner.gid);
    const next = await open();
    assert.ok(await answers(next));
    await next.close();
    assert.is(readFileSync(join(directory, 'postgresql/postmaster.pid.unreadable'), 'utf8'), text);
  });
}

whole(test)('a damaged database is told as one', async ({ open, directory }) => {
  writeFileSync(join(directory, 'postgresql/data/PG_VERSION'), '\0\0\0');
  const refusal = await open().then(
    () => assert.unreachable('it was opened'),
    (error) => error,
  );
  assert.is(refusal.code, 'DATABASE_DAMAGED');
});

test('an error inside a transaction does not poison the next one', async ({ open }) => {
  const { db, close } = await open();
  await sql`create table once (id int primary key)`.execute(db);
  const failing = db.transaction().execute(async (tx) => {
    await sql`insert into once values (1)`.execute(tx);
    await sql`insert into once values (1)`.execute(tx);
  });
  assert.match(String(await failing.catch((error) => error)), /duplicate key/);
  const { rows } = await sql`select count(*)::int as count from once`.execute(db);
  await close();
  assert.equal(rows, [{ count: 0 }]);
});

test('whole numbers come back as numbers, times as dates and JSON as objects', async ({ open }) => {
  const { db, close } = await open();
  const { rows } =
    await sql`select 5::bigint as number, timestamptz '2026-11-21T10:00:00Z' as time, '{"a":1}'::jsonb as json`.execute(
      db,
    );
  await close();
  assert.equal(rows, [{ number: 5, time: new Date('2026-11-21T10:00:00Z'), json: { a: 1 } }]);
});

test.run();
