// What a change of a document does is said before it is done, for documents that touch goods, sending and the look.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { listEffects, prepareSettings } from '#server/shop/change-settings.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { anUnpaidOrder } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { shopTime } from '../../fixtures/a-shop.ts';

const test = suite<{ database: NamedDatabase }>('effects of settings');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

const neutral = withNeutralSettings({});

/** `before`: what is in force, where it is not what nobody has set. */
async function effectsOf<Document extends SettingsDocument>(
  { database: { db } }: { database: NamedDatabase },
  document: Document,
  settings: Partial<SettingsOf<Document>>,
  before: Partial<SettingsOf<Document>> = {},
  others: Partial<typeof neutral> = {},
): Promise<string[]> {
  const inForce = { ...neutral, ...others, [document]: { ...neutral[document], ...before } };
  const changed = { ...inForce[document], ...settings } as SettingsOf<Document>;
  const effects = await listEffects(db, document, { settings: changed, inForce, now: shopTime });
  return effects.map(({ say }) => say(translateTo('en'), 'en'));
}

test('what changes nothing says nothing', async (context) => {
  for (const document of ['brand', 'identity', 'mail', 'carriers', 'stock', 'product-fields', 'storefront'] as const)
    assert.equal(await effectsOf(context, document, {}), [], document);
});

test('a field of products that is taken away says how many products say something in it', async (context) => {
  const { db } = context.database;
  const named = { unit: '', choices: [], isShown: true, isFilter: false };
  const wood = { key: 'wood', kind: 'yes_no' as const, names: { en: 'Of wood' }, ...named };
  const unused = { key: 'care', kind: 'text' as const, names: { en: 'Care' }, ...named };
  await aProduct(db, { handle: 'bowl' });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'bowl').executeTakeFirstOrThrow();
  await db.insertInto('product_field_values').values({ product_id: id, field: 'wood', value: 'true' }).execute();
  const before = { fields: [wood, unused] };
  const [said, ...others] = await effectsOf(context, 'product-fields', { fields: [] }, before);
  assert.match(said ?? '', /^1 product says something in “Of wood”/);
  assert.equal(others, []);
  assert.equal(await effectsOf(context, 'product-fields', { fields: [wood] }, before), []);
});

test('shutting out crawlers that answer is said, opening to them and those that train is not', async (context) => {
  const [said, ...others] = await effectsOf(context, 'assistants', { allowsAnswering: false, allowsTraining: false });
  assert.is(said, 'Assistants that search the web will answer without your shop.');
  assert.equal(others, []);
  const shut = { allowsAnswering: false };
  assert.equal(await effectsOf(context, 'assistants', { allowsAnswering: true, allowsTraining: false }, shut), []);
});

test('with the one-stop shop on, fewer than ten years for the books are told, on either page', async (context) => {
  const company = { ...neutral.company, address: { ...neutral.company.address, country: 'DE' } };
  const taxes = (oss: boolean) => ({ ...neutral.taxes, oss });
  const shorter = { bookkeepingYears: 8 };
  const said = await effectsOf(context, 'retention', shorter, {}, { company, taxes: taxes(true) });
  assert.equal(
    said.map((text) => /one-stop shop .* 10 years\. After 8 years/.test(text)),
    [true],
  );
  assert.equal(await effectsOf(context, 'retention', shorter, {}, { company, taxes: taxes(false) }), []);
  assert.equal(await effectsOf(context, 'retention', { bookkeepingYears: 10 }, {}, { company }), []);
  assert.is((await effectsOf(context, 'retention', { bookkeepingYears: 5 }, {}, { company })).length, 2);
  const retention = { ...neutral.retention, ...shorter };
  const [, turnedOn] = await effectsOf(context, 'taxes', { oss: true }, { oss: false }, { company, retention });
  assert.match(turnedOn ?? '', /10 years\. After 8 years/);
});

test('another limit of stock says how many variants are low by it, and silence is said', async (context) => {
  await aProduct(context.database.db, { handle: 'cup', onHand: 4 });
  const said = await effectsOf(context, 'stock', { lowStockAt: 4, mailsLowStock: false });
  assert.match(said[0] ?? '', /^\d+ variants? counts? as low/);
  assert.match(said[1] ?? '', 'Nobody is told');
  assert.equal(await effectsOf(context, 'stock', { lowStockAt: null }), []);
});

test('another domain of the sender wants its records looked at, another address of the same does not', async (context) => {
  const before = { sender: 'shop@kubki.example', merchant: 'me@kubki.example' };
  assert.match((await effectsOf(context, 'mail', { sender: 'a@other.example' }, before))[0] ?? '', 'ask other.example');
  assert.equal(await effectsOf(context, 'mail', { sender: 'hello@kubki.example' }, before), []);
  assert.match((await effectsOf(context, 'mail', { merchant: '' }, before))[0] ?? '', 'Nobody is told');
});

test('labels for trying, the notice without its file, a name and a shape of cards are told', async (context) => {
  const { carriers } = neutral;
  const trying = { inpost: { ...carriers.inpost, server: 'test' as const } };
  assert.match((await effectsOf(context, 'carriers', trying))[0] ?? '', /^InPost makes labels for trying only/);
  assert.match((await effectsOf(context, 'carriers', carriers, trying))[0] ?? '', /^InPost makes real labels/);
  const notice = await effectsOf(context, 'storefront', { guaranteeNoticeOnProducts: true });
  assert.match(notice[0] ?? '', /^The official file is missing \(/);
  assert.match((await effectsOf(context, 'identity', { name: 'Kubki' }))[0] ?? '', 'Stripe account');
  const square = () => effectsOf(context, 'brand', { cardRatio: 'square' });
  assert.equal(await square(), [], 'without pictures nothing is cut');
});

type Markets = SettingsOf<'markets'>['markets'];
const greece: Markets[number] = { language: 'en', currency: 'EUR', country: 'GR', deliversTo: [] };
const inGreece = (deliversTo: Markets[number]['deliversTo'] = []) => ({
  ...neutral.markets,
  markets: [{ ...greece, deliversTo }],
  main: 'en' as const,
});
const zones = [
  {
    countries: ['GR' as const],
    minDays: 1,
    maxDays: 2,
    rates: [{ maxWeightGrams: 1000, prices: { EUR: 500 } }],
    freeFrom: {},
  },
];
const toGreece = {
  ...neutral.delivery,
  methods: [{ id: 'acs', carrier: 'acs', kind: 'courier' as const, names: {}, zones }],
};

test('a market is told that its own country is left out, that nothing leads there, and that people pay in other money', async (context) => {
  const inForce = { markets: inGreece(), delivery: toGreece };
  const leftOut = await effectsOf(context, 'markets', inGreece(['ES', 'FR']), inForce.markets, inForce);
  assert.match(leftOut[0] ?? '', 'cannot order to Greece any more: this market delivers to France, Spain alone');
  assert.equal(await effectsOf(context, 'markets', { main: 'en' }, inGreece(['ES']), inForce), [], 'as before');
  const dutch: Markets[number] = { language: 'nl', currency: 'PLN', country: 'NL', deliversTo: [] };
  const added = await effectsOf(context, 'markets', { markets: [greece, dutch] }, inForce.markets, inForce);
  const said = added.filter((text) => !/no price/.test(text));
  assert.match(said[0] ?? '', /^Nothing is delivered to Netherlands in PLN/);
  assert.match(said[1] ?? '', /^In Netherlands people pay in EUR; \/nl would have its prices in PLN/);
});

test('a way of delivery without a price that a market can pay is said to be offered to nobody', async (context) => {
  const inForce = { markets: inGreece(), delivery: toGreece };
  const priced = (prices: object) => [{ ...zones[0], rates: [{ maxWeightGrams: 1000, prices }] }];
  const [acs] = toGreece.methods;
  const saidOf = async (changed: object[], before = toGreece) => {
    const said = await effectsOf(context, 'delivery', { methods: changed as never }, before, {
      ...inForce,
      delivery: before,
    });
    return said.filter((text) => /no price/.test(text));
  };
  assert.equal(await saidOf([{ ...acs, names: { en: 'Van' } }]), []);
  for (const changed of [[], priced({}), priced({ PLN: 900 })])
    assert.equal(await saidOf([{ ...acs, names: { en: 'Van' }, zones: changed }]), [
      'Van has no price in the money of your markets yet: no shopper is offered it.',
    ]);
  assert.match(
    (await saidOf([acs, { id: 'shop', carrier: 'collected', kind: 'courier', names: {}, zones: [] }] as never))[0] ??
      '',
    /^Collection in person has/,
  );
  const without = { ...toGreece, methods: [{ ...acs, zones: [] }] } as never;
  assert.equal(await saidOf([{ ...acs, names: { en: 'Van' }, zones: [] }], without), [], 'as before');
});

test('a company that moves to a country with other money is told that its prices stay', async (context) => {
  const inForce = { markets: inGreece() };
  const of = (country: string) => ({ address: { street: '', postalCode: '', city: '', country } });
  const said = await effectsOf(context, 'company', of('PL'), of('GR'), inForce);
  assert.match(said[1] ?? '', /^Your prices stay in EUR, though people in Poland pay in PLN\..*“Markets, languages/);
  assert.is((await effectsOf(context, 'company', of('PT'), of('GR'), inForce)).length, 1);
});

test('a market that goes is told the open orders that were placed in it', async (context) => {
  const services = { db: context.database.db, now: () => shopTime, payments: aPaymentProvider() };
  await anUnpaidOrder(services);
  const polish: Markets[number] = { language: 'pl', currency: 'PLN', country: 'PL', deliversTo: [] };
  const inForce = { markets: { ...neutral.markets, main: 'en' as const, markets: [greece, polish] } };
  const said = await effectsOf(context, 'markets', { markets: [greece] }, inForce.markets, inForce);
  assert.ok(said.includes('1 open order was placed in this language (Polish). Its e-mails stay in it.'), said.join());
});

test('what is switched on without what it needs is said to be offered to nobody', async (context) => {
  const inForce = { markets: inGreece(), delivery: toGreece };
  const cash = { terms: { EUR: { fee: 200, minTotal: 0, maxTotal: 50000 } }, countries: ['GR'], carriers: ['acs'] };
  const saidOf = (changes: object) =>
    effectsOf(context, 'payments', { cashOnDelivery: { ...cash, ...changes } }, {}, inForce);
  assert.equal(await saidOf({}), []);
  for (const changes of [
    { terms: {} },
    { countries: [] },
    { carriers: [] },
    { countries: ['PT'] },
    { carriers: ['dhl'] },
  ])
    assert.match((await saidOf(changes))[0] ?? '', 'offered to nobody', JSON.stringify(changes));
  const transfer = { bankTransfer: { accounts: {}, expiryDays: 7 } };
  assert.match(
    (await effectsOf(context, 'payments', transfer, {}, inForce))[0] ?? '',
    /^Bank transfer would be offered/,
  );
});

test('a range that its country cannot mean is refused: one that ends before it begins, and one with a longer end', async ({
  database: { db },
}) => {
  const saved = (entry: string, countries: string[]) => {
    const [method] = toGreece.methods;
    const data = {
      methods: [{ ...method, carrier: 'dhl', zones: [{ ...zones[0], countries, onlyPostalCodes: [entry] }] }],
    };
    return prepareSettings(db, { document: 'delivery', data, before: undefined, now: new Date() });
  };
  const refused = await saved('74-70', ['GR']);
  assert.equal(refused.ok ? [] : refused.error.faults.map(({ path }) => path), ['methods.0.zones.0.onlyPostalCodes.0']);
  assert.ok((await saved('74-70', ['PL'])).ok, 'the beginning of 74-701');
  assert.ok((await saved('70-74', ['GR'])).ok);
  const uneven = await saved('1000-12000', ['NL', 'BE']);
  assert.equal(uneven.ok ? [] : uneven.error.faults.map(({ key }) => key), ['settingFault.postalLengths']);
  assert.ok((await saved('84-1', ['GR', 'PL'])).ok, 'in Poland the beginning of 84-100');
});

test('a postcode that is none of the country’s and a number of a register that looks odd are told before they are stored', async (context) => {
  const address = { street: '', postalCode: '1056', city: 'Athens', country: 'GR' };
  const german = { ...address, postalCode: '10115', city: 'Berlin', country: 'DE' };
  const odd = await effectsOf(context, 'company', { vatId: '', lucid: 'DE1', address: german });
  assert.ok(odd.some((text) => text.includes('DE1 does not fit the form of such a number')));
  const said = await effectsOf(context, 'company', { vatId: 'EL094259216', address });
  assert.ok(said.some((text) => /^No postcode of Greece is written like 1056: they look like 105 57\./.test(text)));
  const right = await effectsOf(context, 'company', {
    vatId: 'EL094259216',
    address: { ...address, postalCode: '105 57' },
  });
  assert.not.match(right.join(), /does not fit|No postcode/);
  assert.equal(
    await effectsOf(context, 'company', { phone: '1' }, { vatId: 'EL094259216', address }),
    [],
    'nothing new',
  );
});

test.run();
