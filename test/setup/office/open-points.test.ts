// What a shop lacks: the first run, the first page of the office and `kasa doctor` say the same of it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { checkDelivery } from '#server/doctor/check-delivery.ts';
import { checkLaw } from '#server/doctor/check-law.ts';
import { checkShop } from '#server/doctor/check-shop.ts';
import type { Patient } from '#server/doctor/finding.ts';
import { listOpenPoints } from '#server/setup/list-open-points.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { findMarkets } from '#server/shop/find-markets.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { saveNotice } from '#server/terms/guarantee-store.ts';
import { aGuaranteeFile } from '#test/fixtures/a-guarantee-file.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; owner: ReturnType<typeof officePerson> };
const test = suite<Context>('what a shop lacks');

const company = {
  ...{ legalName: 'Bergweide GmbH', street: 'Lange Gasse 12', postalCode: '93047', city: 'Regensburg' },
  ...{ vatId: '', taxNumber: '', registryNumber: '', register: '', krs: '', kvk: '', lucid: '' },
  ...{ responsiblePerson: '', numbersComplete: false, openingHours: '', phone: '', email: 'hallo@bergweide.de' },
};

test.before.each(async (context) => {
  context.shop = await aShop({ settings: {} });
  const { cookie } = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime, locale: 'en' });
  context.owner = officePerson(context.shop, cookie);
  await context.owner.mutate('SetupChooseCountry', { country: 'DE' });
  await context.owner.mutate('SetupSaveCompany', { company });
  const methods = [{ id: 'dhl', prices: [] }];
  await context.owner.mutate('SetupSaveDelivery', { methods, freeFromMinor: null, cutOffHour: 14 });
});
test.after.each(({ shop }) => shop.close());

const lacksOf = async ({ owner }: Context) =>
  (await owner.query('SetupShow', {})).shopSetup.lacks.map(({ kind, about }) => [kind, ...about]);

const saidByDoctor = async ({ shop: { database } }: Context) => {
  // What is called here asks for no more than this.
  const patient = { db: database.db, config: { mailFrom: undefined, stripe: null } } as unknown as Patient;
  const found = await Promise.all([checkShop, checkLaw, checkDelivery].map(({ run }) => run(patient)));
  return found.flat().flatMap(({ status, says }) => (status === 'ok' ? [] : [says]));
};

test('a German company is asked for VAT id, register and representative until it has said that it has no more', async (context) => {
  const facts = ['FactsUnsaid', 'vatId', 'register', 'responsiblePerson'];
  assert.equal(await lacksOf(context), [facts, ['NoticeMissing', 'de'], ['LucidMissing']]);
  await context.owner.mutate('SetupSaveCompany', { company: { ...company, register: 'HRB 1', vatId: 'DE136695976' } });
  assert.equal((await lacksOf(context))[0], ['FactsUnsaid', 'responsiblePerson']);
  await context.owner.mutate('SetupSaveCompany', { company: { ...company, numbersComplete: true } });
  assert.equal(await lacksOf(context), [['NoticeMissing', 'de']]);
});

test('kasa doctor says just what the first run says, of shop, law and delivery', async (context) => {
  const { db } = context.shop.database;
  await aProduct(db);
  const delivery = await findSettings(db, 'delivery');
  const [courier] = delivery?.data.methods ?? [];
  const zones = courier?.zones.slice(0, 1).map((zone) => ({ ...zone, countries: ['AT'] }));
  const methods = [
    { ...courier, zones },
    { ...courier, zones, id: 'dhl-point', kind: 'point' },
  ];
  await inTransaction(db, (tx) =>
    changeSettings(tx, {
      ...{ document: 'delivery', data: { ...delivery?.data, methods }, changedBy: 'cli', now: shopTime },
    }),
  );
  const points = await listOpenPoints(db, { mailFrom: undefined }, shopTime);
  assert.equal(
    points.map(({ kind }) => kind),
    ['FactsUnsaid', 'NoticeMissing', 'MakersUnnamed', 'LucidMissing', 'NothingDelivered', 'PointsMissing'],
  );
  assert.equal(
    await saidByDoctor(context),
    points.map(({ says }) => says),
  );
  assert.equal(
    (await lacksOf(context)).map(([kind]) => kind),
    points.map(({ kind }) => kind),
  );
});

test('a market whose list leaves its own country out is told, wherever deliveries lead', async ({ shop }) => {
  const { db } = shop.database;
  const before = await findSettings(db, 'markets');
  const markets = await findMarkets(db);
  const [first, ...others] = markets.markets;
  const set = (data: unknown) =>
    inTransaction(db, (tx) => changeSettings(tx, { document: 'markets', data, changedBy: 'cli', now: shopTime }));
  assert.ok((await set({ ...markets, markets: [{ ...first, deliversTo: ['ES'] }, ...others] })).ok);
  const points = await listOpenPoints(db, { mailFrom: undefined }, shopTime);
  const [point] = points.filter(({ document }) => document === 'markets');
  assert.equal([point?.kind, point?.fix], ['NothingDelivered', 'kasa settings edit markets']);
  assert.match(point?.says ?? '', `deliversTo of /${first?.language} leaves it out`);
  assert.ok((await set(before?.data ?? markets)).ok);
});

test('after opening, the first page says that something is missing until nothing is', async (context) => {
  const { db } = context.shop.database;
  // The page brings along the texts that it may need.
  const today = async () =>
    (await context.owner.getPage('/admin')).body.replace(/<script[^>]*id="kasa-texts"[^>]*>.*?<\/script>/s, '');
  await context.owner.mutate('SetupFinish', {});
  const open = await today();
  assert.match(open, '3 points are still missing');
  assert.match(open, 'href="/admin/setup?step=publish"');
  assert.not.match(open, 'All done');
  await context.owner.mutate('SetupSaveCompany', { company: { ...company, numbersComplete: true } });
  const file = await aGuaranteeFile();
  await inTransaction(db, (tx) => saveNotice(tx, 'de', file));
  assert.equal(await lacksOf(context), []);
  assert.is((await context.owner.query('SetupProgress', {})).setupProgress, null);
  const done = await today();
  assert.match(done, 'All done');
  assert.not.match(done, 'still missing');
});

test('an address that nobody reads is said of the shop and of its e-mails, each in words of its own', async (context) => {
  await context.owner.mutate('SetupSaveCompany', { company: { ...company, email: 'hallo@shop.example' } });
  const { body } = await context.owner.getPage('/admin/setup?step=publish');
  const said = [...body.matchAll(/<li[^>]*><span>([^<]*)<\/span>/g)].map(([, text]) => text);
  assert.ok(said.length > 2, body);
  assert.is(new Set(said).size, said.length);
  assert.not.match(body, '<code>');
});

test('what is ticked and not offered says what it lacks', async (context) => {
  const { deliveries, methods } = (await context.owner.query('SetupShow', {})).shopSetup;
  const lacking = deliveries.filter(({ lacksPointsIn }) => lacksPointsIn.includes('DE')).map(({ kind }) => kind);
  assert.ok(lacking.length > 0 && !lacking.includes('courier'));
  const lackOf = (id: string) => methods.find((method) => method.id === id)?.lacks;
  assert.equal([lackOf('card'), lackOf('bank_transfer'), lackOf('cash_on_delivery')], [null, 'ACCOUNT', 'AGREEMENT']);
});

test('a method that the account has not activated is told where it is ticked, and a provider that is away bars nobody', async ({
  shop,
  owner,
}) => {
  const ask = async () => (await owner.query('SetupInactiveMethods', {})).inactiveMethods;
  assert.equal(await ask(), []);
  shop.payments.inactive = ['card', 'bank_transfer'];
  assert.equal(await ask(), ['card'], 'a transfer needs no provider');
  shop.payments.failWith = new Error('away');
  assert.equal(await ask(), []);
  shop.payments.failWith = null;
});

test('an open shop is offered its home page and a page of its own until it has them', async ({ shop, owner }) => {
  const { db } = shop.database;
  const listUnwritten = async () => (await owner.query('SetupProgress', {})).setupProgress?.unwritten;
  const set = (document: 'home' | 'pages', data: object) =>
    inTransaction(db, (tx) => changeSettings(tx, { document, data, changedBy: 'test', now: shopTime }));
  assert.equal(await listUnwritten(), [], 'not before it is open');
  await owner.mutate('SetupFinish', {});
  assert.equal(await listUnwritten(), ['HOME', 'PAGE']);
  await set('home', { blocks: [{ kind: 'hero', headline: { de: 'Becher' } }] });
  assert.equal(await listUnwritten(), ['PAGE']);
  const pages = (await findSettings(db, 'pages'))?.data.pages ?? [];
  const about = {
    slug: 'werkstatt',
    texts: { de: { title: 'Werkstatt', seoDescription: '', bodyHtml: '<p>Hier.</p>' } },
  };
  await set('pages', { pages: [...pages, about] });
  assert.equal(await listUnwritten(), []);
});

test.run();
