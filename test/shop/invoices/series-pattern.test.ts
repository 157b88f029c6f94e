// How the numbers of invoices are written, and which patterns may not stand side by side.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { invoiceSettingsSchema } from '#src/shop/invoices/invoice-settings.ts';
import { listSeries, meetingSeries } from '#src/shop/invoices/series-list.ts';
import { couldMeet, faultOfPattern, writeNumber } from '#src/shop/invoices/series-pattern.ts';

const day = '2026-11-24';

test('a number is written with its year and month, and filled up with zeros where the pattern says so', () => {
  assert.is(writeNumber('FV/{year}/{number}', { day, number: 7 }), 'FV/2026/7');
  assert.is(writeNumber('RE-{year}-{month}-{number:5}', { day, number: 7 }), 'RE-2026-11-00007');
  assert.is(writeNumber('{number:2}.{year}', { day, number: 1234 }), '1234.2026');
});

test('a pattern that could not be used says why', () => {
  assert.is(faultOfPattern('FV/{year}/{number}'), null);
  assert.is(faultOfPattern('FV/{year}'), 'no-number');
  assert.is(faultOfPattern('{number}/{year}/{number}'), 'no-number');
  assert.is(faultOfPattern('FV/{number}'), 'no-year');
  assert.is(faultOfPattern('FAKTURA Č. {year}/{number}'), 'sign');
  assert.is(faultOfPattern('FV/{jahr}/{year}/{number}'), 'sign');
  assert.is(faultOfPattern(`${'F'.repeat(30)}{year}{number}`), 'too-long');
});

const meeting: [string, string][] = [
  ['FV/{year}/{number}', 'FV/{year}/{number}'],
  ['FV/{year}/{number}', 'FV/{year}/{number:4}'],
  ['{year}{number}', '{number}{year}'],
  ['1{year}-{number}', '{number}-{year}'],
  ['F{number}-{year}', 'F2{number}-{year}'],
  ['{year}/{month}/{number}', '{number}/{month}/{year}'],
];
const apart: [string, string][] = [
  ['FV/{year}/{number}', 'FK/{year}/{number}'],
  ['FV/{year}/{number}', 'FV/{year}/{month}/{number}'],
  ['{number}/{year}', '{number}-{year}'],
  ['{year}/{number}', '{year}/{number}/K'],
];

test('patterns that could ever write the same number are told from those that cannot', () => {
  for (const [one, other] of meeting) {
    assert.ok(couldMeet(one, other) && couldMeet(other, one), `${one} and ${other}`);
  }
  for (const [one, other] of apart) {
    assert.not(couldMeet(one, other) || couldMeet(other, one), `${one} and ${other}`);
  }
});

test('the two series that meet are named, of all kinds and markets', () => {
  const own = { invoice: 'A{year}{number}', correction: 'B{year}{number}', proforma: 'P{year}{number}' };
  const series = { ...own, receipt: 'B{number}{year}' };
  const meetingIn = (settings: object) => {
    const all = listSeries({ ...invoiceSettingsSchema.parse({}), ...settings });
    return meetingSeries(all)?.map(({ path }) => path);
  };
  assert.equal(meetingIn({ series }), ['series.correction', 'series.receipt']);
  assert.is(meetingIn({ series: { ...series, receipt: 'C{year}{number}' } }), undefined);
  const none = { invoice: '', correction: '', proforma: '', receipt: '' };
  const pl = { ...none, invoice: 'PL{year}/{number}' };
  assert.is(meetingIn({ marketSeries: { pl, de: none } }), undefined);
  assert.equal(meetingIn({ marketSeries: { pl, de: { ...none, receipt: 'PL{number}/{year}' } } }), [
    'marketSeries.pl.invoice',
    'marketSeries.de.receipt',
  ]);
  assert.equal(meetingIn({ marketSeries: { pl: { ...none, correction: 'FV/{number}/{year}' } } }), [
    'series.invoice',
    'marketSeries.pl.correction',
  ]);
});

test.run();
