// Rates and amounts of one file are written with one sign: a spreadsheet takes the other for a date.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ratePercent } from '#server/accounts/reports/sales-report.ts';
import { excelMannerOf } from '#server/catalogue/csv/excel-manner.ts';

test('a rate has the decimal sign of the company’s country', () => {
  assert.is(ratePercent(2550, excelMannerOf('FI')), '25,5');
  assert.is(ratePercent(2550, excelMannerOf('IE')), '25.5');
  assert.is(ratePercent(2300, excelMannerOf('PT')), '23');
});

test.run();
