// Two people, or two tabs of one, in the first run: what only one has changed stays, what both have changed is asked about.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { listSettings } from '#server/shop/settings-store.ts';
import type { VariablesOf } from '#src/graphql-client.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { setSettings } from '#test/fixtures/settings/set-settings.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; owner: ReturnType<typeof officePerson> };

const test = suite<Context>('two tabs in the first run');
const saved = { refusal: null, field: null, others: [], since: null };

test.before.each(async (context) => {
  context.shop = await aShop({ settings: {} });
  const { cookie } = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime, isSteppedUp: true });
  context.owner = officePerson(context.shop, cookie);
  await context.owner.mutate('SetupChooseCountry', { country: 'PL' });
});
test.after.each(({ shop }) => shop.close());

const settingsOf = async ({ shop }: Context) => withNeutralSettings(await listSettings(shop.database.db));

/** Opens a step: what it shows, and the versions that are sent with it. */
async function open({ owner }: Context) {
  const { shopSetup: shown } = await owner.query('SetupShow', {});
  return { shown, versions: { read: shown.versions, told: [] } };
}

const company: VariablesOf<'SetupSaveCompany'>['company'] = {
  ...{ legalName: 'Kubki sp. z o.o.', street: 'ul. Morska 1', postalCode: '81-222', city: 'Gdynia' },
  ...{ vatId: '', taxNumber: '', registryNumber: '', register: '', krs: '', kvk: '', lucid: '', responsiblePerson: '' },
  ...{ openingHours: '', numbersComplete: false, phone: '', email: 'sklep@kubki.pl' },
};

test('fields that only one has changed are kept, whoever is second', async (context) => {
  const { owner } = context;
  await owner.mutate('SetupSaveCompany', { company });
  const [one, other] = [await open(context), await open(context)];
  const first = { ...company, phone: '+48 58 500 00 00' };
  assert.equal((await owner.mutate('SetupSaveCompany', { company: first, versions: one.versions })).saveCompany, saved);
  const second = { ...company, city: 'Sopot' };
  const { saveCompany } = await owner.mutate('SetupSaveCompany', { company: second, versions: other.versions });
  assert.equal(saveCompany, saved);
  const { phone, address } = (await settingsOf(context)).company;
  assert.equal([phone, address.city], ['+48 58 500 00 00', 'Sopot']);
});

test('the same field is asked about with who has saved it, and nothing of the step is stored until then', async (context) => {
  const { owner } = context;
  await owner.mutate('SetupSaveCompany', { company });
  const { versions } = await open(context);
  await owner.mutate('SetupSaveCompany', { company: { ...company, city: 'Hel', phone: '+48 58 500 00 00' } });
  const mine = { ...company, city: 'Sopot', email: 'biuro@kubki.pl' };
  const { saveCompany: asked } = await owner.mutate('SetupSaveCompany', { company: mine, versions });
  assert.equal([asked.refusal, asked.field], ['ChangedMeanwhile', 'company.address.city']);
  assert.is(asked.since?.document, 'company');
  assert.type(asked.since?.by, 'string');
  assert.equal((await settingsOf(context)).mail.sender, 'sklep@kubki.pl', 'nothing is half saved');
  const { document, version } = asked.since ?? { document: '', version: 0 };
  const again = { read: versions.read, told: [{ document, version }] };
  assert.equal((await owner.mutate('SetupSaveCompany', { company: mine, versions: again })).saveCompany, saved);
  const { phone, address, email } = (await settingsOf(context)).company;
  assert.equal([address.city, email], ['Sopot', 'biuro@kubki.pl']);
  assert.is(phone, '+48 58 500 00 00', 'what the other alone has changed stays all the same');
  // A third one has saved since the person was told of the second.
  await owner.mutate('SetupSaveCompany', { company: { ...company, city: 'Reda' } });
  const third = await owner.mutate('SetupSaveCompany', { company: mine, versions: again });
  assert.is(third.saveCompany.refusal, 'ChangedMeanwhile');
});

test('each step of documents asks', async (context) => {
  const { owner } = context;
  type Versions = Awaited<ReturnType<typeof open>>['versions'];
  const name = { tagline: '', logo: null, accentLight: '#1d4ed8', accentDark: '#93b4ff' };
  const market = { language: 'pl', currency: 'PLN', country: 'PL' } as const;
  const parcel = (id: string, minor: number) => ({
    ...{ methods: [{ id, prices: [{ zone: 0, rate: 0, currency: 'PLN' as const, minor }] }], cutOffHour: 14 },
    freeFromMinor: null,
  });
  const account = { currency: 'PLN', iban: 'PL61109010140000071219812874', bic: '', bank: 'Bank' } as const;
  const { deliveries } = (await open(context)).shown;
  const id = deliveries.find(({ kind, isOn }) => kind === 'courier' && isOn)?.id ?? '';
  const steps = [
    (own: number, versions: Versions) => owner.mutate('SetupSaveName', { ...name, name: `Kubki ${own}`, versions }),
    (own: number, versions: Versions) => owner.mutate('SetupSaveDelivery', { ...parcel(id, 700 + own), versions }),
    (own: number, versions: Versions) =>
      owner.mutate('SetupSavePayments', { methods: [['card'], ['card', 'blik']][own] ?? [], versions }),
    (own: number, versions: Versions) =>
      owner.mutate('SetupSaveBankAccount', { ...account, holder: `Kubki ${own}`, versions }),
    (own: number, versions: Versions) =>
      owner.mutate('SetupSaveMarkets', {
        ...{ markets: [{ ...market, country: ['CZ', 'DE'][own] ?? '' }], main: 'pl', rates: [], versions },
      }),
    (own: number, versions: Versions) =>
      owner.mutate('SetupChooseCountry', { country: ['DE', 'NL'][own] ?? '', versions }),
  ] as const;
  for (const step of steps) {
    const { versions } = await open(context);
    const [first, second] = [Object.values(await step(0, versions))[0], Object.values(await step(1, versions))[0]];
    assert.is(first?.refusal, null, JSON.stringify(first));
    assert.is(second?.refusal, 'ChangedMeanwhile', JSON.stringify(second));
    assert.is(Object.values(await step(0, versions))[0]?.refusal, null, 'who says the same is asked nothing');
  }
});

test('prices are those of the zones that the form shows, whatever zones are there meanwhile', async (context) => {
  const { owner, shop } = context;
  const { shown, versions } = await open(context);
  const id = shown.deliveries.find(({ kind, isOn }) => kind === 'courier' && isOn)?.id ?? '';
  const { delivery } = await settingsOf(context);
  const abroad = {
    countries: ['CZ'],
    minDays: 2,
    maxDays: 3,
    rates: [{ maxWeightGrams: 30_000, prices: { PLN: 500 } }],
  };
  const methods = delivery.methods.map((method) =>
    method.id === id ? { ...method, zones: [abroad, ...method.zones] } : method,
  );
  await setSettings(shop.database.db, 'delivery', { ...delivery, methods });
  const given = {
    ...{ methods: [{ id, prices: [{ zone: 0, rate: 0, currency: 'PLN' as const, minor: 888 }] }], cutOffHour: 14 },
    freeFromMinor: null,
  };
  const asked = (await owner.mutate('SetupSaveDelivery', { ...given, versions })).saveDelivery;
  assert.is(asked.refusal, 'ChangedMeanwhile');
  const { document, version } = asked.since ?? { document: '', version: 0 };
  const again = { read: versions.read, told: [{ document, version }] };
  assert.equal((await owner.mutate('SetupSaveDelivery', { ...given, versions: again })).saveDelivery, saved);
  const [zone] = (await settingsOf(context)).delivery.methods[0]?.zones ?? [];
  assert.equal([zone?.countries, zone?.rates[0]?.prices.PLN], [['PL'], 888]);
});

test.run();
