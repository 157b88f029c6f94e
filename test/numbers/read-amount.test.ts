// What is typed and pasted into fields for amounts.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Currency, currencies } from '#src/currencies.ts';
import { type Locale, languageOf, locales } from '#src/i18n/locales.ts';
import { formatMoney, money, stepOf } from '#src/money.ts';
import { readAmount } from '#src/numbers/read-amount.ts';
import { numberIn } from '#src/numbers/read-number.ts';
import { writeAmount } from '#src/numbers/write-number.ts';

const read = (text: string, locale: Locale, currency: Currency) => readAmount(text, { locale, currency });
const minorOf = (text: string, locale: Locale, currency: Currency) => numberIn(read(text, locale, currency));

/** What a price may be, by its number of payable steps. */
const steps = [
  0, 1, 5, 9, 10, 99, 100, 101, 1_000, 1_234, 9_999, 100_000, 123_450, 1_234_567, 99_999_999, 1_000_000_000,
];
const everywhere = locales.flatMap((locale) => currencies.map((currency) => ({ locale, currency })));

test('an amount that a field shows is read back as it was, in every language and currency', () => {
  for (const { locale, currency } of everywhere) {
    for (const step of steps) {
      const minor = step * stepOf(currency);
      const text = writeAmount(minor, currency, locale);
      assert.is(minorOf(text, locale, currency), minor, `${text} ${currency} in ${locale}`);
    }
  }
});

test('an amount is read as the shop itself writes it, with its currency and thousands, and as spreadsheets save it', () => {
  for (const { locale, currency } of everywhere) {
    for (const step of steps) {
      const minor = step * stepOf(currency);
      const shown = formatMoney(money(minor, currency), languageOf(locale).languageTag);
      const pasted = [
        shown,
        ` ${shown}\t`,
        shown.replace(/\s/g, ' '),
        shown.replace(/\s/g, '\u202f'),
        `\u200e${shown}`,
        `+${writeAmount(minor, currency, locale)}`,
        `${writeAmount(minor, currency, locale)} ${currency.toLowerCase()}`,
        `${currency}\u00a0${writeAmount(minor, currency, locale)}`,
        writeAmount(minor, currency, locale).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
      ];
      for (const text of pasted) assert.is(minorOf(text, locale, currency), minor, `${text} in ${locale}`);
    }
  }
});

test('an amount with both signs, or with spaces between its thousands, is read in whatever language it was written', () => {
  const texts = ['1079,90', '1079.9', '1 079,90 zł', '1\u00a0079,90\u00a0zł', '1\u202f079.90 PLN', 'PLN 1079.90'];
  for (const locale of locales) {
    for (const text of [...texts, '1.079,90', "1'079.90", '1\u2019079,90', '1,079.90 ZŁ', '1079,900', '1,079.90 zł.'])
      assert.is(minorOf(text, locale, 'PLN'), 107_990, `${text} in ${locale}`);
    assert.is(minorOf('1.234.567,89', locale, 'EUR'), 123_456_789);
    assert.is(minorOf('1,234,567', locale, 'EUR'), 123_456_700);
    assert.is(minorOf('0.500', locale, 'EUR'), 50);
    for (const text of ['349,-', '349.\u2013', '349,-- Kč', '349 Kč', 'CZK 349'])
      assert.is(minorOf(text, locale, 'CZK'), 34_900, text);
  }
});

test('one mark with three digits behind it is asked about, unless the language or the currency says which it is', () => {
  const both = { kind: 'ambiguous', readings: [125_000, 125] };
  const thousands = { kind: 'number', hundredths: 125_000 };
  const readings = (text: string, currency: Currency) =>
    Object.fromEntries(
      (['en', 'de', 'nl', 'pl', 'cs'] as const).map((locale) => [locale, read(text, locale, currency)]),
    );
  assert.equal(readings('1.250', 'EUR'), { en: both, de: thousands, nl: thousands, pl: both, cs: both });
  assert.equal(readings('1,250 zł', 'PLN'), { en: thousands, de: both, nl: both, pl: both, cs: both });
  // Nobody writes decimals of a forint.
  for (const text of ['1.250', '1,250', '1 250', '1250', '1250,00'])
    assert.equal(
      new Set(Object.values(readings(text, 'HUF')).map((reading) => JSON.stringify(reading))),
      new Set([JSON.stringify(thousands)]),
      text,
    );
});

test('a third decimal is a slip or a thousand, and no one else than the person knows', () => {
  assert.equal(read('17,901', 'pl', 'PLN'), { kind: 'ambiguous', readings: [1_790_100] });
  assert.equal(read('17.901', 'en', 'EUR'), { kind: 'ambiguous', readings: [1_790_100] });
  // None of them can be a thousand.
  for (const text of ['0,125', '1234,567', '1 234,567', '1.234,567', '12,3456'])
    assert.equal(read(text, 'pl', 'PLN'), { kind: 'unreadable' }, text);
});

test('whatever a question offers is no question when it is chosen', () => {
  for (const { locale, currency } of everywhere) {
    for (const text of ['1.250', '1,250', '17,901', '999.999']) {
      const reading = read(text, locale, currency);
      for (const minor of reading.kind === 'ambiguous' ? reading.readings : [])
        assert.is(minorOf(writeAmount(minor, currency, locale), locale, currency), minor);
    }
  }
});

test('what is no amount of the currency is not read: another currency, words, less than nothing, fractions of a forint', () => {
  for (const locale of locales) {
    const texts = [
      '12,50 €',
      'EUR 12',
      '$12',
      'abc',
      '',
      ' ',
      'zł',
      '-5',
      '\u22125,00 zł',
      '12,50 zł x',
      '1 2',
      '12 34',
      '1,2,3',
    ];
    for (const text of [
      ...texts,
      '1,23.4',
      '01.250.000',
      '1..2',
      '12,5,0',
      '1²',
      '½',
      ',50',
      '.5',
      '1e5',
      '0x10',
      '9'.repeat(20),
    ])
      assert.equal(read(text, locale, 'PLN'), { kind: 'unreadable' }, `${text} in ${locale}`);
    assert.equal(read('12,50', locale, 'HUF'), { kind: 'unreadable' });
  }
  assert.equal(readAmount('1.000,01', { locale: 'de', currency: 'EUR', most: 100_000 }), { kind: 'unreadable' });
});

test.run();
