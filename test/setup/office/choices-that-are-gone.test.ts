// What no shop has, or another tab has taken away meanwhile, is refused by the steps of the first run, and nothing is stored.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { listSettings } from '#server/shop/settings-store.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; owner: ReturnType<typeof officePerson> };

const test = suite<Context>('choices of the first run that are gone');
const saved = { refusal: null, field: null, others: [], since: null };
const refused = (refusal: string, field: string | null) => ({ refusal, field, others: [], since: null });

test.before.each(async (context) => {
  context.shop = await aShop({ settings: {} });
  const { cookie } = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime });
  context.owner = officePerson(context.shop, cookie);
});
test.after.each(({ shop }) => shop.close());

const settingsOf = async ({ shop }: Context) => withNeutralSettings(await listSettings(shop.database.db));
const begin = ({ owner }: Context) => owner.mutate('SetupChooseCountry', { country: 'PL' });

test('a payment method that nobody knows is refused, alone and beside others', async (context) => {
  const { owner } = context;
  await begin(context);
  const before = (await settingsOf(context)).payments;
  for (const methods of [['nope'], ['bank_transfer\u200b'], ['card', 'nope']])
    assert.equal(
      (await owner.mutate('SetupSavePayments', { methods })).savePayments,
      refused('MethodUnknown', 'methods'),
    );
  assert.equal((await settingsOf(context)).payments, before);
});

test('what another tab has taken away meanwhile is neither the only way to pay nor priced for a parcel', async (context) => {
  const { owner } = context;
  await begin(context);
  const market = { language: 'de', currency: 'EUR', country: 'DE' } as const;
  assert.equal(
    (await owner.mutate('SetupSaveMarkets', { markets: [market], main: 'de', rates: [] })).saveMarkets,
    saved,
  );
  const { savePayments } = await owner.mutate('SetupSavePayments', { methods: ['blik'] });
  assert.equal(savePayments, refused('MethodUnknown', 'methods'), 'it pays zlotys alone');
  const price = { currency: 'EUR', minor: 700 } as const;
  for (const place of [
    { zone: 9, rate: 0 },
    { zone: 0, rate: 9 },
    { zone: -1, rate: 0 },
  ]) {
    const { saveDelivery } = await owner.mutate('SetupSaveDelivery', {
      methods: [{ id: 'inpost-locker', prices: [{ ...place, ...price }] }],
      ...{ freeFromMinor: null, cutOffHour: 12 },
    });
    assert.equal(saveDelivery, refused('DeliveryUnknown', 'methods'));
  }
});

test.run();
