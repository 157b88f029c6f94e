// The first run where Kasa knows few carriers: another one is named, and all countries of the markets are led to.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { listSettings } from '#server/shop/settings-store.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { setSettings } from '#test/fixtures/settings/set-settings.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; owner: ReturnType<typeof officePerson> };

const test = suite<Context>('another carrier in the first run');
const saved = { refusal: null, field: null, others: [], since: null };

test.before(async (context) => {
  context.shop = await aShop({ settings: {} });
  const { cookie } = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime, isSteppedUp: true });
  context.owner = officePerson(context.shop, cookie);
});
test.after(({ shop }) => shop.close());

test('where Kasa knows few carriers another is named in the first run, and leads to all countries of the markets', async (context) => {
  await context.owner.mutate('SetupChooseCountry', { country: 'IE' });
  await setSettings(context.shop.database.db, 'markets', {
    markets: [
      { language: 'en', currency: 'EUR', country: 'IE', deliversTo: [] },
      { language: 'pl', currency: 'PLN', country: 'PL', deliversTo: [] },
    ],
    ...{ main: 'en', catalogueLanguage: 'en', conversions: [] },
  });
  const show = async () => (await context.owner.query('SetupShow', {})).shopSetup;
  const { deliveries, hasUsualCarriers } = await show();
  assert.not(hasUsualCarriers);
  const other = deliveries.find(({ otherName }) => otherName === '');
  assert.equal(
    deliveries.map(({ zones }) => zones.flatMap(({ countries }) => countries)),
    [
      ['IE', 'PL'],
      ['IE', 'PL'],
    ],
  );
  const id = other?.id ?? '';
  const save = (name: string | null) =>
    context.owner.mutate('SetupSaveDelivery', {
      methods: [{ id, name, prices: [{ zone: 1, rate: 0, currency: 'PLN' as const, minor: 4900 }] }],
      ...{ freeFromMinor: null, cutOffHour: 12 },
    });
  assert.equal((await save(null)).saveDelivery, { ...saved, refusal: 'CarrierNameless', field: `name-${id}` });
  assert.equal((await save(' An Post ')).saveDelivery, saved);
  const [stored] = withNeutralSettings(await listSettings(context.shop.database.db)).delivery.methods;
  assert.equal(stored?.names, { en: 'An Post' });
  assert.is(stored?.carrier, `other-${id}`);
  // Ireland, which nobody has priced, is offered again and not stored.
  assert.equal(
    stored?.zones.map(({ countries }) => countries),
    [['PL']],
  );
  const again = await show();
  assert.equal(
    again.deliveries[0]?.zones.map(({ countries }) => countries),
    [['PL']],
  );
});

test.run();
