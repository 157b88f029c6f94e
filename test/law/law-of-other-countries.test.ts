// What the page of the law tells a company of a country that has no chapter of its own.
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { duties } from '#server/law/duties.ts';
import { citeLaw, type Standing } from '#server/law/duty.ts';
import { listDuties, readLawShop } from '#server/law/list-duties.ts';
import { mendUrl } from '#server/law/mend-url.ts';
import { sayPoint, saySaid } from '#server/law/say-duty.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { listSettings } from '#server/shop/settings-store.ts';
import { countryName } from '#src/i18n/country-name.ts';
import { publicSystems } from '#src/shop/invoices/public-systems.ts';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { root } from '#test/source-imports.ts';

type Context = { shop: ShopFixture };
const test = suite<Context>('the law of other countries');

test.before(async (context) => {
  context.shop = await aShop({ settings: {} });
});
test.after(({ shop }) => shop.close());

async function change<Document extends SettingsDocument>(
  { shop: { database } }: Context,
  document: Document,
  data: Partial<SettingsOf<Document>>,
): Promise<void> {
  const before = withNeutralSettings(await listSettings(database.db))[document];
  const changed = { document, data: { ...before, ...data }, changedBy: 'cli', now: shopTime };
  await inTransaction(database.db, (tx) => changeSettings(tx, changed));
}

const companyIn = (context: Context, country: string) =>
  change(context, 'company', {
    legalName: 'Seller Ltd',
    address: { street: 'Street 1', postalCode: '1000', city: 'Town', country },
    email: 'seller@seller.eu',
  });

async function standingOf({ shop: { database } }: Context, key: string) {
  const shop = await readLawShop(database.db, { mailFrom: undefined }, shopTime);
  const standing = (await listDuties(shop)).find(({ duty }) => duty.key === key);
  assert.ok(standing, key);
  return standing;
}

async function read(context: Context, key: string): Promise<string> {
  const standing = await standingOf(context, key);
  return `${standing.state} | ${saySaid((standing as Standing).says, 'en', [])}`;
}

test('the law of a country is cited to its own companies, and the Union’s to all', () => {
  const cited = (country: string) => duties.map(({ law }) => citeLaw(law, country)).join(' | ');
  for (const country of ['IE', 'PT', 'FI', 'GR', 'ES'])
    assert.not.match(
      cited(country),
      /DDG|BW|KSH|OZ|BGB|UPK|PAngV|BFSG|GoBD|UStG|ElektroG|Dz\.U\.|ustaw|EET|VerpackDG/,
      country,
    );
  const companyData = duties.find(({ key }) => key === 'companyData');
  assert.is(citeLaw(companyData?.law ?? {}, 'IE'), 'Dir. 2000/31/EC Art. 5; Reg. (EU) 2024/3228');
  assert.is(citeLaw(companyData?.law ?? {}, 'DE'), '§ 5 DDG; Dir. 2000/31/EC Art. 5; Reg. (EU) 2024/3228');
});

test('what is known of some countries alone is no all-clear elsewhere', async (context) => {
  await companyIn(context, 'IE');
  assert.match(await read(context, 'cashRegister'), /^toConfirm \| We know the rules of .*Poland.*Ask your/);
  assert.match(await read(context, 'eInvoice'), /UBL and CII/);
  assert.match(await read(context, 'personalData'), /^toConfirm \| .*10 years.*Ask your tax adviser/);
  assert.match(await read(context, 'packaging'), /^toConfirm/);
  await change(context, 'retention', { bookkeepingYears: 6 });
  assert.match(await read(context, 'personalData'), /^met \| .*6 years/);
  await change(context, 'retention', { bookkeepingYears: null });
  await companyIn(context, 'DE');
  assert.match(await read(context, 'cashRegister'), /^notApplicable/);
  assert.match(await read(context, 'personalData'), /^met \| .*8 years/);
});

test('a company of a country whose own law is hardly known is told so, and no other', async (context) => {
  for (const country of ['IE', 'FI', 'PT', 'GR', 'AT']) {
    await companyIn(context, country);
    const said = await read(context, 'ownLaw');
    assert.match(said, /^toConfirm \| .* little of its own: .*Ask a lawyer there/, country);
    assert.ok(said.includes(countryName('en', country)), said);
  }
  for (const country of ['PL', 'DE', 'NL', 'CZ']) {
    await companyIn(context, country);
    assert.match(await read(context, 'ownLaw'), /^notApplicable/, country);
  }
});

test('texts in a language that is not read are for the merchant to confirm', async (context) => {
  const { db } = context.shop.database;
  const says = () => read(context, 'greenClaims');
  const write = (handle: string, title: string, description_html: string) =>
    aProduct(db, { handle, title }).then((id) =>
      db
        .updateTable('product_texts')
        .set({ description_html })
        .where('product_id', '=', (eb) => eb.selectFrom('variants').select('product_id').where('id', '=', id))
        .execute(),
    );
  await companyIn(context, 'FI');
  await write('mug', 'Muki', '<p>Ympäristöystävällinen, ekologinen ja hiilineutraali muki, valmistettu Suomessa.</p>');
  assert.match(
    await says(),
    /^toConfirm \| 1 product text is in a language that is not checked; only these are: .*German/,
  );
  await write('cup', 'Cup', '<p>A cup with a handle, fired in the kiln of our village.</p>');
  assert.match(await says(), /^toConfirm \| 1 product text /);
  await companyIn(context, 'DE');
  assert.match(await says(), /^met/);
  await write('oil', 'Λάδι', '<p>Οικολογικό προϊόν, φιλικό προς το περιβάλλον.</p>');
  assert.match(await says(), /^toConfirm \| 1 product text /);
  await db.updateTable('products').set({ status: 'draft' }).execute();
});

test('prices per unit are counted, and none is no duty that is met', async (context) => {
  const { db } = context.shop.database;
  const id = await aProduct(db, { handle: 'soap', title: 'Soap' });
  await aProduct(db, { handle: 'poster', title: 'Poster' });
  assert.match(await read(context, 'unitPrice'), /^toConfirm \| .*\(2 on sale\)/);
  const unit = { unit_measure: 450, unit_measure_unit: 'g', unit_base_measure: 1, unit_base_measure_unit: 'kg' };
  await db.updateTable('variants').set(unit).where('id', '=', id).execute();
  assert.match(await read(context, 'unitPrice'), /^met \| .*recorded: 1 of 2\./);
});

test('where an invoice of Kasa is not enough, that is missing until another program writes them', async (context) => {
  for (const { country, system } of publicSystems) {
    await companyIn(context, country);
    const { lacks } = await standingOf(context, 'invoices');
    assert.equal(
      lacks.map((point) => [point.kind, sayPoint(point, 'en', country).includes(system), point.says.includes(system)]),
      [['InvoicesNotEnough', true, true]],
    );
  }
  await change(context, 'invoices', { issueAt: 'elsewhere' });
  assert.is((await standingOf(context, 'invoices')).state, 'met');
  await change(context, 'invoices', { issueAt: 'byHand' });
  await companyIn(context, 'IE');
  assert.equal((await standingOf(context, 'invoices')).lacks, []);
});

test('the guide of invoices names the countries in which they are not enough', () => {
  const guide = readFileSync(`${root}/server/guides/invoices.md`, 'utf8');
  for (const { country, system } of publicSystems)
    assert.ok(guide.includes(`${countryName('en', country)} (${system})`), country);
});

test('a Portuguese shop leads to the complaints book', async (context) => {
  const kinds = async () => (await standingOf(context, 'legalPages')).lacks.map(({ kind }) => kind as string);
  await companyIn(context, 'IE');
  assert.not.ok((await kinds()).includes('ComplaintsBookUnlinked'));
  await companyIn(context, 'PT');
  assert.ok((await kinds()).includes('ComplaintsBookUnlinked'));
  const { pages } = withNeutralSettings(await listSettings(context.shop.database.db)).pages;
  const write = (bodyHtml: string) => {
    const texts = { en: { title: 'Complaints', seoDescription: '', bodyHtml } };
    return change(context, 'pages', { pages: [...pages, { slug: 'complaints', texts } as never] });
  };
  await write('<p>The book is called livroreclamacoes.pt, or https-livroreclamacoes.pt.</p>');
  assert.ok((await kinds()).includes('ComplaintsBookUnlinked'), 'its name leads nowhere');
  await write('<p><a href="https://www.livroreclamacoes.pt/">Livro de Reclamações</a></p>');
  assert.not.ok((await kinds()).includes('ComplaintsBookUnlinked'));
  await write('<p>https://www.livroreclamacoes.pt</p>');
  assert.not.ok((await kinds()).includes('ComplaintsBookUnlinked'), 'a typed address is a link');
});

test('what is missing has the place in the office at which it is mended, whatever it is about', () => {
  const documents = [
    'pages',
    'invoices',
    'taxes',
    'company',
    'identity',
    'mail',
    'delivery',
    'payments',
    'points',
    'products',
  ];
  for (const document of [...documents, 'notice', 'returns'])
    assert.match(mendUrl({ document }) ?? '', '/admin/', document);
});

test('terms in no language of the country are to be confirmed', async (context) => {
  const of = async (country: string) => {
    await companyIn(context, country);
    const { duty } = await standingOf(context, 'legalPages');
    const shop = await readLawShop(context.shop.database.db, { mailFrom: undefined }, shopTime);
    return (await duty.stands(shop)).state;
  };
  for (const country of ['PT', 'FI', 'GR']) assert.is(await of(country), 'toConfirm', country);
  for (const country of ['IE', 'MT', 'LU', 'AT', 'CZ', 'PL']) assert.is(await of(country), 'met', country);
});

test('an Irish shop is told whose VAT is due in Northern Ireland, and that it is not delivered to', async (context) => {
  await companyIn(context, 'IE');
  const said = await read(context, 'customs');
  for (const part of [
    /Northern Ireland/,
    /below 10,000 euros/,
    /your own VAT/,
    /the United Kingdom’s/,
    /OSS/,
    /does not deliver there/,
  ])
    assert.match(said, part);
  const standing = (await standingOf(context, 'customs')) as Standing;
  const names = { pl: 'Irlandia Północna', de: 'Nordirland', nl: 'Noord-Ierland', cs: 'Severní Irsko' } as const;
  for (const [locale, name] of Object.entries(names)) {
    const text = saySaid(standing.says, locale as keyof typeof names, []);
    for (const part of [name, 'OSS', 'Kasa', /10[. \u00a0]000/]) assert.match(text, part, locale);
  }
  await companyIn(context, 'FI');
  assert.not.match(await read(context, 'customs'), 'Northern Ireland');
});

test.run();
