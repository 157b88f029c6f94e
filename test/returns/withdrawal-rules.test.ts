// What may be typed, how much is left, and until when: without a database.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatReceipt } from '#src/dates/format-receipt.ts';
import { locales } from '#src/i18n/locales.ts';
import { type ReturnMove, withdrawableQuantities } from '#src/returns/withdrawable-quantities.ts';
import {
  checkWithdrawal,
  emptyWithdrawal,
  receiptEmail,
  type WithdrawalFields,
  withdrawalLengths,
} from '#src/returns/withdrawal-fields.ts';
import { type Deliveries, isAfterPeriod, withdrawalPeriodEnd } from '#src/returns/withdrawal-period.ts';

const written: WithdrawalFields = {
  ...emptyWithdrawal,
  name: 'Anna',
  orderNumber: '1001',
  orderEmail: 'a@example.com',
};
const problems = (fields: Partial<WithdrawalFields>) =>
  checkWithdrawal({ ...written, ...fields }).map(({ name, problem }) => `${name} ${problem}`);

test('a name, an e-mail address and the number or a description are enough', () => {
  assert.equal(problems({}), []);
  assert.equal(problems({ orderNumber: ' ', contract: 'Plakat, 3 listopada' }), []);
  assert.equal(checkWithdrawal(emptyWithdrawal).length, 3);
  assert.equal(problems({ name: ' ', orderNumber: '' }), ['name MISSING', 'orderNumber MISSING']);
  assert.equal(problems({ orderEmail: 'anna@', email: 'anna' }), ['orderEmail EMAIL', 'email EMAIL']);
  assert.equal(problems({ orderEmail: ' zofia@żółw.pl ', email: ' ' }), []);
});

test('the acknowledgement goes to the address of the order, unless another is given', () => {
  assert.is(receiptEmail({ ...written, orderEmail: ' zofia@żółw.pl ' }), 'zofia@xn--w-uga1v8h.pl');
  assert.is(receiptEmail({ ...written, email: 'other@example.com' }), 'other@example.com');
});

test('the longest texts fit into one form, whatever their script', () => {
  const full = Object.entries(withdrawalLengths).map(([name, length]) => [name, '\u{1F98A}'.repeat(length / 2)]);
  assert.ok(new URLSearchParams(full).toString().length < 16_384);
});

const ordered = [
  { position: 0, quantity: 3 },
  { position: 1, quantity: 1 },
];
const announced = (quantity: number): ReturnMove => ({ kind: 'announced', lines: [{ position: 0, quantity }] });
const returned = (quantity: number): ReturnMove => ({ kind: 'returned', lines: [{ position: 0, quantity }] });
const left = (...moves: ReturnMove[]) => withdrawableQuantities(ordered, moves).map(({ quantity }) => quantity);

test('what was withdrawn from or came back is not left, and counts once', () => {
  assert.equal(left(), [3, 1]);
  assert.equal(left(announced(2)), [1, 1]);
  assert.equal(left(announced(2), returned(2)), [1, 1], 'the same goods');
  assert.equal(left(returned(1), announced(2)), [0, 1], 'a refused parcel, then a notice about the rest');
  assert.equal(left(announced(1), returned(3)), [0, 1]);
  assert.equal(left(announced(3), returned(3), returned(1)), [0, 1], 'never less than none');
});

const delivered = (...days: (string | null)[]): Deliveries => ({
  isAllSent: true,
  deliveredAt: days.map((day) => (day === null ? null : new Date(day))),
  country: 'PL',
});

test('fourteen days begin with the day after the last parcel', () => {
  assert.is(withdrawalPeriodEnd(delivered('2026-11-03T09:00:00Z', '2026-11-04T15:00:00Z')), '2026-11-18');
  // At 23:30 UTC it is the next day in Warsaw.
  assert.is(withdrawalPeriodEnd(delivered('2026-11-04T23:30:00Z')), '2026-11-19');
  const last = delivered('2026-11-04T15:00:00Z');
  assert.is(isAfterPeriod(last, new Date('2026-11-18T22:59:59Z')), false);
  assert.is(isAfterPeriod(last, new Date('2026-11-18T23:00:00Z')), true);
});

test('days of the period are those of the clocks where the shopper lives', () => {
  const arrived = (country: string, deliveredAt: string) => ({ ...delivered(deliveredAt), country });
  // It is the next day in Athens already.
  assert.is(withdrawalPeriodEnd(arrived('GR', '2026-06-01T21:30:00Z')), '2026-06-16');
  // Half an hour before midnight in Dublin, and after it in Warsaw.
  const inIreland = arrived('IE', '2026-06-01T14:00:00Z');
  assert.is(isAfterPeriod(inIreland, new Date('2026-06-15T22:30:00Z')), false);
  assert.is(isAfterPeriod(inIreland, new Date('2026-06-15T23:00:00Z')), true);
});

test('a period that would end on a weekend or a holiday ends on the next working day', () => {
  assert.is(withdrawalPeriodEnd(delivered('2026-11-06T09:00:00Z')), '2026-11-20');
  assert.is(withdrawalPeriodEnd(delivered('2026-11-07T09:00:00Z')), '2026-11-23');
  assert.is(withdrawalPeriodEnd(delivered('2026-12-11T09:00:00Z')), '2026-12-28', 'over Christmas and its weekend');
});

test('as long as a parcel or its delivery is unknown, no period ends', () => {
  const late = new Date('2030-01-01T00:00:00Z');
  assert.is(isAfterPeriod(delivered('2026-11-04T15:00:00Z', null), late), false);
  assert.is(isAfterPeriod(delivered(), late), false);
  assert.is(isAfterPeriod({ ...delivered('2026-11-04T15:00:00Z'), isAllSent: false }, late), false);
});

test('the moment is told to the second, with its distance from UTC, in every language', () => {
  assert.is(formatReceipt('2026-11-24T12:05:09.999Z', 'de', 'Europe/Warsaw'), '24. November 2026, 13:05:09 (UTC+1)');
  assert.is(formatReceipt('2026-07-24T22:05:09.001Z', 'pl', 'Europe/Warsaw'), '25 lipca 2026, 00:05:09 (UTC+2)');
  for (const locale of locales)
    assert.match(formatReceipt('2026-11-24T12:05:09Z', locale, 'Europe/Warsaw'), / 2026, 13:05:09 \(UTC\+1\)$/);
});

test('a moment is told by the clocks of the shop, wherever that is', () => {
  const moment = '2026-11-27T17:42:46Z';
  assert.is(formatReceipt(moment, 'en', 'Europe/Helsinki'), '27 November 2026, 19:42:46 (UTC+2)');
  assert.is(formatReceipt(moment, 'en', 'Europe/Dublin'), '27 November 2026, 17:42:46 (UTC+0)');
});

test.run();
