// What the page of the law says of goods in reduced classes that are sold with the VAT of their destination.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import type { Standing } from '#server/law/duty.ts';
import { listDuties, readLawShop } from '#server/law/list-duties.ts';
import { saySaid } from '#server/law/say-duty.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { listSettings } from '#server/shop/settings-store.ts';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; owner: ReturnType<typeof officePerson> };
const test = suite<Context>('classes of VAT abroad');

const address = { street: 'Street 1', postalCode: '00100', city: 'Helsinki', country: 'FI' };

test.before(async (context) => {
  context.shop = await aShop({ settings: {} });
  const { cookie } = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime, locale: 'en' });
  context.owner = officePerson(context.shop, cookie);
  await change(context, 'company', { legalName: 'Seller Ltd', address, email: 'seller@seller.eu' });
  const countries = ['FI', 'DE', 'DK', 'EE', 'SE'];
  const zone = { countries, minDays: 1, maxDays: 3, rates: [{ maxWeightGrams: 30_000, prices: { EUR: 900 } }] };
  const methods = [{ id: 'post', carrier: 'dpd', kind: 'courier', names: {}, zones: [zone] }];
  await change(context, 'delivery', { methods } as never);
});
test.after(({ shop }) => shop.close());

async function change<Document extends SettingsDocument>(
  { shop: { database } }: Context,
  document: Document,
  data: Partial<SettingsOf<Document>>,
): Promise<void> {
  const before = withNeutralSettings(await listSettings(database.db))[document];
  const changed = { document, data: { ...before, ...data }, changedBy: 'cli', now: shopTime };
  await inTransaction(database.db, (tx) => changeSettings(tx, changed));
}

async function read({ shop: { database } }: Context): Promise<string[]> {
  const shop = await readLawShop(database.db, { mailFrom: undefined }, shopTime);
  const standing = (await listDuties(shop)).find(({ duty }) => duty.key === 'vat') as Standing;
  return [standing.state, ...(standing.points ?? []).map(({ says }) => saySaid(says, 'en', []))];
}

async function sell({ shop: { database } }: Context, handle: string, vatClass: string): Promise<void> {
  await aProduct(database.db, { handle });
  await database.db.updateTable('products').set({ vat_class: vatClass }).where('handle', '=', handle).execute();
}

test('goods of the standard class leave nothing to confirm', async (context) => {
  await sell(context, 'lamp', 'standard');
  assert.equal(await read(context), ['met']);
});

test('a class that a country lacks is named with what is charged and what it has instead', async (context) => {
  await sell(context, 'book', 'second_reduced');
  assert.equal(await read(context), [
    'toConfirm',
    'Class “second reduced” does not exist in these countries: their next higher rate is charged, perhaps more than is due. In brackets what else they have: Germany 19% (7%).',
    'Class “second reduced” is charged at the rate of the same name: Estonia 13%, Sweden 12%.',
  ]);
});

test('the page leads to where the merchant says otherwise', async ({ owner }) => {
  const { lawDuties } = await owner.query('LawShow', {});
  const duty = lawDuties.find(({ key }) => key === 'vat');
  assert.equal(
    duty?.lacks.map(({ mendAt }) => mendAt),
    ['/admin/settings/?document=taxes', '/admin/settings/?document=taxes'],
  );
});

test('what the merchant has said is no longer asked', async (context) => {
  await change(context, 'taxes', { classes: { second_reduced: { DE: 'reduced', EE: 'reduced', SE: 'reduced' } } });
  assert.equal(await read(context), ['met']);
});

test('goods at zero pay nothing abroad, which is said', async (context) => {
  await sell(context, 'coat', 'zero');
  const [state, said] = await read(context);
  assert.is(state, 'toConfirm');
  assert.match(said ?? '', /“zero”.*less than is due.*Germany 0%/);
});

test('with the VAT of home, or none, there is nothing to confirm', async (context) => {
  await change(context, 'taxes', { smallBusiness: true });
  assert.equal(await read(context), ['met']);
  await change(context, 'taxes', { smallBusiness: false, oss: false });
  assert.equal(await read(context), ['met']);
});

test.run();
