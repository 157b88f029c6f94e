// What a shop lacks before it may take real money, and that it does not start with live keys until then.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { writeDemoDocuments } from '#server/demo/demo-documents-store.ts';
import { beginShop } from '#server/shop/begin-shop.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { isReservedAddress, listLacks, refuseIncompleteShop } from '#server/shop/incomplete-shop.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { marketOfCountry } from '#src/shop/market-presets.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { aCompany } from '../fixtures/a-company.ts';

const test = suite<{ database: NamedDatabase }>('a shop that is not ready');
const now = new Date('2026-11-21T10:00:00Z');
const environment = { mailFrom: undefined };

test.before.each(async (context) => {
  context.database = await openTestDatabase();
});
test.after.each(({ database }) => database.close());

const lacksOf = async ({ database: { db } }: { database: NamedDatabase }, mailFrom?: string) =>
  (await listLacks(db, { mailFrom })).map(({ document, says }) => `${document}: ${says}`);

const set = ({ database: { db } }: { database: NamedDatabase }, document: SettingsDocument, data: unknown) =>
  inTransaction(db, (tx) => changeSettings(tx, { document, data, changedBy: 'cli', now }));

test('an empty shop lacks everything, and each with the command that mends it', async (context) => {
  assert.equal(await lacksOf(context), [
    'identity: nobody has said what the shop is called',
    'company: nobody has said who sells',
    'pages: there is no page terms, privacy, withdrawal',
    'mail: nobody has said which address e-mails come from',
  ]);
  const refused = await refuseIncompleteShop(context.database.db, environment).catch((error: Error) => error);
  assert.match(
    (refused as Error).message,
    'mail: nobody has said which address e-mails come from (kasa settings set mail --set sender=ADDRESS)',
  );
});

test('what the demo says counts as not said, bank account and all', async (context) => {
  await inTransaction(context.database.db, (tx) => writeDemoDocuments(tx, now));
  assert.equal(await lacksOf(context), [
    "identity: the name is the demo's",
    "company: who sells is the demo's",
    "pages: the text of the legal pages is the demo's",
    'mail: e-mails come from sklep@pracownia-plakatu.example, where no answer arrives',
    "payments: the bank account is the demo's",
  ]);
});

test('a shop that has begun lacks its address and its sender, and starts when it has them', async (context) => {
  await inTransaction(context.database.db, (tx) =>
    beginShop(tx, { name: 'De Theewinkel', country: 'NL', markets: [marketOfCountry('NL')], look: undefined, now }),
  );
  assert.equal(await lacksOf(context), [
    'company: it does not say address.street, address.postalCode, address.city, email',
    'mail: nobody has said which address e-mails come from',
  ]);
  await set(context, 'company', aCompany());
  await set(context, 'mail', { sender: 'orders@shop.invalid' });
  assert.equal(await lacksOf(context), [
    'company: hallo@papierhaus.example is no address that anybody reads',
    'mail: e-mails come from orders@shop.invalid, where no answer arrives',
  ]);
  await set(context, 'company', aCompany({ email: 'hallo@papierhaus.de' }));
  assert.equal(await lacksOf(context, 'Papierhaus <orders@papierhaus.de>'), [], 'MAIL_FROM says it, too');
  await set(context, 'mail', { sender: 'orders@papierhaus.de' });
  await refuseIncompleteShop(context.database.db, environment);
});

test('legal pages are wanted in every language that is sold in, and in no other', async (context) => {
  const markets = [marketOfCountry('DE'), marketOfCountry('NL')];
  await inTransaction(context.database.db, (tx) =>
    beginShop(tx, { name: 'Papierhaus', country: 'DE', markets, look: undefined, now }),
  );
  const ofPages = async () => (await lacksOf(context)).filter((lack) => lack.startsWith('pages'));
  assert.equal(await ofPages(), []);
  const { pages } = (await findSettings(context.database.db, 'pages'))?.data ?? { pages: [] };
  const without = (slug: string, languages: string[]) =>
    pages.map((page) => ({
      ...page,
      texts: Object.fromEntries(
        Object.entries(page.texts).filter(([language]) => page.slug !== slug || !languages.includes(language)),
      ),
    }));
  await set(context, 'pages', { pages: without('terms', ['pl', 'nl']) });
  assert.equal(await ofPages(), ['pages: there is no terms in nl']);
});

test('addresses of examples are told from others', () => {
  for (const address of ['a@shop.example', 'A <a@b.EXAMPLE>', 'a@example.com', 'a@x.test', 'root@localhost'])
    assert.ok(isReservedAddress(address), address);
  for (const address of ['a@example-shop.com', 'a@test.pl', 'a@examples.org', 'a@localhost.pl'])
    assert.not.ok(isReservedAddress(address), address);
});

test.run();
