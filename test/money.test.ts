import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Currency, currencies } from '#src/currencies.ts';
import { addMoney, allocateMoney, formatMoney, money, percentOf, roundMoney, stepOf, sumMoney } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';

test('an amount that is no whole number of minor units is refused', () => {
  assert.throws(() => money(0.5, 'EUR'), /is no integer/);
  assert.throws(() => money(2 ** 60, 'EUR'), /is no integer/);
});

test('two currencies do not mix', () => {
  assert.throws(() => addMoney(money(1, 'EUR'), money(1, 'PLN')), /EUR and PLN/);
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
  assert.is(formatMoney(money(-2000, 'PLN'), 'pl').replace(/\s/g, ' '), '−20,00 zł', 'a minus, and no hyphen');
  assert.is(formatMoney(money(-2000, 'EUR'), 'en', true), '−€20');
});

test('forints are counted in hundredths like all others, but nobody sees or pays a fraction', () => {
  assert.is(formatMoney(money(1_299_000, 'HUF'), 'hu').replace(/\s/g, ' '), '12 990 Ft');
  assert.is(moneyToDecimal(money(1_299_000, 'HUF')), '12990.00');
  assert.is(roundMoney(12_349, 'HUF').minor, 12_300);
  assert.is(roundMoney(12_349.5, 'CZK').minor, 12_350);
  assert.equal(
    allocateMoney(money(1000, 'HUF'), [1, 1, 1]).map((part) => part.minor),
    [400, 300, 300],
  );
  assert.equal(
    allocateMoney(money(1050, 'HUF'), [1, 1]).map((part) => part.minor),
    [525, 525],
  );
});

test('amounts of every currency are written as its own country does', () => {
  const written = (minor: number, currency: Currency, languageTag: string) =>
    formatMoney(money(minor, currency), languageTag).replace(/\s/g, ' ');
  assert.is(written(72_950, 'CZK', 'cs'), '729,50 Kč');
  assert.is(written(33_900, 'SEK', 'sv'), '339,00 kr');
  assert.is(written(14_900, 'RON', 'ro'), '149,00 RON');
  assert.is(written(24_900, 'DKK', 'da'), '249,00 kr.');
});

test('a reduction by percent is rounded once, a half away from zero, to what can be paid', () => {
  const off = (minor: number, currency: Currency, basisPoints: number) =>
    percentOf(money(minor, currency), basisPoints).minor;
  // 0.4995 Ft. Rounded to hundredths first, it would be half a forint, and then one.
  assert.is(off(1_500, 'HUF', 333), 0);
  assert.is(off(1_500, 'HUF', 334), 100);
  assert.is(off(100_000, 'HUF', 1_250), 12_500);
  assert.is(off(1_290_000, 'ISK', 10_000), 1_290_000);
  assert.equal([off(1_010, 'PLN', 1_250), off(-1_010, 'PLN', 1_250), off(1_000, 'PLN', 5)], [126, -126, 1]);
  assert.is(off(Number.MAX_SAFE_INTEGER, 'EUR', 9_999), 9_006_298_534_815_517);
  assert.equal(percentOf(money(-1, 'EUR'), 1), money(0, 'EUR'));
});

test('a percentage of an amount is the nearest payable one, and its parts add up to it', () => {
  // A generator of our own, because a failure has to be found again.
  let state = 20_261_128;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  for (let round = 0; round < 2_000; round++) {
    const currency = currencies[next(currencies.length)] as Currency;
    const step = stepOf(currency);
    const parts = Array.from({ length: 1 + next(6) }, () => money(next(50_000) * step, currency));
    const [amount, basisPoints] = [sumMoney(parts, currency), next(10_001)];
    const off = percentOf(amount, basisPoints);
    const why = `round ${round}: ${basisPoints} of ${amount.minor} ${currency} is ${off.minor}`;
    const distance = Math.abs(off.minor * 10_000 - amount.minor * basisPoints);
    assert.ok(off.minor % step === 0 && distance * 2 <= step * 10_000, why);
    assert.ok(off.minor >= 0 && off.minor <= amount.minor, why);
    const weights = parts.map(({ minor }) => minor);
    assert.equal(sumMoney(allocateMoney(off, weights), currency), off, why);
  }
});

test.run();
