// What cards pay, how their codes are read, and how long they are valid; without a database.
import { randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { currencies } from '#src/currencies.ts';
import {
  formatGiftCardCode,
  giftCardCodeOf,
  isGiftCardCode,
  normaliseGiftCardCode,
} from '#src/gift-cards/gift-card-code.ts';
import { giftCardExpiry } from '#src/gift-cards/gift-card-validity.ts';
import { paidByCards, splitOverCards } from '#src/gift-cards/split-over-cards.ts';
import { minimumChargeIn } from '#src/minimum-charge.ts';
import { money, stepOf } from '#src/money.ts';
import { randomFrom } from '../refunds/a-priced-order.ts';

const test = suite('rules of gift cards');

const cards = (...balances: number[]) => balances.map((balanceMinor, index) => ({ id: `card-${index}`, balanceMinor }));

test('the earlier card pays first, and no more than the total', () => {
  assert.equal(splitOverCards(money(10_000, 'EUR'), cards(3_000, 2_000, 9_000)), [
    { id: 'card-0', minor: 3_000 },
    { id: 'card-1', minor: 2_000 },
    { id: 'card-2', minor: 5_000 },
  ]);
});

test('a rest that no method could charge stays on the card', () => {
  assert.equal(splitOverCards(money(10_000, 'EUR'), cards(9_980)), [{ id: 'card-0', minor: 9_950 }]);
  assert.equal(splitOverCards(money(40, 'EUR'), cards(30)), []);
  assert.equal(splitOverCards(money(40, 'EUR'), cards(40)), [{ id: 'card-0', minor: 40 }]);
});

test('in every currency the rest is nothing or can be charged, in payable amounts', () => {
  const seed = randomBytes(4).readUInt32LE();
  const random = randomFrom(seed);
  for (let round = 0; round < 2_000; round++) {
    const currency = currencies[round % currencies.length] ?? 'EUR';
    const some = (most: number) => Math.floor(random() * most) * stepOf(currency);
    const total = money(some(30_000), currency);
    const held = cards(...Array.from({ length: 1 + Math.floor(random() * 4) }, () => some(12_000)));
    const payments = splitOverCards(total, held);
    const rest = total.minor - paidByCards(payments, total).minor;
    const said = `seed ${seed}, round ${round}`;
    assert.ok(rest >= 0 && rest % stepOf(currency) === 0, said);
    const paid = payments.length > 0;
    assert.ok(!paid || rest === 0 || rest >= minimumChargeIn(currency), said);
    for (const { id, minor } of payments) {
      assert.ok(minor > 0 && minor <= (held.find((card) => card.id === id)?.balanceMinor ?? 0), said);
    }
  }
});

test('a code is read however it was typed', () => {
  const code = giftCardCodeOf(randomBytes(24));
  assert.ok(isGiftCardCode(code), code);
  const typed = formatGiftCardCode(code).toLowerCase().replaceAll('-', ' – ').replaceAll('0', 'o').replaceAll('1', 'l');
  assert.is(normaliseGiftCardCode(typed), code);
  assert.match(formatGiftCardCode(code), /^(\w{4}-){4}\w{4}$/);
  assert.not(isGiftCardCode(code.slice(1)));
});

test('a card is valid for as long as the country of the seller has it, to the end of a day there', () => {
  const expiry = (day: string, country: string, zone: string) => giftCardExpiry(day, country, zone).toISOString();
  assert.is(expiry('2026-11-29', 'DE', 'Europe/Berlin'), '2029-12-31T23:00:00.000Z');
  assert.is(expiry('2026-11-29', 'PL', 'Europe/Warsaw'), '2032-12-31T23:00:00.000Z');
  assert.is(expiry('2026-11-29', 'CZ', 'Europe/Prague'), '2029-11-29T23:00:00.000Z');
  assert.is(expiry('2028-02-29', 'NL', 'Europe/Amsterdam'), '2033-03-01T23:00:00.000Z');
  assert.is(expiry('2026-06-30', 'SE', 'Europe/Stockholm'), '2031-06-30T22:00:00.000Z');
});

test.run();
