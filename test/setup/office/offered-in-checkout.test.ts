// What the first run ticks and says nothing of is what the checkout then offers, and what it says is lacking is offered to nobody.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import { readCheckout } from '#server/checkout/read-checkout.ts';
import { saveDraft } from '#server/checkout/save-draft.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { listSettings } from '#server/shop/settings-store.ts';
import { wallets } from '#src/payments/methods/payment-methods.ts';
import { aPaymentProvider } from '#test/fixtures/a-payment-provider.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { aDraft, aSession } from '#test/fixtures/a-shopper.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; owner: ReturnType<typeof officePerson>; variantId: string };

const test = suite<Context>('what the first run offers');

test.before(async (context) => {
  context.shop = await aShop({ settings: {} });
  const { db } = context.shop.database;
  const { cookie } = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true });
  context.owner = officePerson(context.shop, cookie);
  await context.owner.mutate('SetupChooseCountry', { country: 'PL' });
  context.variantId = await aProduct(db);
});
test.after(({ shop }) => shop.close());

const [HOME, ABROAD] = ['PL', 'DE'] as const;

async function inWizard({ owner }: Context, country: string = HOME) {
  const { methods, deliveries } = (await owner.query('SetupShow', {})).shopSetup;
  const ways = deliveries.filter(({ isOn, zones }) => isOn && zones.some((zone) => zone.countries.includes(country)));
  const ticked = methods.filter(({ id, isOn }) => isOn && !wallets.some((wallet) => wallet === id));
  return {
    methods: ticked.filter(({ lacks }) => !lacks).map(({ id }) => id),
    lacking: ticked.filter(({ lacks }) => lacks).map(({ id }) => id),
    ways: ways.filter(({ lacksPointsIn }) => !lacksPointsIn.includes(country)).map(({ id }) => id),
    lackingWays: ways.filter(({ lacksPointsIn }) => lacksPointsIn.includes(country)),
  };
}

async function inCheckout({ shop: { database }, variantId }: Context, country: string = HOME) {
  const { db } = database;
  const { payments: paymentSettings, markets } = withNeutralSettings(await listSettings(db));
  const services = {
    db,
    now: () => shopTime,
    session: aSession(),
    payments: aPaymentProvider(),
    paymentSettings,
    markets,
  };
  await addCartLine(services, { variantId, quantity: 1 });
  await saveDraft(services, aDraft);
  const { shippingOptions, payment } = await readCheckout(services, 'pl', { country });
  return { methods: [...payment.methods], ways: shippingOptions.map(({ method }) => method) };
}

const sorted = (list: readonly string[]) => [...list].sort();

test('it is what the checkout offers, before and after what was lacking is there', async (context) => {
  const before = await inWizard(context);
  const offered = await inCheckout(context);
  assert.ok(before.lacking.includes('bank_transfer'), before.lacking.join());
  assert.ok(before.lackingWays.length > 0, 'lockers without points');
  assert.equal(sorted(offered.methods), sorted(before.methods));
  assert.equal(sorted(offered.ways), sorted(before.ways));
  const abroad = await inCheckout(context, ABROAD);
  assert.equal(abroad.ways, (await inWizard(context, ABROAD)).ways);
  assert.ok(abroad.ways.length > 0, 'a parcel goes abroad');

  const account = {
    currency: 'PLN',
    holder: 'Kubki',
    iban: 'PL61109010140000071219812874',
    bic: '',
    bank: '',
  } as const;
  assert.is(
    (await context.owner.mutate('SetupSaveBankAccount', { ...account, bank: 'Bank' })).saveBankAccount.refusal,
    null,
  );
  const after = await inWizard(context);
  assert.ok(after.methods.includes('bank_transfer'));
  assert.equal(sorted((await inCheckout(context)).methods), sorted(after.methods));
});

test.run();
