// What is sold by measure says what a unit of it costs wherever it says its price: on every card, page, suggestion and mail.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { unitPriceText } from '#server/catalogue/variants/unit-price-text.ts';
import type { QueryName, VariablesOf } from '#src/graphql-client.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Currency, money } from '#src/money.ts';
import { queryUrl } from '#src/surfaces/storefront-api.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { importText } from '../fixtures/catalogue/empty-shop-suite.ts';

const test = suite<{ shop: ShopFixture }>('unit prices');

// The cheapest coffee is sold out, and the next one has the higher price of a kilogram; the tea is reduced; the mug has none.
const goods = `URL handle,Title,Option1 name,Option1 value,SKU,Price,Price / Eurozone,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Unit price total measure,Unit price total measure unit,Unit price base measure,Unit price base measure unit
kawa,Kawa,Waga,100 g,KAWA-100,10.00,2.50,,shopify,0,deny,100,g,1,kg
kawa,,Waga,250 g,KAWA-250,30.00,7.50,,shopify,5,deny,250,g,1,kg
kawa,,Waga,1 kg,KAWA-1000,80.00,20.00,,shopify,5,deny,1,kg,1,kg
herbata,Herbata,,,HERBATA,12.00,3.00,15.00,shopify,5,deny,75,g,100,g
kubek,Kubek,,,KUBEK,20.00,5.00,,shopify,5,deny,,,,
`;

test.before(async (context) => {
  context.shop = await aShop();
  await importText(context.shop.database, goods);
});
test.after(({ shop }) => shop.close());

const ask = async <Name extends QueryName>({ app }: ShopFixture, name: Name, variables: VariablesOf<Name>) =>
  (await app.inject(queryUrl(name, variables))).body;

const textOf = async ({ app }: ShopFixture, path: string) =>
  (await app.inject(path)).body.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** By handle, in the answer of a query or in a page's data. */
const unitPricesIn = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/"handle":"(\w+)","title":"[^"]+".*?"unitPrice":(null|"[^"]+")/g)].map(([, handle, price]) => [
      handle,
      JSON.parse(price ?? '')?.replaceAll('\u00a0', ' ') ?? null,
    ]),
  );

const german = { kawa: '30,00 € pro kg', herbata: '4,00 € pro 100 g', kubek: null };

test('a card says it of the variant whose price it shows', async ({ shop }) => {
  const text = await textOf(shop, '/de/c/all');
  assert.match(text, /Kawa ab 7,50 € 30,00 € pro kg/);
  assert.match(text, /Herbata 3,00 € 4,00 € pro 100 g/);
  assert.match(text, /Kubek 5,00 € (?!\d)/);
});

test('where a list is narrowed down, it is that of the chosen one', async ({ shop }) => {
  assert.match(await textOf(shop, '/de/c/all?waga=1-kg'), /Kawa 20,00 € 20,00 € pro kg/);
});

test('every list of cards has it', async ({ shop }) => {
  for (const path of ['/de', '/de/c/all', '/de/search?q=kawa']) {
    const found = unitPricesIn((await shop.app.inject(path)).body);
    assert.is(found.kawa, german.kawa, path);
  }
  const related = unitPricesIn((await shop.app.inject('/de/p/kubek')).body.replace(/.*"related":/, ''));
  assert.equal(related, { kawa: german.kawa, herbata: german.herbata });
  const handles = ['kawa', 'herbata', 'kubek'];
  assert.equal(unitPricesIn(await ask(shop, 'CatalogueSaved', { locale: 'de', handles })), german);
  assert.is(unitPricesIn(await ask(shop, 'CatalogueSuggestions', { locale: 'de', text: 'kawa' })).kawa, german.kawa);
  const goesWith = (await ask(shop, 'CartShow', { locale: 'de' })).replace(/.*"goesWith":/, '');
  assert.equal(unitPricesIn(goesWith), german);
});

test('the page of a product says it of each variant', async ({ shop }) => {
  const { body } = await shop.app.inject('/pl/p/kawa?variant=KAWA-1000');
  const prices = [...body.matchAll(/"unitPrice":"([^"]+)"/g)].map(([, price]) => price?.replaceAll('\u00a0', ' '));
  assert.equal(prices.slice(0, 3), ['100,00 zł za kg', '120,00 zł za kg', '80,00 zł za kg']);
  assert.match(await textOf(shop, '/pl/p/kawa?variant=KAWA-1000'), /80,00 zł z VAT, plus dostawa 80,00 zł za kg/);
});

const written: [Locale, Currency, string][] = [
  ['pl', 'PLN', '16,40 zł za 100 g'],
  ['de', 'EUR', '16,40 € pro 100 g'],
  ['nl', 'EUR', '€ 16,40 per 100 g'],
  ['cs', 'CZK', '16,40 Kč za 100 g'],
  ['en', 'EUR', '€16.40 per 100 g'],
];

for (const [locale, currency, text] of written) {
  test(`it is written as ${locale} writes it`, () => {
    const shown = unitPriceText(money(1_230, currency), [75, 'g', 100, 'g'], locale);
    assert.is(shown?.replaceAll('\u00a0', ' '), text);
  });
}

test('an amount of its unit is on one line, in the signs of units', () => {
  assert.is(unitPriceText(money(1_230, 'EUR'), [3, 'm2', 1, 'm2'], 'de'), '4,10\u00a0€ pro m²');
  assert.is(unitPriceText(money(1_230, 'EUR'), [3, 'l', 0.75, 'l'], 'de'), '3,08\u00a0€ pro 0,75\u00a0l');
  assert.is(unitPriceText(money(1_230, 'EUR'), [3, 'l', 1, 'kg'], 'de'), null);
});

test.run();
