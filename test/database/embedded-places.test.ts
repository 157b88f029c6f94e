// Wherever the shop's folder is, and whatever the environment says, the embedded PostgreSQL starts or says why it cannot.
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readlinkSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { chmod, cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectDatabase } from '#server/database/connect.ts';
import { openClusterAddress } from '#server/database/embedded/cluster-address.ts';
import { describeHome, openClusterHome } from '#server/database/embedded/cluster-home.ts';
import { canReach, chooseOwner } from '#server/database/embedded/cluster-owner.ts';
import { readFailure } from '#server/database/embedded/embedded-errors.ts';
import { joinCluster } from '#server/database/embedded/join-cluster.ts';
import { findPrograms, makeLinks, prepareProgramsFor } from '#server/database/embedded/postgres-programs.ts';
import { runKasa } from '../cli/run-kasa.ts';
import { whole } from '../depths.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';

const test = suite<{ directory: string }>('places of the embedded database');

const isRoot = process.getuid?.() === 0;

test.before.each(async (context) => {
  context.directory = await makeDataDirectory('places');
});
test.after.each(({ directory }) => rmSync(directory, { recursive: true }));

async function opens(dataDirectory: string): Promise<void> {
  const { db, close } = await connectDatabase({ dataDirectory });
  const { rows } = await sql`select 1 as one`.execute(db);
  await close();
  assert.equal(rows, [{ one: 1 }]);
}

async function refusalOf(work: Promise<unknown>): Promise<{ code: string; message: string; fix: string }> {
  const error = await work.then(
    () => null,
    (reason) => reason,
  );
  assert.ok(error, 'it was not refused');
  assert.ok(error.fix, String(error.stack));
  return error;
}

whole(test)('folders with spaces, accents and quotes, and links to folders', async ({ directory }) => {
  const odd = join(directory, "dane sklepu 'Żółw' & 100%");
  await opens(odd);
  const link = join(directory, 'link');
  symlinkSync(odd, link);
  await opens(link);
});

whole(test)('a path that is too long for a socket, whose folder is as private elsewhere', async ({ directory }) => {
  const long = join(directory, 'a-long-name-of-a-folder'.repeat(4), 'ścieżka'.repeat(10));
  await opens(long);
  const home = await openClusterHome(long);
  const folder = new URL((await openClusterAddress(home)).url).searchParams.get('host') ?? '';
  assert.match(folder, /^\/tmp\/kasa-[0-9a-f]{16}$/);
  assert.is(statSync(folder).mode & 0o777, 0o700);

  // Somebody else may put it there first.
  await chmod(folder, 0o777);
  const { code, message } = await refusalOf(connectDatabase({ dataDirectory: long }));
  assert.is(code, 'DATABASE_FOLDER_UNUSABLE');
  assert.match(message, folder);
  rmSync(folder, { recursive: true });
});

whole(test)('variables of PostgreSQL and of the system are for others', async ({ directory }) => {
  const env = {
    KASA_DATA: directory,
    DATABASE_URL: '',
    PGDATA: '/nowhere',
    PGHOST: 'nowhere.invalid',
    PGPORT: '1',
    PGUSER: 'nobody',
    PGDATABASE: 'nothing',
    PGPASSWORD: 'wrong',
    PGSSLMODE: 'require',
    PGOPTIONS: '-c search_path=nowhere',
    PGTZ: 'Mars/Olympus',
    LC_ALL: 'pl_PL.UTF-8',
    LANG: 'nonsense',
    HOME: '',
    TMPDIR: '/nowhere',
  };
  for (const args of [
    ['migrate', '--json'],
    ['migrate', '--json'],
  ]) {
    const { code, stdout, stderr } = await runKasa(args, { env });
    assert.equal([code, stderr], [0, ''], stdout);
  }
});

for (const mask of [0o077, 0o000]) {
  whole(test)(`files are private under the umask ${mask.toString(8).padStart(3, '0')}`, async ({ directory }) => {
    const before = process.umask(mask);
    try {
      await opens(directory);
    } finally {
      process.umask(before);
    }
    assert.is(statSync(join(directory, 'postgresql')).mode & 0o777, 0o700);
    assert.is(statSync(join(directory, 'postgresql/log')).mode & 0o077, 0);
  });
}

whole(test)('where there are no sockets, a port of this machine and a password', async ({ directory }) => {
  const { url, leave } = await joinCluster(directory, false);
  const { hostname, password, port } = new URL(url);
  assert.is(hostname, '127.0.0.1');
  assert.match(password, /^[0-9a-f]{48}$/);
  assert.is(statSync(join(directory, 'postgresql/loopback')).mode & 0o077, 0);
  const { db, close } = await connectDatabase({ url, dataDirectory: '' });
  assert.equal((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }]);
  await close();
  const stranger = await connectDatabase({
    url: `postgres://kasa:guessed@127.0.0.1:${port}/postgres`,
    dataDirectory: '',
  });
  const refused = await sql`select 1`.execute(stranger.db).catch((error: Error) => error);
  assert.match(String(refused), 'password authentication failed');
  await stranger.close();
  await leave();
});

whole(test)('the database of an earlier release is not passed over in silence', async ({ directory }) => {
  mkdirSync(join(directory, 'database'));
  writeFileSync(join(directory, 'database/PG_VERSION'), '17\n');
  const env = { KASA_DATA: directory, DATABASE_URL: '' };
  const { code, stderr } = await runKasa(['migrate'], { env });
  assert.is(code, 1);
  for (const part of [
    'of an earlier release',
    'kasa export products.csv',
    'kasa import products.csv',
    `mv ${directory}`,
  ]) {
    assert.match(stderr, part);
  }
  await rename(join(directory, 'database'), join(directory, 'database-of-earlier-release'));
  assert.is((await runKasa(['migrate'], { env })).code, 0);
});

test('a cluster of another major version is left alone', async ({ directory }) => {
  const data = join(directory, 'postgresql/data');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'PG_VERSION'), '17\n');
  const { code, message } = await refusalOf(connectDatabase({ dataDirectory: directory }));
  assert.is(code, 'DATABASE_OF_OTHER_VERSION');
  assert.match(message, `made by PostgreSQL 17, and this release brings PostgreSQL ${findPrograms().major}`);
});

test('a platform that has no programs is named', async () => {
  const { code, message } = await refusalOf(
    Promise.resolve().then(() => findPrograms({ platform: 'linux', arch: 'riscv64' })),
  );
  assert.is(code, 'DATABASE_PLATFORM_UNSUPPORTED');
  assert.match(message, 'linux-riscv64');
});

test('what PostgreSQL says when it gives up becomes what, where and how to mend it', () => {
  const nameless = readFailure('/srv/kasa', 'initdb: could not look up effective user ID 1001: user does not exist');
  assert.is(nameless.code, 'DATABASE_USER_UNKNOWN');
  const full = readFailure('/srv/kasa', 'could not write to file "x": No space left on device');
  assert.is(full.code, 'DISK_FULL');
  assert.match(full.message, '/srv/kasa');
  assert.is(readFailure('/mnt/f', 'could not create Unix socket for address').code, 'DATABASE_FOLDER_UNUSABLE');
  assert.is(
    readFailure('/mnt/f', 'could not change permissions: Operation not permitted').code,
    'DATABASE_FOLDER_UNUSABLE',
  );
  assert.match(readFailure('/srv/kasa', 'FATAL: something new').message, 'FATAL: something new');
});

test('the links between libraries are made where npm has made none', async ({ directory }) => {
  const { folder } = findPrograms();
  const copy = join(directory, 'native');
  await cp(folder, copy, { recursive: true, filter: (path) => path === folder || !lstatSync(path).isSymbolicLink() });
  assert.ok(makeLinks(copy));
  assert.ok(makeLinks(copy));
  assert.is(readlinkSync(join(copy, 'lib/libpq.so.5')), readlinkSync(join(folder, 'lib/libpq.so.5')));
});

test('who may not enter a folder, or one above it, cannot reach it', async ({ directory }) => {
  const inside = join(directory, 'outer/inner');
  mkdirSync(inside, { recursive: true });
  const stranger = { uid: 54_321, gid: 54_321 };
  assert.ok(canReach(undefined, inside));
  assert.ok(canReach(stranger, inside) || !isRoot);
  await chmod(join(directory, 'outer'), 0o700);
  assert.not.ok(canReach(stranger, inside));
  const { uid, gid } = statSync(inside);
  await chmod(directory, 0o755);
  assert.is(canReach({ uid, gid }, join(directory, 'outer')), canReach({ uid, gid }, directory));
});

// An ordinary user is who PostgreSQL runs as, and nothing of this can happen.
if (isRoot) {
  whole(test)(
    'in a folder of root’s own the cluster lies under /var/lib/kasa, and a link leads there',
    async ({ directory }) => {
      await chmod(directory, 0o700);
      const shop = join(directory, 'shop');
      await opens(shop);
      const target = readlinkSync(join(shop, 'postgresql'));
      assert.match(target, /^\/var\/lib\/kasa\/shop-[0-9a-f]{12}$/);

      // A folder that is opened later keeps its database; a copy of it does not share it.
      await chmod(directory, 0o755);
      await opens(shop);
      assert.ok(existsSync(join(target, 'data')));
      await cp(shop, join(directory, 'copy'), { recursive: true, verbatimSymlinks: true });
      assert.is(
        (await refusalOf(connectDatabase({ dataDirectory: join(directory, 'copy') }))).code,
        'DATABASE_OF_ANOTHER_FOLDER',
      );
      rmSync(target, { recursive: true });
    },
  );

  test('the data folder of the service is /var/lib/kasa itself, and one beside it may begin like that', async () => {
    const name = `test-${process.pid}`;
    for (const shop of [`/var/lib/kasa/${name}`, `/var/lib/kasa-${name}`]) {
      mkdirSync(shop, { recursive: true });
      execFileSync('chown', ['1:1', shop]);
      const home = await openClusterHome(shop);
      assert.equal([home.folder, home.owner, describeHome(home)], [join(shop, 'postgresql'), { uid: 1, gid: 1 }, null]);
      rmSync(shop, { recursive: true });
    }
  });

  whole(test)('the owner of a folder is who PostgreSQL runs as', async ({ directory }) => {
    execFileSync('chown', ['-R', '1:1', directory]);
    await opens(directory);
    assert.is(statSync(join(directory, 'postgresql/data')).uid, 1);
    // Restored by root from a copy.
    execFileSync('chown', ['-R', 'root:root', join(directory, 'postgresql')]);
    await opens(directory);
    assert.is(statSync(join(directory, 'postgresql/data/PG_VERSION')).uid, 1);

    // It belongs to somebody who has no name on this system.
    execFileSync('chown', ['-R', '54321:54321', directory]);
    await opens(directory);
    assert.is(statSync(join(directory, 'postgresql/data')).uid, chooseOwner([])?.uid);
  });

  whole(test)('programs that its user cannot reach are copied', async ({ directory }) => {
    await chmod(directory, 0o755);
    const installed = findPrograms();
    const hidden = join(directory, 'hidden/native');
    mkdirSync(join(hidden, 'bin'), { recursive: true, mode: 0o700 });
    await cp(join(installed.folder, 'pg-symlinks.json'), join(hidden, 'pg-symlinks.json'));
    await cp(join(installed.folder, 'lib'), join(hidden, 'lib'), { recursive: true, verbatimSymlinks: true });
    await chmod(join(directory, 'hidden'), 0o700);
    const owner = { uid: 54_321, gid: 54_321 };
    const { folder } = prepareProgramsFor(owner, directory, { ...installed, folder: hidden });
    assert.is(folder, join(directory, `postgresql-${installed.version}`));
    assert.ok(canReach(owner, join(folder, 'bin')));
  });
}

test.run();
