// Which steps of the first run are done: by what the shop has, whoever said it, and where.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { beginShop } from '#server/shop/begin-shop.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import type { ResultOf } from '#src/graphql-client.ts';
import { setupSteps } from '#src/setup/setup-steps.ts';
import { marketOfCountry } from '#src/shop/market-presets.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { aCompany } from '#test/fixtures/a-company.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

const test = suite<{ shop: ShopFixture; owner: ReturnType<typeof officePerson> }>('the steps that are done');

test.before.each(async (context) => {
  context.shop = await aShop({ settings: {} });
  const { cookie } = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime });
  context.owner = officePerson(context.shop, cookie);
});
test.after.each(({ shop }) => shop.close());

const doneOf = ({ steps }: ResultOf<'SetupShow'>['shopSetup']) =>
  steps.filter(({ state }) => state === 'DONE').map(({ name }) => name);

test('steps are done by what the shop has, wherever it was said', async (context) => {
  const { db } = context.shop.database;
  const set = (document: SettingsDocument, data: unknown) =>
    inTransaction(db, (tx) => changeSettings(tx, { document, data, changedBy: 'cli', now: shopTime }));
  const steps = async () => doneOf((await context.owner.query('SetupShow', {})).shopSetup);
  await inTransaction(db, (tx) =>
    beginShop(tx, {
      name: 'Bergweide',
      country: 'DE',
      markets: [marketOfCountry('DE')],
      look: undefined,
      now: shopTime,
    }),
  );
  const begun = ['country', 'name', 'markets'];
  assert.equal(await steps(), begun, 'the command names neither carriers nor ways to pay');
  await context.owner.mutate('SetupChooseCountry', { country: 'DE' });
  assert.equal(await steps(), begun, 'also when it is said once more');
  await set('company', aCompany({ email: 'hallo@papierhaus.de' }));
  await set('mail', { sender: 'hallo@papierhaus.de' });
  assert.equal(await steps(), ['country', 'company', ...begun.slice(1)]);
  await aProduct(db, { handle: 'heft', onHand: 3 });
  assert.equal(await steps(), ['country', 'company', ...begun.slice(1), 'product', 'publish']);
  const { setupProgress } = await context.owner.query('SetupProgress', {});
  assert.equal([setupProgress?.done, setupProgress?.isPublished], [6, true]);
  await set('delivery', { ...(await findSettings(db, 'delivery'))?.data, cutOffHour: 9 });
  await set('payments', withNeutralSettings({}).payments);
  assert.equal(await steps(), setupSteps);
});

test('a step that the shell has done is open again where what it asks for has gone', async (context) => {
  const { db } = context.shop.database;
  const beginning = { name: 'Bergweide', markets: [marketOfCountry('DE')], look: undefined, now: shopTime };
  await inTransaction(db, (tx) => beginShop(tx, { ...beginning, country: 'DE' }));
  const change = async (document: SettingsDocument, data: unknown) => {
    const said = { document, data, changedBy: 'cli', now: shopTime };
    const changed = await inTransaction(db, (tx) => changeSettings(tx, said));
    assert.ok(changed.ok, JSON.stringify(changed));
  };
  await change('company', aCompany({ email: 'hallo@papierhaus.de' }));
  await change('mail', { sender: 'hallo@papierhaus.de' });
  await change('delivery', { ...(await findSettings(db, 'delivery'))?.data, cutOffHour: 9 });
  await change('payments', withNeutralSettings({}).payments);
  await aProduct(db, { handle: 'heft', onHand: 3 });
  const open = async () => {
    const { steps } = (await context.owner.query('SetupShow', {})).shopSetup;
    return steps.filter(({ state }) => state !== 'DONE').map(({ name }) => name);
  };
  const openBeforeLast = async () => (await open()).filter((step) => step !== 'publish');
  assert.equal(await open(), []);
  await db.updateTable('products').set({ status: 'archived' }).execute();
  assert.equal(await open(), ['product', 'publish'], 'nothing is for sale');
  await db.updateTable('products').set({ status: 'active' }).execute();
  const delivery = (await findSettings(db, 'delivery'))?.data;
  const unpriced = delivery?.methods.map((method) => ({
    ...method,
    zones: method.zones.map((zone) => ({ ...zone, rates: zone.rates.map((rate) => ({ ...rate, prices: {} })) })),
  }));
  await change('delivery', { ...delivery, methods: unpriced });
  assert.equal(await openBeforeLast(), ['delivery'], 'a parcel has no price');
  await change('delivery', delivery);
  await change('identity', { ...(await findSettings(db, 'identity'))?.data, name: translateTo('de')('setup.myShop') });
  assert.equal(await openBeforeLast(), ['name'], 'it is called what every new shop is called');
});

test('what the country brings along waits for its step, until somebody changes it', async (context) => {
  await context.owner.mutate('SetupChooseCountry', { country: 'DE' });
  const { db } = context.shop.database;
  const delivery = await findSettings(db, 'delivery');
  await inTransaction(db, (tx) =>
    changeSettings(tx, {
      ...{ document: 'delivery', data: { ...delivery?.data, cutOffHour: 9 }, changedBy: 'cli', now: shopTime },
    }),
  );
  assert.equal(doneOf((await context.owner.query('SetupShow', {})).shopSetup), ['country', 'delivery']);
});

test.run();
