// The first run, the settings and the command `kasa init` take the same countries, and a shop that has prices keeps their
// currency wherever it moves.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { insertSettings, listSettings } from '#server/shop/settings-store.ts';
import { memberStates } from '#src/countries/country.ts';
import { unknownCompany } from '#src/shop/company.ts';
import { listCountriesByName } from '#src/shop/market-presets.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; owner: ReturnType<typeof officePerson> };

const test = suite<Context>('the country of a shop');
const saved = { refusal: null, field: null, others: [], since: null };
const outside = ['NO', 'IS', 'CH', 'LI', 'GB', 'US', 'XI', 'ZZ', 'pl', ''];

test.before.each(async (context) => {
  context.shop = await aShop({ settings: {} });
  const { cookie } = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime, isSteppedUp: true });
  context.owner = officePerson(context.shop, cookie);
});
test.after.each(({ shop }) => shop.close());

const settingsOf = async ({ shop }: Context) => withNeutralSettings(await listSettings(shop.database.db));
const choose = async ({ owner }: Context, country: string) =>
  (await owner.mutate('SetupChooseCountry', { country })).chooseCountry;

test('the first run refuses a country in which no shop can begin, before and after it has begun', async (context) => {
  const refused = { ...saved, refusal: 'CountryUnknown', field: 'country' };
  for (const country of outside) assert.equal(await choose(context, country), refused, country);
  assert.equal(await choose(context, 'FI'), saved);
  const begun = await settingsOf(context);
  for (const country of outside) assert.equal(await choose(context, country), refused, country);
  assert.equal(await settingsOf(context), begun, 'nothing was changed by it');
});

test('the settings refuse the same countries, but for one that was stored before', async ({ shop: { database } }) => {
  const change = (country: string) =>
    inTransaction(database.db, (tx) =>
      changeSettings(tx, {
        ...{ document: 'company', changedBy: 'test', now: shopTime },
        data: { ...unknownCompany('Kubki', 'PL'), address: { street: '', postalCode: '', city: '', country } },
      }),
    );
  for (const country of outside) {
    const changed = await change(country);
    assert.not(changed.ok, country);
    assert.equal(!changed.ok && changed.error.faults.map(({ path }) => path), ['address.country'], country);
  }
  for (const country of memberStates) assert.ok((await change(country)).ok, country);
  const stored = { ...unknownCompany('Kubki', 'PL'), address: { street: '', postalCode: '', city: '', country: 'GB' } };
  await inTransaction(database.db, (tx) =>
    insertSettings(tx, 'company', { version: 100, data: stored, changedBy: 'test', changedAt: shopTime }),
  );
  assert.ok((await change('GB')).ok, 'what was so before stands in nobody’s way');
  assert.not((await change('NO')).ok);
});

test('a shop with prices keeps their currency wherever it moves, and finds its way back', async (context) => {
  const { db } = context.shop.database;
  await choose(context, 'FI');
  const finnish = await settingsOf(context);
  await choose(context, 'PL');
  assert.equal((await settingsOf(context)).markets.markets, [
    { language: 'pl', currency: 'PLN', country: 'PL', deliversTo: [] },
  ]);
  await choose(context, 'FI');
  const { addFirstProduct } = await context.owner.mutate('SetupAddProduct', {
    ...{ newId: '0198a0f0-0000-4000-8000-000000000001', title: 'Kynttilä', priceMinor: 2490, currency: 'EUR' },
    ...{ stock: null, vatClass: 'standard', picture: null, isDraft: false },
  });
  assert.equal(addFirstProduct, saved);
  await choose(context, 'PL');
  const polish = await settingsOf(context);
  assert.equal([polish.company.address.country, polish.taxes.homeCountry], ['PL', 'PL']);
  assert.equal(
    polish.markets.markets.map(({ currency, country }) => [currency, country]),
    [['EUR', 'PL']],
  );
  assert.equal(polish.delivery, finnish.delivery, 'and no carriers whose prices are in another one');
  await choose(context, 'FI');
  assert.equal((await settingsOf(context)).markets, finnish.markets);
  const written = await db.selectFrom('audit_log').select('subject').where('kind', '=', 'settings.changed').execute();
  assert.ok(written.filter(({ subject }) => subject === 'markets').length >= 3, 'each change stands in the history');
});

test('countries are listed in the alphabet of the reader', () => {
  const firstIn = (locale: 'en' | 'de' | 'pl') =>
    listCountriesByName(locale)
      .slice(0, 3)
      .map(({ name }) => name);
  assert.equal(firstIn('en'), ['Austria', 'Belgium', 'Bulgaria']);
  assert.equal(firstIn('de'), ['Belgien', 'Bulgarien', 'Dänemark']);
  assert.equal(firstIn('pl'), ['Austria', 'Belgia', 'Bułgaria']);
  assert.equal(
    listCountriesByName('cs')
      .map(({ name }) => name)
      .slice(-1),
    ['Švédsko'],
  );
});

test.run();
