// The steps of the first run over HTTP: each saves at once, is refused whole, and stands in the audit log.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { writeDemoDocuments } from '#server/demo/demo-documents-store.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { listSettings } from '#server/shop/settings-store.ts';
import { findOrigin, setOrigin } from '#server/shop/shop-origin.ts';
import type { VariablesOf } from '#src/graphql-client.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { setSettings } from '#test/fixtures/settings/set-settings.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; owner: ReturnType<typeof officePerson> };

const test = suite<Context>('the steps of the first run');
const saved = { refusal: null, field: null, others: [], since: null };
const refused = (refusal: string, field: string | null) => ({ refusal, field, others: [], since: null });

test.before.each(async (context) => {
  context.shop = await aShop({ settings: {} });
  const { cookie } = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime, isSteppedUp: true });
  context.owner = officePerson(context.shop, cookie);
});
test.after.each(({ shop }) => shop.close());

const settingsOf = async ({ shop }: Context) => withNeutralSettings(await listSettings(shop.database.db));
const logOf = ({ shop: { database } }: Context) =>
  database.db.selectFrom('audit_log').select(['kind', 'subject', 'before', 'after']).orderBy('id').execute();
const begin = ({ owner }: Context, country = 'PL') => owner.mutate('SetupChooseCountry', { country });

const company: VariablesOf<'SetupSaveCompany'>['company'] = {
  legalName: 'Kubki sp. z o.o.',
  street: 'ul. Morska 1',
  postalCode: '81222',
  city: 'Gdynia',
  vatId: '',
  taxNumber: '525-000-58-34',
  registryNumber: '',
  register: '',
  krs: '',
  kvk: '',
  lucid: '',
  responsiblePerson: '',
  openingHours: '',
  numbersComplete: false,
  phone: '+48 58 500 00 00',
  email: 'sklep@kubki.pl',
};

test('a country begins an empty shop with its market, carriers and VAT, and another one takes its place', async (context) => {
  assert.equal((await begin(context, 'NL')).chooseCountry, saved);
  const dutch = await settingsOf(context);
  assert.is(dutch.identity.name, 'My shop');
  assert.equal([dutch.markets.main, dutch.taxes.homeCountry, dutch.company.address.country], ['nl', 'NL', 'NL']);
  assert.equal((await begin(context, 'PL')).chooseCountry, saved);
  const polish = await settingsOf(context);
  assert.equal([polish.markets.main, polish.taxes.homeCountry, polish.company.address.country], ['pl', 'PL', 'PL']);
  assert.is(polish.delivery.methods[0]?.id, 'inpost-locker');
  const { shopSetup } = await context.owner.query('SetupShow', {});
  const done = shopSetup.steps.filter(({ state }) => state === 'DONE').map(({ name }) => name);
  assert.equal(done, ['country']);
});

test('what the owner has set stays when the country changes', async (context) => {
  await begin(context, 'NL');
  await context.owner.mutate('SetupSaveDelivery', {
    methods: [{ id: 'dhl', prices: [{ zone: 0, rate: 0, currency: 'EUR', minor: 700 }] }],
    freeFromMinor: null,
    cutOffHour: 14,
  });
  await begin(context, 'DE');
  const { delivery, markets } = await settingsOf(context);
  assert.equal(
    delivery.methods.map(({ id }) => id),
    ['dhl'],
  );
  assert.is(delivery.methods[0]?.zones[0]?.rates[0]?.prices.EUR, 700);
  assert.equal(delivery.methods[0]?.zones[0]?.freeFrom, {});
  assert.is(delivery.cutOffHour, 14);
  assert.is(markets.main, 'de');
});

test('delivery that is saved as it stands stays as it is, and a new threshold is not for what had another', async (context) => {
  await begin(context, 'DE');
  const zone = (changes: object) => ({
    countries: ['DE'],
    minDays: 1,
    maxDays: 2,
    rates: [{ maxWeightGrams: 5000, prices: { EUR: 490 } }],
    ...changes,
  });
  const usual = zone({ freeFrom: { EUR: 6000 } });
  const island = zone({ onlyPostalCodes: ['27498'] });
  const methods = [
    { id: 'dhl', carrier: 'dhl', kind: 'courier', zones: [island, usual] },
    { id: 'dhl-point', carrier: 'dhl', kind: 'point', zones: [zone({})] },
  ];
  await setSettings(context.shop.database.db, 'delivery', { methods });
  const former = (await settingsOf(context)).delivery;
  const { shopSetup } = await context.owner.query('SetupShow', {});
  assert.equal(shopSetup.deliveries[0]?.zones[0]?.postalCodes, '27498…');
  const save = (freeFromMinor: number | null) =>
    context.owner.mutate('SetupSaveDelivery', {
      methods: methods.map(({ id }) => ({ id, prices: [{ zone: 0, rate: 0, currency: 'EUR' as const, minor: 490 }] })),
      freeFromMinor,
      cutOffHour: former.cutOffHour,
    });
  assert.equal((await save(shopSetup.freeFrom?.minor ?? null)).saveDelivery, saved);
  assert.equal((await settingsOf(context)).delivery, former);
  await save(8000);
  const thresholds = (await settingsOf(context)).delivery.methods.map(({ zones }) =>
    zones.map(({ freeFrom }) => freeFrom),
  );
  assert.equal(thresholds, [[{}, { EUR: 8000 }], [{}]]);
});

test('a company is checked by its numbers, and its address is the sender of e-mails', async (context) => {
  await begin(context);
  const save = (changes: Partial<typeof company>) =>
    context.owner.mutate('SetupSaveCompany', { company: { ...company, ...changes } });
  for (const [changes, refusal] of [
    [{ taxNumber: '525-000-58-35' }, refused('Wrong', 'taxNumber')],
    [{ vatId: 'PL5250005835' }, refused('Wrong', 'vatId')],
    [{ krs: '12' }, refused('Wrong', 'krs')],
    [{ postalCode: '1234' }, refused('Wrong', 'postalCode')],
    [{ phone: '12' }, refused('Wrong', 'phone')],
    [{ openingHours: 'mornings' }, refused('Wrong', 'openingHours')],
    [{ email: 'sklep' }, refused('Wrong', 'email')],
    [{ city: ' ' }, refused('Missing', 'city')],
  ] as const) {
    assert.equal((await save(changes)).saveCompany, refusal);
  }
  assert.is((await settingsOf(context)).company.address.city, '', 'nothing of it was kept');
  assert.equal((await save({})).saveCompany, saved);
  const { company: stored, mail } = await settingsOf(context);
  assert.equal([stored.taxNumber, stored.address.postalCode], ['5250005834', '81-222']);
  assert.equal([mail.sender, mail.merchant], ['sklep@kubki.pl', 'sklep@kubki.pl']);
  const log = await logOf(context);
  const told = log.filter(({ kind }) => kind === 'settings.changed').map(({ subject }) => subject);
  assert.equal(told, ['company', 'mail']);
  assert.match(log.at(-2)?.before ?? '', '"city":""');
  assert.match(log.at(-2)?.after ?? '', '"city":"Gdynia"');
});

test('all that is wrong with a company is said at once', async (context) => {
  await begin(context);
  const { shopSetup } = await context.owner.query('SetupShow', {});
  assert.match(shopSetup.company.postalCodeExample, /^\d\d-\d{3}$/, 'to name it beside a wrong one');
  const { saveCompany } = await context.owner.mutate('SetupSaveCompany', {
    company: { ...company, city: '', phone: '12', email: 'sklep', krs: '1' },
  });
  assert.equal(saveCompany, {
    ...{ refusal: 'Missing', field: 'city' },
    others: ['krs', 'phone', 'email'].map((field) => ({ refusal: 'Wrong', field })),
    since: null,
  });
});

test('telephone and hours are understood as people of the country write them', async (context) => {
  await begin(context);
  const given = { ...company, phone: '58 500-00-00', openingHours: 'pon.–pt. 9–17, sob 10-14' };
  assert.equal((await context.owner.mutate('SetupSaveCompany', { company: given })).saveCompany, saved);
  const { phone, openingHours } = (await settingsOf(context)).company;
  assert.equal([phone, openingHours], ['+48 58 500 00 00', 'Mo-Fr 09:00-17:00, Sa 10:00-14:00']);
});

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${inner}<rect width="40" height="20" fill="#c2410c"/>
   <rect x="40" width="20" height="20" fill="#1d4ed8"/></svg>`;

test('a logo is stored without what runs, its colours are offered, and the log holds no picture', async (context) => {
  await begin(context);
  const logo = drawing('<script>alert(1)</script>');
  const { proposeColours } = await context.owner.mutate('SetupProposeColours', { logo });
  assert.is(proposeColours.refusal, null);
  assert.is(proposeColours.accents.length, 2);
  const [accent] = proposeColours.accents;
  const name = {
    name: 'Kubki',
    tagline: 'z Gdyni',
    logo,
    accentLight: accent?.light ?? '',
    accentDark: accent?.dark ?? '',
  };
  assert.equal((await context.owner.mutate('SetupSaveName', name)).saveName, saved);
  const { identity, brand } = await settingsOf(context);
  assert.not.match(identity.logo?.light ?? '', 'script');
  assert.is(identity.tagline.pl, 'z Gdyni');
  assert.is(brand.light.accent, accent?.light);
  const faint = await context.owner.mutate('SetupSaveName', {
    ...name,
    name: 'Inny',
    logo: null,
    accentLight: '#eeeeee',
  });
  assert.equal(faint.saveName, refused('InvalidSettings', 'brand.light.accent'));
  assert.is((await settingsOf(context)).identity.name, 'Kubki', 'the name is taken back with it');
  const long = drawing(`<path fill="#111111" d="${'M1 1h1'.repeat(300)}"/>`);
  await context.owner.mutate('SetupSaveName', { ...name, logo: long });
  const log = await logOf(context);
  assert.match(log.findLast(({ subject }) => subject === 'identity')?.after ?? '', 'sha256:');
  assert.equal(
    (await context.owner.mutate('SetupProposeColours', { logo: 'x' })).proposeColours.refusal,
    'LogoUnusable',
  );
});

test('markets keep what they say beside language and currency, and others are priced by a rate', async (context) => {
  await begin(context);
  const markets = [
    { language: 'pl', currency: 'PLN', country: 'PL' },
    { language: 'de', currency: 'EUR', country: 'DE' },
  ] as const;
  const save = (rate: string, main: 'pl' | 'en' = 'pl') =>
    context.owner.mutate('SetupSaveMarkets', { markets: [...markets], main, rates: [{ currency: 'EUR', rate }] });
  assert.equal((await save('0,2341')).saveMarkets, saved);
  assert.equal((await settingsOf(context)).markets.conversions, [
    { currency: 'EUR', from: 'PLN', rate: '0.2341', rounding: '.99' },
  ]);
  assert.equal((await save('1', 'en')).saveMarkets, refused('MainMissing', 'main'));
  assert.match((await save('a lot')).saveMarkets.field ?? '', /^markets\.conversions/);
});

test('payment methods are on as proposed until one is left out or added; an account wants a second proof and a right IBAN', async (context) => {
  const { shop, owner } = context;
  await begin(context);
  const { shopSetup } = await owner.query('SetupShow', {});
  const all = shopSetup.methods.filter(({ isOn }) => isOn).map(({ id }) => id);
  assert.ok(all.includes('blik') && all.includes('p24'));
  await owner.mutate('SetupSavePayments', { methods: all });
  assert.is((await settingsOf(context)).payments.methods, null);
  await owner.mutate('SetupSavePayments', { methods: all.filter((id) => id !== 'klarna') });
  assert.not((await settingsOf(context)).payments.methods?.includes('klarna'));
  assert.equal((await owner.mutate('SetupSavePayments', { methods: [] })).savePayments.refusal, 'NoPayment');

  const account = {
    currency: 'PLN',
    holder: 'Kubki',
    iban: 'PL61109010140000071219812874',
    bic: 'WBKPPLPP',
    bank: 'S',
  } as const;
  const wrong = await owner.mutate('SetupSaveBankAccount', { ...account, iban: 'PL61109010140000071219812875' });
  assert.is(wrong.saveBankAccount.field, 'payments.bankTransfer.accounts.PLN.iban');
  assert.equal((await owner.mutate('SetupSaveBankAccount', account)).saveBankAccount, saved);
  // Banks within SEPA find an account without it.
  assert.equal((await owner.mutate('SetupSaveBankAccount', { ...account, bic: '' })).saveBankAccount, saved);
  const { cookie } = await signedInStaff(shop.database.db, 'owner', { now: shopTime });
  const hasty = officePerson(shop, cookie);
  const answer = await hasty.mutate('SetupSaveBankAccount', account).catch((error: Error) => error.message);
  assert.is(answer, 'STEP_UP_NEEDED');
});

test('the demo goes with its orders, by somebody who has proved who it is, and the steps begin anew', async (context) => {
  const { shop, owner } = context;
  const { db } = shop.database;
  await inTransaction(db, async (tx) => {
    await writeDemoDocuments(tx, shopTime);
    await setOrigin(tx, 'demo');
  });
  assert.equal((await begin(context)).chooseCountry, refused('IsDemo', null));
  await owner.mutate('SetupSkip', { step: 'payments' });
  assert.is((await owner.query('SetupProgress', {})).setupProgress?.isDemo, true);
  assert.equal((await owner.mutate('SetupStartOwnShop', {})).startOwnShop, saved);
  assert.equal(await listSettings(db), {});
  assert.is(await findOrigin(db), 'own');
  const { setupProgress } = await owner.query('SetupProgress', {});
  assert.equal([setupProgress?.done, setupProgress?.total, setupProgress?.isDemo], [0, 8, false]);
  assert.is((await logOf(context)).at(-1)?.kind, 'demo.removed');
  assert.is((await owner.mutate('SetupStartOwnShop', {})).startOwnShop.refusal, 'NoDemo');
});

test('whoever packs sees no reminder, gets no page, and what was tried is written down', async (context) => {
  const { cookie, email } = await signedInStaff(context.shop.database.db, 'packer', { now: shopTime });
  const packer = officePerson(context.shop, cookie);
  assert.is((await packer.query('SetupProgress', {})).setupProgress, null);
  const refused = await packer.mutate('SetupChooseCountry', { country: 'PL' }).catch((error: Error) => error.message);
  assert.is(refused, 'FORBIDDEN');
  const page = await packer.getPage('/admin/setup');
  assert.is(page.headers.location, '/admin/no-access?to=%2Fadmin%2Fsetup');
  const first = await packer.getPage('/admin');
  assert.is(first.statusCode, 200);
  assert.not.match(first.body, 'href="/admin/setup');
  const owners = await context.owner.getPage('/admin');
  assert.match(owners.body, 'href="/admin/setup');
  const rows = await context.shop.database.db
    .selectFrom('audit_log')
    .select('subject')
    .where('kind', '=', 'access.refused')
    .where('who', '=', email)
    .execute();
  assert.equal(rows, [{ subject: 'SetupChooseCountry' }]);
});

test.run();
