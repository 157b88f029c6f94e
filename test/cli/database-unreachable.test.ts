// Every command that needs the database says where it looked for it, what it met there, and how to mend that.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { freePort } from '../fixtures/free-port.ts';
import { runKasa } from './run-kasa.ts';

const test = suite<{ directory: string; port: number; url: string }>('a command without a database');

test.before(async (context) => {
  context.directory = mkdtempSync(join(tmpdir(), 'kasa-no-database-'));
  context.port = await freePort();
  context.url = `postgres://kasa:geheim@127.0.0.1:${context.port}/shop`;
  writeFileSync(join(context.directory, 'products.csv'), 'Title,URL handle\n');
  writeFileSync(join(context.directory, 'points.json'), '{ "points": [] }');
});
test.after(({ directory }) => rmSync(directory, { recursive: true }));

const ofOrders = ['paid 1001', 'send 1001', 'delivered 1001', 'returned 1001', 'refund 1001'];
const commands = ['migrate', 'seed', 'export', 'import products.csv', 'import-points points.json', ...ofOrders];

// Seen to fail before: a stack trace.
for (const command of commands) {
  test(`kasa ${command} says what, where and how to mend it`, async ({ directory, port, url }) => {
    const args = command.split(' ').map((word) => (/\.(csv|json)$/.test(word) ? join(directory, word) : word));
    const { code, stderr } = await runKasa(args, { env: { DATABASE_URL: url, KASA_DATA: directory } });
    assert.is(code, 1);
    const [what, how] = stderr.trim().split('\n');
    assert.is(what, `kasa: No database at 127.0.0.1:${port}, database shop: nothing listens there.`);
    assert.match(how ?? '', /^ {6}Start PostgreSQL there, or: Correct host and port in DATABASE_URL/);
    assert.not.match(stderr, 'geheim');
  });
}

test('kasa doctor tells it as a fault, beside all that needs no database', async ({ directory, port, url }) => {
  const env = { DATABASE_URL: url, KASA_DATA: directory, PORT: String(await freePort()) };
  const { code, stdout } = await runKasa(['doctor'], { env });
  assert.is(code, 1);
  assert.match(
    stdout,
    new RegExp(`^fault +database +cannot be reached at 127\\.0\\.0\\.1:${port}: .*ECONNREFUSED`, 'm'),
  );
  assert.match(stdout, /^ok +disk/m);
  assert.not.match(stdout, 'geheim');
});

test('for a program it is a code', async ({ directory, url }) => {
  const { stdout } = await runKasa(['migrate', '--json'], { env: { DATABASE_URL: url, KASA_DATA: directory } });
  assert.is(JSON.parse(stdout).error.code, 'DATABASE_UNREACHABLE');
});

test.run();
