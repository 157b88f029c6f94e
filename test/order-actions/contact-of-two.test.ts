// Two people put the address and contact of one order right at the same time.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contactFormOf, contactGroups } from '#src/order-actions/office/contact/contact-form.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { answerOf, ask, press, servicesOf } from '#test/orders/office/an-office.ts';
import { openTab } from '#test/staff/office/a-tab.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; anna: SignedInFixture; bert: SignedInFixture };
const test = suite<Context>('the contact of an order, changed by two people');

test.before(async (context) => {
  context.shop = await aShop();
  const as = (name: string) => signedInStaff(context.shop.database.db, 'manager', { name, now: shopTime });
  context.anna = await as('Anna Nowak');
  context.bert = await as('Bert Kowalski');
});
test.after(({ shop }) => shop.close());

async function openTabs({ shop, anna, bert }: Context) {
  const { number } = await aPaidOrder(servicesOf(shop));
  const read = async () => (await ask(shop, anna, 'OrdersManaged', { number })).managedOrder;
  const tabOf = (person: SignedInFixture) =>
    openTab({
      ...{ id: String(number), groups: contactGroups, outdated: 'OrderChanged' },
      async fetch() {
        const order = await read();
        return { version: order.version as number, base: contactFormOf(order) };
      },
      async send(contact, version) {
        const change = { number, version, contact, tellsCustomer: false };
        const now = await answerOf(press(shop, person, 'OrdersChangeContact', change));
        return now.version == null
          ? { refusal: String(now.refusal), by: now.by as string | null }
          : { id: String(number), version: Number(now.version) };
      },
    });
  return { read: async () => contactFormOf(await read()), ours: await tabOf(anna), theirs: await tabOf(bert) };
}

test('different fields are merged, without a question', async (context) => {
  const { read, ours, theirs } = await openTabs(context);
  ours.type({ phone: '+48600700800' });
  theirs.type({ line1: 'ul. Nowa 7', city: 'Kraków' });
  assert.is((await ours.save()).kind, 'saved');
  const merged = await theirs.save();
  assert.equal([merged.kind, 'isMerged' in merged && merged.isMerged], ['saved', true]);
  const { phone, line1, city } = await read();
  assert.equal([phone, line1, city], ['+48600700800', 'ul. Nowa 7', 'Kraków']);
});

test('a street and a town of two people are asked about as one place, with the name of whoever was first', async (context) => {
  const { read, ours, theirs } = await openTabs(context);
  ours.type({ city: 'Gdynia' });
  theirs.type({ line1: 'ul. Nowa 7' });
  await ours.save();
  const asked = await theirs.save();
  assert.is(asked.kind, 'asked');
  assert.is('refused' in asked && asked.refused?.by, 'Anna Nowak');
  const [collision] = theirs.edited().collisions;
  assert.equal(collision?.names, ['line1', 'line2', 'postalCode', 'city']);
  assert.is((await read()).city, 'Gdynia', 'nothing of theirs is saved before they have decided');
  theirs.decide('theirs');
  assert.is((await theirs.save()).kind, 'saved');
  assert.is((await read()).city, 'Gdynia');
  theirs.type({ line1: 'ul. Nowa 7', city: 'Sopot' });
  assert.is((await theirs.save()).kind, 'saved');
  const { line1, city } = await read();
  assert.equal([line1, city], ['ul. Nowa 7', 'Sopot']);
});

test.run();
