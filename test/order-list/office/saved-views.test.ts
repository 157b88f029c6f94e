// Filters of the list of orders under a name: whose they are, and what two who change one do to each other.
import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { mayAccess, permissionsOf, roles } from '#src/staff/permissions.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { answerOf, ask, press } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; packer: SignedInFixture; manager: SignedInFixture };
const test = suite<Context>('saved views');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.manager = await signedInStaff(db, 'manager', { now: shopTime, isSteppedUp: true });
  context.packer = await signedInStaff(db, 'packer', { now: shopTime, name: 'Piet' });
});
test.after(({ shop }) => shop.close());

test('views are kept for oneself or for everybody, in their order, and changed by whoever made them', async ({
  shop,
  packer,
  manager,
}) => {
  const viewsOf = async (person: SignedInFixture) => (await ask(shop, person, 'OrdersViews', {})).orderViews.saved;
  const save = (person: SignedInFixture, name: string, isShared: boolean) =>
    answerOf(
      press(shop, person, 'OrdersSaveView', { name, isShared, filters: { work: 'to_send', country: 'PL', text: ' ' } }),
    );
  await save(packer, 'Mine', false);
  await save(packer, 'Second', false);
  await save(manager, 'Ours', true);
  const names = async (person: SignedInFixture) => (await viewsOf(person)).map((view: { name: string }) => view.name);
  assert.equal(await names(packer), ['Ours', 'Mine', 'Second']);
  assert.equal(await names(manager), ['Ours']);
  const [ours, mine, second] = await viewsOf(packer);
  assert.equal([ours.filters, ours.mayChange, typeof ours.count], ['work=to_send&country=PL', false, 'number']);
  assert.is((await answerOf(press(shop, packer, 'OrdersRemoveView', { id: ours.id }))).refusal, 'ViewNotYours');
  await answerOf(press(shop, packer, 'OrdersMoveView', { id: second.id, over: mine.id }));
  assert.equal(await names(packer), ['Ours', 'Second', 'Mine']);
  await answerOf(
    press(shop, packer, 'OrdersChangeView', {
      id: second.id,
      name: 'First',
      isShared: false,
      was: { name: 'Second', isShared: false },
    }),
  );
  assert.equal(await names(packer), ['Ours', 'First', 'Mine']);
  await answerOf(press(shop, packer, 'OrdersRemoveView', { id: second.id }));
  assert.equal(await names(packer), ['Ours', 'Mine']);
});

for (const role of roles) {
  test(`${role}: what others keep for themselves is neither seen nor changed, nor told from what is not there`, async ({
    shop,
    packer,
  }) => {
    const { db } = shop.database;
    const kept = await aPrivateView(db, packer.id, `Kept from ${role}`);
    const person = await signedInStaff(db, role, { now: shopTime, isSteppedUp: true });
    const was = { name: '', isShared: false };
    const refused = async (id: string) => {
      const answers = [
        await press(shop, person, 'OrdersChangeView', { id, name: 'Taken', isShared: true, was }),
        await press(shop, person, 'OrdersMoveView', { id, over: id }),
        await press(shop, person, 'OrdersRemoveView', { id }),
      ];
      // Whoever may not see orders has no views either.
      return answers.map(({ statusCode, json }) => [statusCode, json().data]);
    };
    if (mayAccess({ permissions: permissionsOf[role] }, ['orders.read'])) {
      const { orderViews } = await ask(shop, person, 'OrdersViews', {});
      assert.not.ok(JSON.stringify(orderViews).includes(kept.name));
    }
    assert.equal(await refused(kept.id), await refused(randomUUID()));
    const after = await db.selectFrom('order_views').selectAll().where('id', '=', kept.id).executeTakeFirst();
    assert.equal(after, kept);
  });
}

function aPrivateView(db: Db, staffId: number, name: string) {
  const view = { id: randomUUID(), staff_id: staffId, is_shared: false, name, filters: 'work=late', position: 9 };
  return db
    .insertInto('order_views')
    .values({ ...view, created_at: shopTime })
    .returningAll()
    .executeTakeFirstOrThrow();
}

test('two who change one view lose nothing: what one left alone stays as the other has it, and two names are asked about', async ({
  shop,
  manager,
}) => {
  const was = { name: 'Abroad', isShared: true };
  await answerOf(press(shop, manager, 'OrdersSaveView', { ...was, filters: { country: 'DE' } }));
  const find = async (name: string) => {
    const { orderViews } = await ask(shop, manager, 'OrdersViews', {});
    return orderViews.saved.find((view: { name: string }) => view.name === name);
  };
  const { id } = await find('Abroad');
  const change = async (to: { name: string; isShared: boolean }) =>
    (await answerOf(press(shop, manager, 'OrdersChangeView', { id, ...to, was }))).refusal;
  assert.is(await change({ name: 'To Germany', isShared: true }), null);
  // Meanwhile somebody else has the view open as it was.
  assert.is(await change({ name: 'Abroad', isShared: false }), null);
  const { name, isShared } = await find('To Germany');
  assert.equal([name, isShared], ['To Germany', false]);
  assert.is(await change({ name: 'Germany', isShared: true }), 'ViewRenamed');
  assert.is(await change({ name: 'To Germany', isShared: true }), null, 'the same name twice');
  assert.is((await find('To Germany')).name, 'To Germany');
});

test.run();
