// Discount codes in the office: made, changed at the version that was seen, stopped, listed with what they have led to, and all
// of it in the audit log.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { setDiscountCode } from '#server/cart/set-discount-code.ts';
import { verifyAuditLog } from '#server/staff/audit/verify-audit-log.ts';
import type { VariablesOf } from '#src/graphql-client.ts';
import { money } from '#src/money.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { aShopper, runOut, started } from '#test/orders/a-paying-shopper.ts';
import { answerOf, ask, press } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture };
type Content = VariablesOf<'DiscountsSave'>['content'];

const test = suite<Context>('discount codes in the office');

test.before(async (context) => {
  context.shop = await aShop();
  context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime });
});
test.before.each(async ({ shop }) => {
  await shop.database.db.updateTable('orders').set({ discount_code_id: null, discount_code: null }).execute();
  await shop.database.db.deleteFrom('discount_codes').execute();
});
test.after(({ shop }) => shop.close());

const tenPercent: Content = {
  ...{ code: 'ten', kind: 'percentage', basisPoints: 1_000, amounts: [], minimums: [], scope: 'everything' },
  handles: [],
};

const save = ({ shop, manager }: Context, content: Partial<Content>, version: number | null = null) =>
  answerOf(press(shop, manager, 'DiscountsSave', { version, content: { ...tenPercent, ...content } }));
const list = async ({ shop, manager }: Context, search: Partial<VariablesOf<'DiscountsList'>> = {}) =>
  (await ask(shop, manager, 'DiscountsList', { state: null, text: null, before: null, after: null, ...search }))
    .discountCodes;
const namesOf = (page: { codes: { code: string }[] }) => page.codes.map(({ code }) => code);

test('a code is made, shown as it was typed, and changed at the version that was seen', async (context) => {
  const { shop, manager } = context;
  const handle = 'for-a-code';
  await aProduct(shop.database.db, { handle });
  const content = {
    ...{ code: ' spring ', kind: 'amount' as const, basisPoints: null, scope: 'products' as const, handles: [handle] },
    amounts: [{ minor: 2_000, currency: 'PLN' as const }],
    minimums: [{ minor: 10_000, currency: 'PLN' as const }],
    ...{ from: '2026-11-01', until: '2027-03-31', maxUses: 100, maxUsesPerEmail: 1 },
  };
  const made = await save(context, content);
  assert.equal([made.refusal, made.version], [null, 1]);
  const { discountCode } = await ask(shop, manager, 'DiscountsShow', { id: made.id });
  const { code, amounts, minimums, goods, from, until, maxUses, maxUsesPerEmail, uses, discounted } = discountCode;
  assert.equal([code, amounts, minimums], ['SPRING', content.amounts, content.minimums]);
  assert.equal([goods[0].handle, from, until], [handle, '2026-11-01', '2027-03-31']);
  assert.equal([maxUses, maxUsesPerEmail, uses, discounted], [100, 1, 0, []]);

  assert.is((await save(context, { ...content, maxUses: 50 }, 1)).version, 2);
  const late = await save(context, { ...content, maxUses: 10 }, 1);
  assert.is(late.refusal, 'CodeChanged');
  const again = await save(context, content);
  assert.is(again.refusal, 'CodeTaken', 'a new code does not take the place of another');
  const shown = await ask(shop, manager, 'DiscountsShow', { id: made.id });
  assert.equal([shown.discountCode.maxUses, shown.discountCode.version], [50, 2]);
});

test('of two codes that differ in accents alone the second is refused, and the first is found by either', async (context) => {
  const both = await Promise.all([save(context, { code: 'mikołaj10' }), save(context, { code: 'mikolaj10' })]);
  assert.equal(both.map(({ refusal }) => refusal).toSorted(), ['CodeTaken', null]);
  const [made] = namesOf(await list(context));
  assert.equal(namesOf(await list(context, { text: 'mikołaj' })), [made]);
  assert.equal(namesOf(await list(context, { text: 'mikolaj' })), [made]);
});

test('a code that begins in the first of the hour that comes twice begins then after another field was changed', async (context) => {
  const { db } = context.shop.database;
  const [startsAt, endsAt] = [new Date('2027-10-31T00:30:00Z'), new Date('2027-11-30T12:00:00Z')];
  const made = await save(context, {});
  await db.updateTable('discount_codes').set({ starts_at: startsAt, ends_at: endsAt }).execute();
  const { discountCode } = await ask(context.shop, context.manager, 'DiscountsShow', { id: made.id });
  const { from, until } = discountCode;
  assert.is(from, '2027-10-31T02:30');
  const storedStart = async () =>
    (await db.selectFrom('discount_codes').select('starts_at').executeTakeFirstOrThrow()).starts_at;
  assert.is((await save(context, { from, until, maxUses: 5 }, 1)).refusal, null);
  assert.equal(await storedStart(), startsAt);
  assert.is((await save(context, { from: '2027-10-31T01:30', until, maxUses: 5 }, 2)).refusal, null);
  assert.equal(await storedStart(), new Date('2027-10-30T23:30:00Z'));
});

test('a code that is over is changed without a new end, and ends today at the earliest', async (context) => {
  const { db } = context.shop.database;
  await save(context, {});
  await db
    .updateTable('discount_codes')
    .set({ ends_at: new Date('2026-01-01T23:00:00Z') })
    .execute();
  assert.is((await save(context, { until: '2026-01-01', maxUses: 5 }, 1)).refusal, null);
  assert.is((await save(context, { until: '2026-01-02', maxUses: 5 }, 2)).refusal, 'EndPast');
  assert.is((await save(context, { until: '2026-11-21', maxUses: 5 }, 2)).refusal, null);
  assert.is((await save(context, { until: '2026-01-01', maxUses: 9 }, 2)).refusal, 'CodeChanged');
});

test('a code that was copied with the quotes of a spreadsheet is the code', async (context) => {
  await save(context, { code: '"LATO"' });
  assert.equal(namesOf(await list(context)), ['LATO']);
  assert.equal(namesOf(await list(context, { text: '„lato”' })), ['LATO']);
});

test('a code that has quotes since before is changed and stopped as it is', async (context) => {
  const { db } = context.shop.database;
  await save(context, {});
  await db.updateTable('discount_codes').set({ code: '"LATO2"' }).execute();
  assert.is((await save(context, { code: '"LATO2"', maxUses: 7 }, 1)).refusal, null);
  assert.equal(namesOf(await list(context)), ['"LATO2"']);
});

test('what makes no sense is refused in words, and nothing is written', async (context) => {
  const refusals: [Partial<Content>, string][] = [
    [{ code: 'X' }, 'CodeInvalid'],
    [{ basisPoints: 10_001 }, 'RewardMissing'],
    [{ kind: 'amount', amounts: [{ minor: 50, currency: 'HUF' }] }, 'RewardMissing'],
    [{ maxUses: 0 }, 'LimitInvalid'],
    [{ minimums: [{ minor: -1, currency: 'PLN' }] }, 'LimitInvalid'],
    [{ from: '2027-04-01', until: '2027-03-31' }, 'PeriodEmpty'],
    [{ until: '2026-11-20' }, 'EndPast'],
    [{ until: '2027-02-31' }, 'PeriodInvalid'],
    [{ until: '9999-12-31' }, 'PeriodInvalid'],
    [{ from: '2027-03-28T02:30' }, 'BeginAtClockChange'],
    [{ until: '2027-03-28T02:30' }, 'EndAtClockChange'],
    [{ from: '2027-10-31T02:30' }, 'BeginAtClockChange'],
    [{ until: '2027-10-31T02:30' }, 'EndAtClockChange'],
    [{ scope: 'products' }, 'ScopeEmpty'],
    [{ scope: 'collections', handles: ['nowhere'] }, 'HandlesUnknown'],
  ];
  for (const [content, refusal] of refusals) assert.is((await save(context, content)).refusal, refusal);
  assert.is((await save(context, { until: '2027-03-28T02:30' })).hour, '03:30');
  assert.equal(namesOf(await list(context)), []);
});

test('the list is narrowed by state and part of the code, and goes on page by page in both directions', async (context) => {
  for (let n = 1; n <= 52; n++) await save(context, { code: `PAGE-${String(n).padStart(2, '0')}` });
  await save(context, { code: 'LATER', from: '2027-01-01' });
  await save(context, { code: 'OVER' });
  const { db } = context.shop.database;
  const over = { ends_at: new Date('2026-01-01T23:00:00Z') };
  await db.updateTable('discount_codes').set(over).where('code', '=', 'OVER').execute();
  await answerOf(press(context.shop, context.manager, 'DiscountsStop', { code: 'page-07', isStopped: true }));
  assert.equal(namesOf(await list(context, { state: 'stopped' })), ['PAGE-07']);
  assert.equal(namesOf(await list(context, { state: 'planned' })), ['LATER']);
  assert.equal(namesOf(await list(context, { state: 'ended' })), ['OVER']);
  assert.equal(namesOf(await list(context, { text: 'ge-1', state: 'active' })).length, 10);

  const seen: string[] = [];
  const first = await list(context, { text: 'PAGE' });
  const second = await list(context, { text: 'PAGE', before: first.before });
  for (const page of [first, second]) seen.push(...namesOf(page));
  assert.is(new Set(seen).size, 52);
  assert.equal([first.after, second.before, second.codes.length], [null, null, 2]);
  assert.equal(namesOf(await list(context, { text: 'PAGE', after: second.after })), namesOf(first));
});

test('a code counts its orders and what it took off, and a cancelled order gives both back', async (context) => {
  const { shop } = context;
  const { db } = shop.database;
  await save(context, { code: 'COUNTED' });
  const shopper = await aShopper(db);
  assert.ok((await setDiscountCode(shopper.services, 'pl', 'COUNTED')).ok);
  const { orderToken } = started(await shopper.press({ expectedTotal: money(13_309, 'PLN') }));
  const figures = async () => {
    const [code] = (await list(context)).codes;
    return [code?.uses, code?.discounted];
  };
  assert.equal(await figures(), [1, [{ minor: 1_290, currency: 'PLN' }]]);
  assert.ok(await runOut(db, orderToken));
  assert.equal(await figures(), [0, []]);
});

test('every change is in the audit log, with what was before and after', async (context) => {
  const { shop, manager } = context;
  const { db } = shop.database;
  await save(context, { code: 'LOGGED' });
  await save(context, { code: 'LOGGED', basisPoints: 1_500 }, 1);
  await save(context, { code: 'LOGGED', basisPoints: 2_000 }, 1);
  const stop = (isStopped: boolean) => answerOf(press(shop, manager, 'DiscountsStop', { code: 'LOGGED', isStopped }));
  for (const isStopped of [true, true, false]) await stop(isStopped);
  const rows = await db
    .selectFrom('audit_log')
    .select(['kind', 'who', 'before', 'after'])
    .where('subject', '=', 'LOGGED')
    .orderBy('id')
    .execute();
  assert.equal(
    rows.map(({ kind }) => kind),
    ['discount.created', 'discount.changed', 'discount.stopped', 'discount.started'],
  );
  const [, changed] = rows;
  const rewardOf = (terms: string | null | undefined) => JSON.parse(terms ?? '{}').reward.basisPoints;
  assert.equal([changed?.who, rewardOf(changed?.before), rewardOf(changed?.after)], [manager.email, 1_000, 1_500]);
  assert.ok((await verifyAuditLog(db)).ok);
});

test.run();
