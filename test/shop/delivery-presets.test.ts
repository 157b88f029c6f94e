// What `kasa init` writes of delivery and taxes, by country.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { listShippingCountries, listTariffs } from '#server/shipping/tariffs.ts';
import { beginShop } from '#server/shop/begin-shop.ts';
import { listLacks } from '#server/shop/incomplete-shop.ts';
import { findSaleTerms } from '#server/shop/sale-terms.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { memberStates } from '#src/countries/country.ts';
import type { Currency } from '#src/currencies.ts';
import { carrierNames } from '#src/shipping/carriers.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { marketOfCountry } from '#src/shop/market-presets.ts';
import type { TaxSettings } from '#src/shop/tax-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { shopTime } from '../fixtures/a-shop.ts';

const test = suite<{ database: Database }>('a shop’s first delivery and taxes');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

/** Begun, looked at, and taken back. */
async function begin({ db }: Database, country: string) {
  const undo = new Error('undo');
  const seen: { delivery: DeliverySettings; taxes: TaxSettings | undefined; lacks: string[] }[] = [];
  const begun = inTransaction(db, async (tx) => {
    assert.ok(
      (
        await beginShop(tx, {
          name: 'Shop',
          country,
          markets: [marketOfCountry(country)],
          look: undefined,
          now: shopTime,
        })
      ).ok,
    );
    const { delivery } = await findSaleTerms(tx);
    const lacks = await listLacks(tx, { mailFrom: undefined });
    const taxes = (await findSettings(tx, 'taxes'))?.data;
    seen.push({ delivery, taxes, lacks: lacks.map(({ document }) => document) });
    throw undo;
  });
  await begun.catch((error) => assert.is(error, undo));
  const [first] = seen;
  if (!first) throw new Error('Nothing was begun.');
  return first;
}

const home: [country: string, currency: Currency][] = [
  ['PL', 'PLN'],
  ['DE', 'EUR'],
  ['NL', 'EUR'],
  ['CZ', 'CZK'],
];

for (const [country, currency] of home) {
  test(`in ${country} parcels go home by several carriers, and to the whole Union by one`, async ({ database }) => {
    const { delivery, taxes, lacks } = await begin(database, country);
    assert.equal(taxes, { homeCountry: country, oss: false, rates: [], classes: {}, smallBusiness: false });
    assert.not.ok(lacks.includes('delivery'));
    assert.ok(delivery.methods.every(({ carrier }) => carrier in carrierNames));
    assert.equal(listShippingCountries(delivery, currency), [...memberStates].sort());
    assert.equal(listShippingCountries(delivery, 'EUR'), [...memberStates].sort());
    const tariffs = await listTariffs(database.db, delivery, { country, currency });
    assert.ok(new Set(tariffs.map(({ carrier }) => carrier)).size > 1, 'a choice at home');
    assert.ok(tariffs.every(({ freeFrom }) => freeFrom));
    for (const abroad of memberStates.filter((state) => state !== country))
      assert.ok((await listTariffs(database.db, delivery, { country: abroad, currency })).length > 0, abroad);
  });
}

test('elsewhere in the Union a courier waits for its price, and that it lacks one is said', async ({ database }) => {
  const { delivery, taxes, lacks } = await begin(database, 'IT');
  assert.is(taxes?.homeCountry, 'IT');
  assert.equal(delivery.methods[0]?.zones, [
    {
      countries: ['IT'],
      names: {},
      minDays: 1,
      maxDays: 3,
      rates: [{ maxWeightGrams: 30_000, prices: {} }],
      freeFrom: {},
    },
  ]);
  assert.equal(listShippingCountries(delivery, 'EUR'), []);
  assert.ok(lacks.includes('delivery'));
});

test('outside the Union no shop is begun', async ({ database }) => {
  for (const country of ['CH', 'NO', 'IS', 'LI', 'GB']) {
    const beginning = { name: 'Shop', country, markets: [marketOfCountry(country)], look: undefined, now: shopTime };
    const begun = await inTransaction(database.db, (tx) => beginShop(tx, beginning));
    assert.is(begun.ok, false, country);
  }
});

test.run();
