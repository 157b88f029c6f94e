// The way from the demo to a shop of one's own by commands alone. Pictures stay where they are: the folder is another
// one's.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { copySeededShop, type SeededShop } from '../../database/data-templates.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { directory: string; seeded: SeededShop };

const test = suite<Context>('a shop of one’s own by commands');

test.before(async (context) => {
  context.directory = await makeDataDirectory('own-shop');
  context.seeded = await copySeededShop();
});
test.after(async ({ directory, seeded }) => {
  await seeded[Symbol.asyncDispose]();
  rmSync(directory, { recursive: true });
});

const run = ({ directory, seeded }: Context, args: string[], env: Record<string, string> = {}) =>
  runKasa(args, { env: { KASA_DATA: directory, DATABASE_URL: seeded.database.url, ...env } });

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect fill="#2d5f2e" width="30" height="10"/><path d="M31 2h8v6h-8z"/></svg>';

test('the demo is taken away first, and no shop begins beside it', async (context) => {
  const refused = await run(context, ['init', '--name', 'De Theewinkel']);
  assert.is(refused.code, 1);
  assert.match(refused.stderr, 'kasa demo remove');
  const removed = await run(context, ['demo', 'remove', '--json']);
  const { ok, products, orders } = JSON.parse(removed.stdout);
  assert.equal([ok, products, orders], [true, 64, 0]);
});

test('no shop begins outside the Union, or twice in a language, and both say what to do instead', async (context) => {
  const outside = await run(context, ['init', '--country', 'GB']);
  assert.is(outside.code, 1);
  assert.match(outside.stderr, 'No shop can begin in GB');
  assert.match(outside.stderr, 'AT, BE, BG');
  const twice = await run(context, ['init', '--country', 'PT,ES']);
  assert.match(twice.stderr, 'one market of each language');
  assert.match(twice.stderr, 'kasa settings edit delivery');
});

test('a logo that cannot be shown is refused before there is a database', async (context) => {
  const file = join(context.directory, 'no-logo.svg');
  writeFileSync(file, '<p>De Theewinkel</p>');
  const nowhere = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  const refused = await run(context, ['init', '--name', 'De Theewinkel', '--logo', file], nowhere);
  assert.is(refused.code, 1);
  assert.match(refused.stderr, /The shop did not begin:\n.*logo\.light/);
});

test('a shop begins with a name and a logo, whose colour becomes its accent, and says what it lacks', async (context) => {
  const file = join(context.directory, 'logo.svg');
  writeFileSync(file, logo);
  const begun = await run(context, ['init', '--name', 'De Theewinkel', '--country', 'NL', '--logo', file, '--json']);
  const { accent, missing } = JSON.parse(begun.stdout);
  assert.is(accent.light, '#2d5f2e');
  assert.equal(
    missing.map(({ document }: { document: string }) => document),
    ['company', 'mail'],
  );
});

test('each document that the first lines name is printed', async (context) => {
  const { code, stdout } = await run(context, ['settings', 'get', 'markets']);
  assert.equal([code, JSON.parse(stdout).main], [0, 'nl']);
});

test('single values are set, texts that look like numbers too, and a fault is named with its place', async (context) => {
  const values = ['address.city=Amsterdam', 'kvk=00999998', 'phone=+31 20 000 00 00'].flatMap((value) => [
    '--set',
    value,
  ]);
  assert.match(
    (await run(context, ['settings', 'set', 'company', ...values])).stdout,
    'Stored as version 2 of company',
  );
  const { address, kvk, legalName } = JSON.parse((await run(context, ['settings', 'get', 'company'])).stdout);
  assert.equal([address.city, address.country, kvk, legalName], ['Amsterdam', 'NL', '00999998', 'De Theewinkel']);
  const wrong = await run(context, ['settings', 'set', 'brand', '--set', 'light.accent=#fefefe']);
  assert.is(wrong.code, 1);
  assert.match(wrong.stderr, 'light.accent: #fefefe on ground #fcfcfa has a contrast of');
});

test('with live keys it does not start until it says who sells, and names each thing that is missing', async (context) => {
  const live = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_URL: 'https://shop.example',
  };
  const served = await run(context, ['serve'], { ...live, PORT: '0' });
  assert.is(served.code, 1);
  assert.match(served.stderr, 'company: it does not say address.street, address.postalCode, email');
  assert.match(served.stderr, 'mail: nobody has said which address e-mails come from');
});

test.run();
