// Keys of programs: what they open, what they leave in the log, and how they end.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CALLS_A_MINUTE } from '#server/api-keys/key-visit.ts';
import { addKey, revokeKey } from '#server/api-keys/manage-keys.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { access } from '#server/graphql/office-access.generated.ts';
import { removeStaff } from '#server/staff/manage-staff.ts';
import { mayStill } from '#server/staff/may-still.ts';
import { isForKeys, keyPermissions } from '#src/api-keys/key-rules.ts';
import { type OperationAccess, permissions } from '#src/staff/permissions.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';
import { anApiKey } from './an-api-key.ts';

const test = suite<{ shop: ShopFixture }>('keys of programs');

test.before(async (context) => {
  context.shop = await aShop();
});
test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('rate_limits').execute();
});
test.after(({ shop }) => shop.close());

const asKey = (key: string) => ({ authorization: `Bearer ${key}` });
const stockUrl = officeApi.queryUrl('StockList', {});
const by = (audit: () => Promise<undefined> = async () => undefined) => ({ staffId: null, now: shopTime, audit });

test('a permission can be given to a key exactly when some operation asks for it that is not for people alone', () => {
  const asked = Object.values(access as Record<string, OperationAccess>)
    .filter(isForKeys)
    .flatMap((declared) => declared.access as readonly string[]);
  assert.equal(
    permissions.filter((permission) => asked.includes(permission)),
    keyPermissions,
  );
});

test('an owner makes a key, sees it once, and a program works with it under its name', async ({ shop }) => {
  const { db } = shop.database;
  const owner = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true });
  const person = officePerson(shop, owner.cookie);
  const asked = { name: 'Warehouse', permissions: ['stock.write'], lastDay: '2026-12-31' };
  const { addApiKey: made } = await person.mutate('KeysAdd', asked);
  assert.is(made.refusal, null);
  assert.match(made.token ?? '', /^kasa_key_[\w-]{22,}$/);
  const [listed] = (await person.query('KeysList', {})).apiKeys;
  assert.equal(
    [listed?.name, listed?.permissions, listed?.expiresAt, listed?.lastUsedAt],
    ['Warehouse', ['stock.write'], '2026-12-31T23:00:00.000Z', null],
  );
  assert.not.match(JSON.stringify(await db.selectFrom('api_keys').selectAll().execute()), String(made.token).slice(20));
  const { statusCode, headers } = await shop.app.inject({ url: stockUrl, headers: asKey(made.token ?? '') });
  assert.equal([statusCode, headers['set-cookie']], [200, undefined]);
  assert.is((await person.query('KeysList', {})).apiKeys[0]?.lastUsedAt, shopTime.toISOString());
  // What it may not is in the log under its name.
  const orders = officeApi.queryUrl('OrdersList', { filters: {} });
  assert.is((await shop.app.inject({ url: orders, headers: asKey(made.token ?? '') })).statusCode, 403);
  const logged = await db.selectFrom('audit_log').select(['who', 'kind', 'subject']).orderBy('id', 'desc').execute();
  assert.equal(logged[0], { who: 'key Warehouse', kind: 'access.refused', subject: 'OrdersList' });
  assert.equal(logged[1], { who: owner.email, kind: 'key.added', subject: 'Warehouse' });
});

test('nobody signs in as a key, and it is none of the staff', async ({ shop }) => {
  const { db } = shop.database;
  const key = await anApiKey(db, ['orders.read'], { name: 'Books' });
  const owner = await signedInStaff(db, 'owner', { now: shopTime });
  const { staffMembers } = await officePerson(shop, owner.cookie).query('StaffList', {});
  assert.not.ok(staffMembers.some(({ name }) => name === 'Books'));
  const page = await shop.app.inject({ url: '/admin/orders', headers: asKey(key) });
  assert.is(page.statusCode, 302);
  const asCookie = `kasa_office=${key.slice('kasa_key_'.length)}`;
  assert.is((await shop.app.inject({ url: stockUrl, headers: { cookie: asCookie } })).statusCode, 401);
});

test('a key opens the operations and nothing else, however their address is written', async ({ shop }) => {
  const { db } = shop.database;
  const key = await anApiKey(db, keyPermissions);
  const owner = await signedInStaff(db, 'owner', { now: shopTime });
  const closed = ['/admin/orders.csv', '/api/admin/live', '/api/admin/products.csv', '/%61pi/admin/picture'];
  for (const url of closed) {
    const { statusCode } = await shop.app.inject({ url, headers: asKey(key) });
    assert.ok(statusCode >= 300, `${url}: ${statusCode}`);
  }
  // With a key that is none, the cookie beside it counts for nothing.
  const both = { ...asKey('kasa_key_nothing'), cookie: owner.cookie };
  assert.is((await shop.app.inject({ url: stockUrl, headers: both })).statusCode, 401);
  for (const authorization of ['', 'Bearer', 'Bearer ', `Basic ${key}`, `Bearer ${key} ${key}`, `Bearer x${key}`]) {
    const { statusCode } = await shop.app.inject({ url: stockUrl, headers: { authorization, cookie: owner.cookie } });
    assert.is(statusCode, 401, authorization);
  }
});

test('a refused key is told apart from no other: unknown, revoked and over say the same', async ({ shop }) => {
  const { db } = shop.database;
  const keys = [
    `kasa_key_${'A'.repeat(32)}`,
    await anApiKey(db, ['stock.write'], { state: 'revoked' }),
    await anApiKey(db, ['stock.write'], { state: 'over' }),
  ];
  const answers = [];
  for (const key of keys) {
    const { statusCode, body } = await shop.app.inject({ url: stockUrl, headers: asKey(key) });
    answers.push([statusCode, body.replace(/"requestId":"[^"]*"/, '')]);
  }
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
});

test('what a key may do, and its end, cannot be changed in the database either', async ({ shop }) => {
  const { db } = shop.database;
  await anApiKey(db, ['stock.write'], { name: 'Narrow' });
  const widened = [
    { permissions: ['settings.write'] },
    { expires_at: new Date('2099-01-01') },
    { token_hash: Buffer.alloc(32) },
    { staff_id: 1 },
  ];
  for (const change of widened) {
    const changed = db.updateTable('api_keys').set(change).where('name', '=', 'Narrow').execute();
    await changed.then(
      () => assert.unreachable(Object.keys(change).join()),
      ({ message }) => assert.match(message, /made anew|violates/),
    );
  }
  await db.updateTable('api_keys').set({ revoked_at: shopTime }).where('name', '=', 'Narrow').execute();
  const revived = db.updateTable('api_keys').set({ revoked_at: null }).where('name', '=', 'Narrow').execute();
  await revived.then(
    () => assert.unreachable(),
    ({ message }) => assert.match(message, /made anew/),
  );
});

test('what waits in the name of a key is not done once it is revoked or over', async ({ shop }) => {
  const { db } = shop.database;
  await anApiKey(db, ['orders.fulfil'], { name: 'Sender' });
  const { id, staff_id: staffId } = await db
    .selectFrom('api_keys')
    .select(['id', 'staff_id'])
    .where('name', '=', 'Sender')
    .executeTakeFirstOrThrow();
  const still = (permission: 'orders.fulfil' | 'orders.refund') =>
    mayStill(db, staffId, { access: [permission], now: shopTime });
  assert.equal([await still('orders.fulfil'), await still('orders.refund')], [true, false]);
  assert.ok((await inTransaction(db, (tx) => revokeKey(tx, id, by()))).ok);
  assert.is(await still('orders.fulfil'), false);
  assert.equal(await inTransaction(db, (tx) => revokeKey(tx, id, by())), {
    ok: false,
    error: { kind: 'UNKNOWN_KEY' },
  });
});

test('an owner who is removed keeps no key', async ({ shop }) => {
  const { db } = shop.database;
  await signedInStaff(db, 'owner', { now: shopTime });
  const leaver = await signedInStaff(db, 'owner', { now: shopTime });
  const key = await anApiKey(db, ['stock.write'], { createdBy: leaver.id });
  assert.is((await shop.app.inject({ url: stockUrl, headers: asKey(key) })).statusCode, 200);
  const boss = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true });
  const { staffMembers } = await officePerson(shop, boss.cookie).query('StaffList', {});
  const { name } = await db
    .selectFrom('api_keys')
    .select('name')
    .where('created_by', '=', leaver.id)
    .executeTakeFirstOrThrow();
  assert.equal(
    staffMembers.find(({ id }) => id === String(leaver.id))?.keys,
    [name],
    'whoever removes the person is told of it before',
  );
  assert.ok((await inTransaction(db, (tx) => removeStaff(tx, leaver.id, by()))).ok);
  assert.is((await shop.app.inject({ url: stockUrl, headers: asKey(key) })).statusCode, 401);
});

test('a key is stopped when it calls too often, and no other is', async ({ shop }) => {
  const { db } = shop.database;
  const [key, other] = [await anApiKey(db, ['stock.write']), await anApiKey(db, ['stock.write'])];
  await shop.app.inject({ url: stockUrl, headers: asKey(key) });
  await db.updateTable('rate_limits').set({ tries: CALLS_A_MINUTE }).execute();
  const { statusCode, headers } = await shop.app.inject({ url: stockUrl, headers: asKey(key) });
  assert.is(statusCode, 429);
  assert.ok(Number(headers['retry-after']) > 0);
  assert.is((await shop.app.inject({ url: stockUrl, headers: asKey(other) })).statusCode, 200);
});

test('of two keys with one name the second is refused, as are an empty name, no permission and one that no key has', async ({
  shop,
}) => {
  const { db } = shop.database;
  const add = (name: string, held: string[], expiresAt: Date | null = null) =>
    inTransaction(db, (tx) => addKey(tx, { name, permissions: held, expiresAt }, by()));
  const both = await Promise.all([add('Twice', ['stock.write']), add('twice ', ['stock.write'])]);
  assert.equal(both.map(({ ok }) => ok).sort(), [false, true]);
  const refusals = [
    await add('  ', ['stock.write']),
    await add('None', []),
    await add('Staff', ['staff.manage']),
    await add('Odd', ['constructor']),
    await add('Past', ['stock.write'], shopTime),
  ];
  assert.equal(
    refusals.map((refused) => (refused.ok ? '' : refused.error.kind)),
    ['NAME_MISSING', 'NO_PERMISSION', 'PERMISSION_UNKNOWN', 'PERMISSION_UNKNOWN', 'END_INVALID'],
  );
});

test.run();
