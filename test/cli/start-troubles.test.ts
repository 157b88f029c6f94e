// `kasa serve` where it cannot start: what is printed says what is wrong, where, and how to mend it, and the process ends.
// Needs the built shop.
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reportCliError } from '#bin/cli-errors.ts';
import { PROBE_NAME, toDataFolderError } from '#server/data-folder.ts';
import { migrate } from '#server/database/apply-migrations.ts';
import { ExplainedError } from '#server/explained-error.ts';
import { toListenError } from '#server/listen-error.ts';
import { copyMigratedFolder } from '../database/data-templates.ts';
import { openEmptyDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';
import { freePort } from '../fixtures/free-port.ts';
import { runKasa } from './run-kasa.ts';

const test = suite<{ directory: string }>('a start that fails');

test.before(async (context) => {
  context.directory = await copyMigratedFolder();
});
test.after(({ directory }) => rmSync(directory, { recursive: true }));

const quiet = { DATABASE_URL: '', LOG_LEVEL: 'error' };

/** Somebody else's program on a port. */
async function aTakenPort(): Promise<AsyncDisposable & { port: number }> {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function refusedStart(env: Record<string, string>): Promise<{ code: string; message: string; fix: string }> {
  const { code, stdout } = await runKasa(['serve', '--json'], { env: { ...quiet, ...env } });
  assert.is(code, 1);
  return JSON.parse(stdout).error;
}

test("a port in use is named with its variable: the shop's", async ({ directory }) => {
  await using taken = await aTakenPort();
  const env = { KASA_DATA: directory, PORT: String(taken.port), SANDBOX_PORT: String(await freePort()) };
  const { code, stdout, stderr } = await runKasa(['serve'], { env: { ...quiet, ...env } });
  assert.equal([code, stdout], [1, '']);
  assert.match(
    stderr,
    new RegExp(
      `^kasa: Port ${taken.port} on 127\\.0\\.0\\.1, where the shop is .*\\n {6}.* set PORT to another port\\.\\n$`,
    ),
  );
});

test("a port in use is named with its variable: the sandbox's", async ({ directory }) => {
  await using taken = await aTakenPort();
  const env = { KASA_DATA: directory, PORT: String(await freePort()), SANDBOX_PORT: String(taken.port) };
  const { code, message, fix } = await refusedStart(env);
  assert.is(code, 'PORT_IN_USE');
  assert.match(message, `Port ${taken.port} on 127.0.0.1, where the sandbox`);
  assert.match(fix, 'set SANDBOX_PORT to another port');
});

whole(test)(
  'of two taken ports the shop’s is named, because that one says that a shop is open already',
  async ({ directory }) => {
    await using taken = await aTakenPort();
    await using other = await aTakenPort();
    const env = { KASA_DATA: directory, PORT: String(taken.port), SANDBOX_PORT: String(other.port) };
    assert.match((await refusedStart(env)).message, `Port ${taken.port} on 127.0.0.1, where the shop is`);
    assert.match(
      (await refusedStart({ ...env, WORKERS: '2' })).message,
      `Port ${taken.port} on 127.0.0.1, where the shop`,
    );
  },
);

whole(test)('asked for the ports alone it says which is taken, and has touched nothing', async ({ directory }) => {
  await using taken = await aTakenPort();
  const folder = join(directory, 'not-there');
  const check = async (port: number, sandboxPort: number, env: Record<string, string> = {}) => {
    const ports = { KASA_DATA: folder, PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
    const { code, stdout, stderr } = await runKasa(['serve', '--check-ports'], { env: { ...quiet, ...ports, ...env } });
    return { code, said: stdout + stderr };
  };
  const [free, another] = [await freePort(), await freePort()];
  assert.equal(await check(free, another), { code: 0, said: '' });
  const ofShop = await check(taken.port, another);
  assert.is(ofShop.code, 1);
  assert.match(ofShop.said, `Port ${taken.port} on 127.0.0.1, where the shop is`);
  const ofSandbox = await check(free, taken.port);
  assert.is(ofSandbox.code, 1);
  assert.match(ofSandbox.said, `Port ${taken.port} on 127.0.0.1, where the sandbox`);
  // Whoever pays by Stripe needs no sandbox, nor may whoever keeps secrets in the database.
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  assert.is((await check(free, taken.port, stripe)).code, 0);
  assert.is((await check(free, taken.port, { KASA_SECRET: 'x'.repeat(32) })).code, 0);
  assert.not(existsSync(folder));
});

whole(test)('an address that is not of this machine is refused', async ({ directory }) => {
  const env = { KASA_DATA: directory, PORT: String(await freePort()), HOST: '203.0.113.7' };
  const { code, message, fix } = await refusedStart(env);
  assert.equal(
    [code, message],
    ['HOST_NOT_OF_THIS_MACHINE', 'HOST is 203.0.113.7, which is no address of this machine.'],
  );
  assert.match(fix, 'Set HOST to 127.0.0.1');
});

for (const [systemCode, code] of [
  ['ENOTFOUND', 'HOST_UNKNOWN'],
  ['EAI_AGAIN', 'HOST_UNKNOWN'],
  ['EACCES', 'PORT_NOT_ALLOWED'],
  ['EADDRINUSE', 'PORT_IN_USE'],
] as const) {
  test(`an address that cannot be listened on has a code and a way to mend it: ${systemCode}`, () => {
    const refused = Object.assign(new Error('listen'), { code: systemCode });
    const error = toListenError(refused, { host: 'banana', port: 80, portVariable: 'PORT' });
    assert.is((error as { code?: string }).code, code);
    assert.match(error.message, /banana|port 80/);
    assert.match((error as { fix?: string }).fix ?? '', /HOST|PORT/);
  });
}

whole(test)('a full disk under KASA_DATA is found at the start, before the first e-mail', async ({ directory }) => {
  const folder = join(directory, 'mail');
  mkdirSync(folder, { recursive: true });
  // The kernel's own answer: whatever is written there, the disk is full.
  symlinkSync('/dev/full', join(folder, PROBE_NAME));
  const { code, message, fix } = await refusedStart({ KASA_DATA: directory, PORT: String(await freePort()) });
  assert.is(code, 'DATA_FOLDER_FULL');
  assert.match(message, folder);
  assert.match(fix, `df -h ${folder}`);
});

whole(test)('a file where KASA_DATA should be is said by every command', async ({ directory }) => {
  const file = join(directory, 'a-file');
  writeFileSync(file, '');
  assert.is((await refusedStart({ KASA_DATA: file })).code, 'DATA_FOLDER_IS_A_FILE');
  const { code, stderr } = await runKasa(['migrate'], { env: { ...quiet, KASA_DATA: join(file, 'data') } });
  assert.is(code, 1);
  assert.match(stderr, 'is not a folder');
});

for (const [systemCode, code] of [
  ['EROFS', 'DATA_FOLDER_READ_ONLY'],
  ['EACCES', 'DATA_FOLDER_NOT_WRITABLE'],
  ['EPERM', 'DATA_FOLDER_NOT_WRITABLE'],
  ['EDQUOT', 'DATA_FOLDER_FULL'],
] as const) {
  test(`a data folder that takes nothing has a code and a way to mend it: ${systemCode}`, () => {
    const error = toDataFolderError(Object.assign(new Error('open'), { code: systemCode }), '/srv/kasa/mail');
    assert.instance(error, ExplainedError);
    const { code: ours, message, fix } = error as ExplainedError;
    assert.is(ours, code);
    assert.match(message, '/srv/kasa/mail');
    assert.match(fix, 'KASA_DATA');
  });
}

whole(test)('a migration on a full disk says so', async () => {
  const database = await openEmptyDatabase();
  const full = "do $$ begin raise exception 'could not extend file \"base/5/1\"' using errcode = 'disk_full'; end $$";
  const thrown = await migrate(database.db, [{ name: '999999-full.sql', sql: full, hash: 'x' }]).then(
    () => null,
    (error: unknown) => error,
  );
  await sql`select 1`.execute(database.db);
  await database.close();
  const lines: string[] = [];
  const { error } = console;
  console.error = (line: string) => lines.push(line);
  reportCliError(thrown, false);
  console.error = error;
  process.exitCode = 0;
  assert.match(
    lines.join('\n'),
    /^kasa: The disk of the database is full: could not extend file "base\/5\/1"\.\n {6}Free space/,
  );
});

test.run();
