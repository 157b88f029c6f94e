// Gift cards in the office: issued once however often the form is sent, listed, shown with their movements, disabled.
import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { insertGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { readShop } from '#server/shop/read-settings.ts';
import { giftCardExpiry } from '#src/gift-cards/gift-card-validity.ts';
import type { VariablesOf } from '#src/graphql-client.ts';
import { money } from '#src/money.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { textOf } from '#test/fixtures/post-form.ts';
import { answerOf, ask, press } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture };

const test = suite<Context>('gift cards in the office');

test.before(async (context) => {
  context.shop = await aShop();
  context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime, isSteppedUp: true });
});
test.after(({ shop }) => shop.close());

const issue = ({ shop, manager }: Context, given: Partial<VariablesOf<'GiftCardsIssue'>> = {}) =>
  answerOf(
    press(shop, manager, 'GiftCardsIssue', {
      amount: { minor: 5_000, currency: 'PLN' },
      lastDay: null,
      newId: null,
      ...given,
    }),
  );
const list = async ({ shop, manager }: Context, search: Partial<VariablesOf<'GiftCardsList'>> = {}) =>
  (await ask(shop, manager, 'GiftCardsList', { state: null, text: null, before: null, after: null, ...search }))
    .giftCards;
const show = async ({ shop, manager }: Context, id: string) =>
  (await ask(shop, manager, 'GiftCardsShow', { id })).giftCard;

test('a card is issued, and its code is in no other answer', async (context) => {
  const made = await issue(context, { lastDay: '2030-12-31' });
  assert.match(made.code, /^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
  const card = await show(context, made.id);
  assert.equal(
    [card.state, card.balance.minor, card.lastFour, card.expiresAt],
    ['active', 5_000, made.code.slice(-4), '2030-12-31T23:00:00.000Z'],
  );
  assert.equal(
    card.movements.map(({ kind, amount }: { kind: string; amount: { minor: number } }) => [kind, amount.minor]),
    [['issued', 5_000]],
  );
  assert.not.match(JSON.stringify([card, await list(context)]), made.code);
});

test('the same form sent twice issues one card and shows the same code', async (context) => {
  const newId = randomUUID();
  const [first, second] = [await issue(context, { newId }), await issue(context, { newId })];
  assert.equal(second, first);
});

test('without a day a card is valid for as long as the country of the seller has it', async (context) => {
  const { company, timeZone } = await readShop(context.shop.database.db);
  assert.is(company.address.country, 'PL');
  const { expiresAt } = await show(context, (await issue(context)).id);
  assert.is(expiresAt, giftCardExpiry('2026-11-21', 'PL', timeZone).toISOString());
});

test('what makes no sense is refused, and no card is issued', async (context) => {
  const before = (await list(context)).cards.length;
  const refusals: [Partial<VariablesOf<'GiftCardsIssue'>>, string][] = [
    [{ amount: { minor: 0, currency: 'PLN' } }, 'AmountInvalid'],
    [{ amount: { minor: 100_000_001, currency: 'PLN' } }, 'AmountInvalid'],
    [{ amount: { minor: 150, currency: 'HUF' } }, 'AmountInvalid'],
    [{ lastDay: '2020-01-01' }, 'ExpiryPast'],
    [{ lastDay: '2027-02-31' }, 'ExpiryInvalid'],
    [{ lastDay: '9999-12-31' }, 'ExpiryInvalid'],
  ];
  for (const [given, refusal] of refusals) assert.is((await issue(context, given)).refusal, refusal);
  assert.is((await list(context)).cards.length, before);
});

test('a disabled card is listed as that, and cannot be taken for another', async (context) => {
  const { id, code } = await issue(context);
  const { shop, manager } = context;
  assert.is((await answerOf(press(shop, manager, 'GiftCardsDisable', { id }))).refusal, null);
  assert.is((await answerOf(press(shop, manager, 'GiftCardsDisable', { id }))).refusal, null);
  const card = await show(context, id);
  assert.equal([card.state, card.balance.minor, card.movements.length], ['disabled', 0, 2]);
  const found = await list(context, { state: 'disabled', text: code.slice(-4) });
  assert.equal(
    found.cards.map((each: { id: string }) => each.id),
    [id],
  );
  assert.is((await answerOf(press(shop, manager, 'GiftCardsDisable', { id: 'nothing' }))).refusal, 'CardUnknown');
});

test('a card says its kind, and a single-purpose one which goods it pays for', async (context) => {
  const { db } = context.shop.database;
  const { id } = await issue(context);
  const of = async (cardId: string) => {
    const { kind, vatBasisPoints } = await show(context, cardId);
    return [kind, vatBasisPoints];
  };
  assert.equal(await of(id), ['multi_purpose', null]);
  const card = { amount: money(5_000, 'PLN'), vatClass: 'reduced' as const, expiresAt: null };
  const sold = await inTransaction(db, (tx) => insertGiftCard(tx, card, shopTime));
  assert.equal(await of(sold.id), ['single_purpose', 500]);
  const { body } = await context.shop.app.inject({
    url: `/admin/gift-cards/${sold.id}`,
    headers: { cookie: context.manager.cookie },
  });
  const page = textOf(body);
  assert.match(page, /Single-purpose: its VAT was charged when it was sold/);
  assert.match(page, /Only for goods with VAT of 5%/);
});

test('who may not issue cards does not see them', async (context) => {
  const packer = await signedInStaff(context.shop.database.db, 'packer', { now: shopTime });
  const answer = await press(context.shop, packer, 'GiftCardsIssue', {
    ...{ amount: { minor: 5_000, currency: 'PLN' }, lastDay: null, newId: null },
  });
  assert.match(JSON.stringify(answer.json()), 'FORBIDDEN');
});

test.run();
