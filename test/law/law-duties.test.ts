// How a shop stands with the law: from what is in its database, the same in the office, in the shell and in the first run.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { duties } from '#server/law/duties.ts';
import type { Standing } from '#server/law/duty.ts';
import { listDuties, readLawShop } from '#server/law/list-duties.ts';
import { sayPoint, saySaid } from '#server/law/say-duty.ts';
import { listOpenPoints } from '#server/setup/list-open-points.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { companyLines } from '#server/shop/company-lines.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { listSettings } from '#server/shop/settings-store.ts';
import { saveNotice } from '#server/terms/guarantee-store.ts';
import { dutyKeys } from '#src/law/duty-keys.ts';
import { settingsEntries } from '#src/shop/office/settings-entries.ts';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import { aReduction } from '#test/catalogue/reductions/a-reduction.ts';
import { aGuaranteeFile } from '#test/fixtures/a-guarantee-file.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; owner: ReturnType<typeof officePerson> };
const test = suite<Context>('the duties of a shop');
const environment = { mailFrom: undefined };

test.before.each(async (context) => {
  context.shop = await aShop({ settings: {} });
  const { cookie } = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime, locale: 'en' });
  context.owner = officePerson(context.shop, cookie);
  await context.owner.mutate('SetupChooseCountry', { country: 'PL' });
});
test.after.each(({ shop }) => shop.close());

async function change<Document extends SettingsDocument>(
  { shop: { database } }: Context,
  document: Document,
  data: Partial<SettingsOf<Document>>,
): Promise<void> {
  const before = withNeutralSettings(await listSettings(database.db))[document];
  const changed = { document, data: { ...before, ...data }, changedBy: 'cli', now: shopTime };
  await inTransaction(database.db, (tx) => changeSettings(tx, changed));
}

async function standingOf({ shop: { database } }: Context, key: string) {
  const standing = (await listDuties(await readLawShop(database.db, environment, shopTime))).find(
    ({ duty }) => duty.key === key,
  );
  assert.ok(standing, key);
  return standing;
}

const stateOf = async (context: Context, key: string) => (await standingOf(context, key)).state;

test('every duty stands in the list once, with its law', () => {
  assert.equal(
    duties.map(({ key }) => key),
    dutyKeys,
  );
  for (const { key, law } of duties) assert.ok((law.union ?? Object.values(law.own ?? {}).join()).length > 2, key);
});

test('the page says each duty in the language of whoever reads it, and that it is no advice', async ({ owner }) => {
  const { body } = await owner.getPage('/admin/law');
  assert.match(body, 'Nothing here is legal advice');
  assert.match(body, 'Odstąp od umowy tutaj');
  assert.match(body, 'Reg. (EU) 2023/988 Art. 19');
  const { lawDuties } = await owner.query('LawShow', {});
  assert.equal(
    lawDuties.map(({ key }) => key),
    dutyKeys,
  );
  for (const { key, state, says, lacks } of lawDuties) {
    assert.is(lacks.length > 0, state === 'missing', key);
    assert.is(says === '', state === 'missing', key);
  }
});

test('what is still of the demo is called as in the list of the settings', () => {
  const say = (document: string) => sayPoint({ kind: 'IsDemo', document, about: [], says: '', fix: '' }, 'de', 'PL');
  assert.is(say('company'), 'Das stammt noch aus der Demo: Unternehmen.');
  for (const { document, title } of Object.values(settingsEntries))
    assert.match(say(document), translateTo('de')(title));
});

test('what the page calls missing is what the first run calls missing', async (context) => {
  await aProduct(context.shop.database.db);
  const { lawDuties } = await context.owner.query('LawShow', {});
  const onPage = lawDuties.flatMap(({ lacks }) => lacks.map(({ says }) => says));
  const { lacks } = (await context.owner.query('SetupShow', {})).shopSetup;
  const inFirstRun = new Set(lacks.map(({ says }) => says));
  assert.ok(onPage.length > 2);
  assert.equal(
    onPage.filter((says) => !inFirstRun.has(says)),
    [],
  );
});

test('prices are reduced by a crossed-out price and for a time, and neither before nor after it', async (context) => {
  const { db } = context.shop.database;
  const hour = 3_600_000;
  const at = (hours: number) => new Date(shopTime.getTime() + hours * hour);
  const reduced = async () => {
    const { state, says } = (await standingOf(context, 'lowestPrice')) as Standing;
    return state === 'met' ? (says.params as { count: number }).count : state;
  };
  const ordinary = await aProduct(db, { handle: 'ordinary' });
  assert.is(await reduced(), 'notApplicable');
  const forTime = { variantId: ordinary, amountMinor: 100 };
  await aReduction(db, { ...forTime, beginsAt: at(-3), endsAt: at(-2) });
  await aReduction(db, { ...forTime, beginsAt: at(1), endsAt: at(2) });
  assert.is(await reduced(), 'notApplicable', 'one that is over and one that is planned');
  await aReduction(db, { ...forTime, beginsAt: at(-1), endsAt: at(1) });
  assert.is(await reduced(), 1);
  const crossedOut = await aProduct(db, { handle: 'crossed-out' });
  await db
    .updateTable('prices')
    .set({ compare_at_minor: sql`amount_minor + 100` })
    .where('variant_id', '=', crossedOut)
    .execute();
  assert.is(await reduced(), 2);
});

test('goods that claim something general of the environment are named with their words', async (context) => {
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'green', title: 'Zielona miska' });
  assert.is(await stateOf(context, 'greenClaims'), 'met');
  await aProduct(db, { handle: 'bag', title: 'Torba przyjazna dla środowiska' });
  const standing = await standingOf(context, 'greenClaims');
  assert.is(standing.state, 'toConfirm');
  const products = 'products' in standing ? standing.products : undefined;
  assert.equal(
    products?.first.map(({ title, says }) => [title, says]),
    [['Torba przyjazna dla środowiska', 'przyjazna dla środowiska']],
  );
  await db.updateTable('products').set({ status: 'draft' }).where('handle', '=', 'bag').execute();
  assert.is(await stateOf(context, 'greenClaims'), 'met');
});

test('invoices are a duty that is met by the shop itself, or by somebody else who is named as doing it', async (context) => {
  const says = async () => (await standingOf(context, 'invoices')).state;
  assert.is(await says(), 'toConfirm');
  for (const issueAt of ['payment', 'sending', 'elsewhere'] as const) {
    await change(context, 'invoices', { issueAt });
    assert.is(await says(), 'met', issueAt);
  }
  await change(context, 'invoices', { issueAt: 'byHand' });
  assert.is(await says(), 'toConfirm');
});

test('a quantity in a name without a price per unit is noticed', async (context) => {
  const { db } = context.shop.database;
  const id = await aProduct(db, { handle: 'honey', title: 'Miód lipowy 450 g' });
  await aProduct(db, { handle: 'poster', title: 'Plakat 50×70, rok 1970' });
  const standing = await standingOf(context, 'unitPrice');
  assert.equal('products' in standing && standing.products?.first.map(({ title }) => title), ['Miód lipowy 450 g']);
  const unit = { unit_measure: 450, unit_measure_unit: 'g', unit_base_measure: 1, unit_base_measure_unit: 'kg' };
  await db.updateTable('variants').set(unit).where('id', '=', id).execute();
  assert.is(await stateOf(context, 'unitPrice'), 'met');
});

test('goods that the cash register is never spared for are noticed in Poland alone', async (context) => {
  await aProduct(context.shop.database.db, { handle: 'scent', title: 'Woda perfumowana Las' });
  const standing = await standingOf(context, 'cashRegister');
  assert.equal('products' in standing && standing.products?.first.map(({ says }) => says), ['Woda perfumowana']);
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'ring', title: 'Pierścionek' });
  const says = async () => {
    const { says, products } = (await standingOf(context, 'cashRegister')) as Standing;
    return [says.text, ...(products?.first ?? []).map(({ title }) => title)];
  };
  await db.updateTable('products').set({ needs_cash_register: true }).where('handle', '=', 'ring').execute();
  assert.equal(await says(), ['law.cashRegister_both', 'Woda perfumowana Las']);
  await db.updateTable('products').set({ needs_cash_register: true }).execute();
  assert.equal(await says(), ['law.cashRegister_marked', 'Pierścionek', 'Woda perfumowana Las']);
  await context.owner.mutate('SetupChooseCountry', { country: 'DE' });
  assert.is(await stateOf(context, 'cashRegister'), 'notApplicable');
  assert.is(await stateOf(context, 'ksef'), 'notApplicable');
});

test('equipment wants the numbers of each country delivered to, those of batteries only where goods have some', async (context) => {
  const { db } = context.shop.database;
  const said = async () => {
    const { state, says, products } = (await standingOf(context, 'equipment')) as Standing;
    return [state, saySaid(says, 'en', []), ...(products?.first ?? []).map(({ title }) => title)].join(' | ');
  };
  assert.match(await said(), /^toConfirm \| No product looks .*: BDO \(Poland\), WEEE-Reg\.-Nr\. \(Germany\)\./);
  await change(context, 'company', { bdo: '000123456' });
  assert.match(await said(), /: WEEE-Reg\.-Nr\. \(Germany\)\./);
  await aProduct(db, { handle: 'lamp', title: 'Lampa stołowa' });
  await aProduct(db, { handle: 'bowl', title: 'Miska' });
  assert.match(await said(), /^toConfirm \| For electrical .*: WEEE-Reg\.-Nr\. \(Germany\)\..* \| Lampa stołowa$/);
  await aProduct(db, { handle: 'torch', title: 'Latarka' });
  await change(context, 'company', { weee: 'DE 12345678' });
  assert.match(await said(), /: Batt-Reg\.-Nr\. \(Germany\)\./);
  await change(context, 'company', { batteries: 'DE 87654321' });
  assert.match(await said(), /^toConfirm \| Where you deliver to, .*Czechia.*Netherlands/);
  await db.updateTable('products').set({ status: 'draft' }).where('handle', 'in', ['lamp', 'torch']).execute();
  assert.match(await said(), /^met .*: BDO 000123456, WEEE-Reg\.-Nr\. DE 12345678, Batt-Reg\.-Nr\. DE 87654321\./);
  const { company } = withNeutralSettings(await listSettings(db));
  const lines = companyLines(company, 'de');
  for (const line of ['BDO 000123456', 'Batt-Reg.-Nr. DE 87654321']) assert.ok(lines.includes(line), line);
});

test('with the VAT of home, sales to other states are counted, without VAT, against the threshold', async (context) => {
  const { db } = context.shop.database;
  assert.is(await stateOf(context, 'vat'), 'met');
  await change(context, 'taxes', { oss: false });
  assert.is(await stateOf(context, 'vat'), 'met');
  const { payments } = context.shop;
  await aPaidOrder({ db, payments, now: () => shopTime });
  const abroad = { address: JSON.stringify({ country: 'DE' }), company: null, currency: 'EUR' as const };
  const worth = (net: number) => ({
    ...{ subtotal_minor: net + 100, shipping_minor: 0, discount_minor: 0, fee_minor: 0 },
    ...{ total_minor: net + 100, vat_minor: 100, captured_minor: net + 100, refunded_minor: 0 },
  });
  await db
    .updateTable('orders')
    .set({ ...abroad, ...worth(799_000) })
    .execute();
  assert.is(await stateOf(context, 'vat'), 'met');
  await db.updateTable('orders').set(worth(800_100)).execute();
  assert.is(await stateOf(context, 'vat'), 'toConfirm');
  await db.updateTable('orders').set(worth(1_000_100)).execute();
  assert.is(await stateOf(context, 'vat'), 'missing');
  const points = await listOpenPoints(db, environment, shopTime);
  assert.ok(points.some(({ kind }) => kind === 'ThresholdPassed'));
  await change(context, 'taxes', { oss: true });
  assert.is(await stateOf(context, 'vat'), 'met');
});

test('a link to the closed platform for dispute resolution is told', async (context) => {
  assert.not.ok((await standingOf(context, 'companyData')).lacks.some(({ kind }) => kind === 'PlatformLinked'));
  const { pages } = withNeutralSettings(await listSettings(context.shop.database.db)).pages;
  const linking = pages.map((page) => ({
    ...page,
    texts: {
      pl: { title: 'X', seoDescription: '', bodyHtml: '<a href="https://ec.europa.eu/consumers/odr/">ODR</a>' },
    },
  }));
  await change(context, 'pages', { pages: linking });
  assert.ok((await standingOf(context, 'companyData')).lacks.some(({ kind }) => kind === 'PlatformLinked'));
});

test('the official notice is handed in on the page, kept to the byte, and taken away again', async (context) => {
  const { shop, owner } = context;
  const file = await aGuaranteeFile();
  const hand = (language: string, payload: Buffer, headers: Record<string, string> = {}) =>
    shop.app.inject({
      ...{ method: 'POST', url: `/api/admin/notice/${language}`, payload },
      headers: {
        ...{ origin: 'http://localhost:3000', cookie: owner.getCookie(), 'content-type': 'application/octet-stream' },
        ...headers,
      },
    });
  assert.is((await hand('pl', file.bytes, { cookie: '' })).statusCode, 401);
  assert.equal((await hand('pl', Buffer.from('no picture'))).json(), { refusal: 'FileNotShown' });
  assert.equal((await hand('fr', file.bytes)).json(), { refusal: 'LanguageUnknown' });
  assert.equal((await hand('pl', file.bytes)).json(), { refusal: null });
  const { lawNotices } = await owner.query('LawShow', {});
  assert.equal(lawNotices, [{ language: 'pl', sha256: file.sha256, url: `/guarantees/${file.sha256}.svg` }]);
  assert.ok((await shop.app.inject({ url: lawNotices[0]?.url ?? '' })).rawPayload.equals(file.bytes));
  assert.is(await stateOf(context, 'guaranteeNotice'), 'met');
  assert.is((await owner.mutate('LawRemoveNotice', { language: 'pl' })).removeNotice, true);
  assert.is(await stateOf(context, 'guaranteeNotice'), 'missing');
});

test('a packer neither sees the page nor hands anything in', async ({ shop }) => {
  const { cookie } = await signedInStaff(shop.database.db, 'packer', { now: shopTime, locale: 'en' });
  const packer = officePerson(shop, cookie);
  assert.match(String((await packer.getPage('/admin/law')).headers.location), /^\/admin\/no-access\?/);
  const refused = await packer.query('LawShow', {}).catch((error: Error) => error.message);
  assert.is(refused, 'FORBIDDEN');
  await inTransaction(shop.database.db, async (tx) => saveNotice(tx, 'pl', await aGuaranteeFile()));
  const kept = await packer.mutate('LawRemoveNotice', { language: 'pl' }).catch((error: Error) => error.message);
  assert.is(kept, 'FORBIDDEN');
});

test.run();
