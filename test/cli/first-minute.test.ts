// What someone reads who has just started the shop. Needs the built shop.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testCardList } from '#server/sandbox/methods/test-cards.ts';
import { describeStart, type Start } from '#server/start-lines.ts';
import { type NamedDatabase, openEmptyDatabase } from '../database/test-database.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { freePort } from '../fixtures/free-port.ts';
import { kasa, runKasa } from './run-kasa.ts';

const test = suite<{ database: NamedDatabase; directory: string }>('the first minute');

test.before(async (context) => {
  context.database = await openEmptyDatabase();
  context.directory = await makeDataDirectory('first-minute');
});
test.after(async ({ database, directory }) => {
  await database.close();
  rmSync(directory, { recursive: true });
});

test('migrations are one line, however many they are', async ({ database, directory }) => {
  const env = { DATABASE_URL: database.url, KASA_DATA: directory };
  const { stdout } = await runKasa(['migrate'], { env });
  assert.match(stdout, /^Applied \d+ migrations\.\n$/);
  assert.is((await runKasa(['migrate'], { env })).stdout, 'The database is up to date.\n');
});

test('migrations are named to whoever asks', async ({ directory }) => {
  const database = await openEmptyDatabase();
  const env = { DATABASE_URL: database.url, KASA_DATA: directory };
  const { stdout } = await runKasa(['migrate', '--verbose'], { env });
  assert.match(stdout, /^000001-shop\.sql\n(\d{6}-[a-z0-9-]+\.sql\n)+Applied \d+ migrations\.\n$/);
  assert.equal(JSON.parse((await runKasa(['migrate', '--json'], { env })).stdout), { ok: true, applied: [] });
  await database.close();
});

test('a shop that is started without a terminal says in its log what is open where, and gives no way in away', async ({
  database,
  directory,
}) => {
  const shop = await aServedShop(database.url, directory);
  const { origin, sandboxOrigin } = shop;
  const addresses = [`${origin}/pl`, `${origin}/en`, `${sandboxOrigin}/`];
  const statuses = await Promise.all(addresses.map(async (url) => (await fetch(url)).status));
  const printed = await shop.stop();

  const lines = printed.map((line) => JSON.parse(line));
  const { startedInMs, ...told } = lines.find(({ msg }) => msg === 'the shop is open');
  assert.type(startedInMs, 'number');
  assert.equal(
    { ...told, level: 0, time: 0, pid: 0, hostname: '' },
    {
      ...{ level: 0, time: 0, pid: 0, hostname: '', msg: 'the shop is open' },
      origin,
      languages: ['pl', 'nl', 'de', 'cs', 'en'],
      payments: `a sandbox, ${sandboxOrigin}: no money moves; try card 4242 4242 4242 4242, any future date, any CVC`,
      mail: `files in ${join(directory, 'mail')}`,
      goods: 'none',
      office: `${origin}/admin`,
      firstOwner: 'nobody works in the office yet; "kasa staff setup" prints the way in',
    },
  );
  assert.not.match(printed.join('\n'), /admin\/setup/);
  assert.equal(statuses, [200, 200, 200]);
  assert.ok(existsSync(join(directory, 'mail')));
  assert.is(testCardList.find(({ number }) => number === '4242424242424242')?.behaviour, 'success');
});

const start: Parameters<typeof describeStart>[0] = {
  config: {
    dataDirectory: '/srv/kasa',
    smtpUrl: 'smtps://user:secret@mail.example:465',
    stripe: { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1' },
  },
  origin: 'https://shop.example',
  sandboxOrigin: null,
  languages: ['de', 'pl', 'nl', 'cs', 'en'],
  shopOrigin: 'own',
  setupPath: null,
  takesCards: true,
  startedInMs: 1100,
};

test('with live keys and a mail server it says so, and names no card and no secret', () => {
  assert.equal(describeStart(start), [
    'Shop      https://shop.example/de, also /pl /nl /cs /en (ready after 1100 ms)',
    'Office    https://shop.example/admin',
    'Payments  Stripe with live keys: real money',
    'E-mail    sent through mail.example:465',
    'Stop      Ctrl+C',
    'Goods     your own; npx kasa import FILE.csv --media FOLDER brings more, from files of Shopify and WooCommerce',
    'Next      npx kasa doctor for what is missing',
  ]);
});

test('on a terminal the start shows the first owner the way in', () => {
  const [, office] = describeStart({ ...start, setupPath: '/admin/setup/token' });
  assert.is(office, 'Office    https://shop.example/admin/setup/token: for its first owner, once, within a day');
});

test('a command prints the way in for the first owner', async ({ database, directory }) => {
  const env = { DATABASE_URL: database.url, KASA_DATA: directory, PUBLIC_URL: 'https://shop.example' };
  const { stdout } = await runKasa(['staff', 'setup'], { env });
  assert.match(
    stdout,
    /^The link for the first owner, once, within a day:\nhttps:\/\/shop\.example\/admin\/setup\/[\w-]{32}\n$/,
  );
});

test('a shop that is begun without a terminal names the command that prints the way in', async ({
  database,
  directory,
}) => {
  const env = { DATABASE_URL: database.url, KASA_DATA: directory };
  const { stdout } = await runKasa(['init', '--name', 'Herbaciarnia'], { env });
  assert.match(stdout, '"kasa staff setup" prints the way into its office for the first owner.');
  assert.not.match(stdout, '/admin/setup/');
});

test('the start of a demo says how to begin a shop of one’s own, and so does that of an empty database', () => {
  const goods = (shopOrigin: Start['shopOrigin']) => describeStart({ ...start, shopOrigin })[5] ?? '';
  assert.match(goods('demo'), /those of the demo; .*kasa demo remove.*kasa init --name/);
  assert.match(goods(null), /none yet; .*kasa init --name.*kasa seed/);
});

test('with test keys no money moves, and where cards are not taken none is named', () => {
  const stripe = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  const payments = (takesCards: boolean) =>
    describeStart({ ...start, takesCards, config: { ...start.config, stripe } })[2] ?? '';
  assert.match(payments(true), /^Payments {2}Stripe with test keys: no money moves; try card 4242 /);
  assert.is(payments(false), 'Payments  Stripe with test keys: no money moves');
});

type ServedShop = {
  origin: string;
  sandboxOrigin: string;
  /** All lines that it printed. */
  stop(): Promise<string[]>;
};

/** Resolves when it is open. */
async function aServedShop(databaseUrl: string, directory: string): Promise<ServedShop> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const addresses = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const child = spawn(process.execPath, [kasa, 'serve'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, KASA_DATA: directory, ...addresses },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const printed: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed.push(line);
      if (line.includes('the shop is open')) resolve();
    });
    ended.then(([code]) => reject(new Error(`the shop ended with ${code}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    sandboxOrigin: `http://localhost:${sandboxPort}`,
    async stop() {
      child.kill('SIGINT');
      await ended;
      return printed;
    },
  };
}

test.run();
