import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { finnishReference, orderOfReference } from '#server/orders/manual/finnish-reference.ts';
import { transferRows } from '#server/orders/manual/payment-note.ts';

test('a Finnish reference ends in its check digit, in groups of five', () => {
  assert.is(finnishReference(1234), '12344');
  assert.is(finnishReference(123_456), '12 34561');
  assert.is(finnishReference(1001), '10016');
  assert.is(finnishReference(1_234_567_891), '1 23456 78910');
});

test('whoever types it finds the order, and a number whose check digit is another names none', () => {
  for (const number of [1001, 123_456, 999_999_999]) assert.is(orderOfReference(finnishReference(number)), number);
  assert.is(orderOfReference('10017'), null);
  assert.is(orderOfReference('1001 6'), 1001);
  assert.is(orderOfReference('Kask'), null);
});

test('it is what a transfer to a Finnish account names, and the order’s number elsewhere', () => {
  const referenceTo = (iban: string) => {
    const account = { holder: 'Savi Oy', iban, bic: 'NDEAFIHH', bank: 'Nordea' };
    const transfer = { until: '2026-12-05T10:00:00.000Z', account };
    const order = { number: 1234, transfer, totals: { due: { minor: 4900, currency: 'EUR' } } };
    return transferRows(order as never, 'en').find(({ name }) => name === 'Reference')?.value;
  };
  assert.is(referenceTo('FI2112345600000785'), '12344');
  assert.is(referenceTo('DE89370400440532013000'), '1234');
});

test.run();
