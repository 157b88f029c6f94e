import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addMoney, allocateMoney, formatMoney, money, moneyToDecimal } from '#src/money.ts';

test('an amount that is no whole number of minor units is refused', () => {
  assert.throws(() => money(0.5, 'EUR'), /not a whole number/);
  assert.throws(() => money(2 ** 60, 'EUR'), /not a whole number/);
});

test('two currencies do not mix', () => {
  assert.throws(() => addMoney(money(1, 'EUR'), money(1, 'PLN')), /cannot combine/);
});

test('an allocation adds up to the amount', () => {
  const parts = allocateMoney(money(1000, 'EUR'), [1, 1, 1]);
  assert.equal(
    parts.map((part) => part.minor),
    [334, 333, 333],
  );
});

test('the largest remainder gets the odd cent', () => {
  const parts = allocateMoney(money(100, 'EUR'), [1, 2, 4]);
  assert.equal(
    parts.map((part) => part.minor),
    [14, 29, 57],
  );
});

test('weights of zero share equally', () => {
  assert.equal(
    allocateMoney(money(3, 'EUR'), [0, 0]).map((part) => part.minor),
    [2, 1],
  );
});

test('a negative amount is allocated like its opposite', () => {
  const parts = allocateMoney(money(-1000, 'EUR'), [1, 1, 1]);
  assert.is(
    parts.reduce((sum, part) => sum + part.minor, 0),
    -1000,
  );
});

test('decimals are exact', () => {
  assert.is(moneyToDecimal(money(5, 'EUR')), '0.05');
  assert.is(moneyToDecimal(money(-12345, 'EUR')), '-123.45');
});

test('amounts are written as the language does', () => {
  assert.is(formatMoney(money(12900, 'PLN'), 'pl').replace(/\s/g, ' '), '129,00 zł');
  assert.is(formatMoney(money(123456, 'EUR'), 'de').replace(/\s/g, ' '), '1.234,56 €');
});

test.run();
