// The command that shows the e-mails of the shop.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { directory: string; database: NamedDatabase };

const test = suite<Context>('kasa mail');

test.before(async (context) => {
  context.directory = await makeDataDirectory('mail');
  context.database = await openTestDatabase();
  await aProduct(context.database.db, { title: 'Żółw' });
});
test.after(async ({ directory, database }) => {
  await database.close();
  rmSync(directory, { recursive: true });
});

const kasa = ({ directory, database }: Context, ...args: string[]) =>
  runKasa(['mail', ...args], {
    env: { KASA_DATA: directory, DATABASE_URL: database.url, PUBLIC_URL: 'https://shop.example' },
  });

test('the kinds of e-mails are listed with whom they go to, and with the words that fit into their texts', async (context) => {
  const { code, stdout } = await kasa(context, 'list');
  assert.is(code, 0);
  assert.match(stdout, /^order-sent +to the shopper, when a parcel is with its carrier$/m);
  assert.match(stdout, /^merchant-order +to the merchant, /m);
  const { kinds } = JSON.parse((await kasa(context, 'list', '--json')).stdout);
  const sent = kinds.find(({ kind }: { kind: string }) => kind === 'order-sent');
  assert.equal(sent.placeholders, ['name', 'number', 'total', 'shop', 'carrier', 'tracking']);
});

test('an e-mail is written to a file or to standard output, about goods of the shop', async (context) => {
  const out = join(context.directory, 'confirmation.html');
  const written = await kasa(context, 'preview', 'order-confirmation', '--language', 'de', '--out', out);
  assert.equal([written.code, written.stdout], [0, `${out}: Bestellung 1001 ist bezahlt\n`]);
  const html = readFileSync(out, 'utf8');
  assert.match(html, '<html lang="de');
  assert.match(html, '1 × Żółw');
  assert.is((await kasa(context, 'preview', 'order-confirmation', '--language', 'de')).stdout, html);
  assert.match((await kasa(context, 'preview', 'order-confirmation', '--text')).stdout, '\n\nZamówione\n  1 × Żółw: ');
  const { ok, subject } = JSON.parse((await kasa(context, 'preview', 'order-sent', '--json')).stdout);
  assert.equal([ok, subject], [true, 'Zamówienie 1001 jest w drodze']);
});

test('an unknown kind or language is answered with those that there are', async (context) => {
  const kind = await kasa(context, 'preview', 'order-eaten');
  assert.is(kind.code, 1);
  assert.match(kind.stderr, 'Name one of order-confirmation, nothing-due, cash-on-delivery, ');
  const language = await kasa(context, 'preview', 'order-sent', '--language', 'fr');
  assert.is(language.code, 1);
  assert.match(language.stderr, /fr is no language of the shop\.\n +Name one of pl/);
  assert.match((await kasa(context, 'preview', 'order-sent', '--out', '/nowhere/a.html')).stderr, 'cannot be written');
});

test('own words are set, shown and given back, and a text without what it must name is refused', async (context) => {
  const text = (...args: string[]) => kasa(context, 'text', 'order-refunded', '--language', 'de', ...args);
  const refused = await text('--set', 'intro=Das Geld kommt.');
  assert.is(refused.code, 1);
  assert.match(refused.stderr, 'de.intro must name {amount}');
  assert.match((await text('--set', 'betreff=x')).stderr, 'names no text of an e-mail');
  assert.is((await text('--set', 'intro={amount} sind unterwegs.', 'subject=Geld zurück')).code, 0);
  assert.match((await text()).stdout, 'intro:\n{amount} sind unterwegs.');
  assert.match(
    (await kasa(context, 'preview', 'order-refunded', '--language', 'de', '--text')).stdout,
    'sind unterwegs.',
  );
  await text('--reset');
  assert.match((await text()).stdout, 'intro (Kasa’s own):');
});

test('own words that are right although Kasa’s changed are confirmed', async (context) => {
  const { db } = context.database;
  const text = (...args: string[]) => kasa(context, 'text', 'order-sent', '--language', 'de', ...args);
  assert.is((await text('--set', 'subject=Unterwegs')).code, 0);
  assert.not.match((await text()).stdout, 'was changed since');
  // The document is as if the release before had said something else.
  await sql`insert into settings (document, version, data, changed_by, changed_at)
    select document, version + 1, jsonb_set(data, '{order-sent,de,basis,subject}', '"000000000000"'), 'test', now()
    from settings where document = 'mail-texts' order by version desc limit 1`.execute(db);
  assert.match((await text()).stdout, 'subject (Kasa’s own was changed since):\nUnterwegs');
  const confirmed = await text('--confirm');
  assert.is(confirmed.code, 0, confirmed.stderr);
  assert.match(confirmed.stdout, 'subject:\nUnterwegs');
});

test('a test goes to an address', async (context) => {
  assert.match((await kasa(context, 'test', 'order-sent', '--to', 'nobody')).stderr, 'is no e-mail address');
  assert.is((await kasa(context, 'test', 'order-sent', '--to', 'anna@example.com')).code, 0);
  const entry = await context.database.db.selectFrom('outbox').select(['kind', 'payload']).executeTakeFirstOrThrow();
  assert.equal(
    [entry.kind, entry.payload],
    ['test-mail', { kind: 'order-sent', locale: 'pl', to: 'anna@example.com' }],
  );
});

test.run();
