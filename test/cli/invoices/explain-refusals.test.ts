// What the commands say of a document that cannot be issued, or written as a file: what is wrong, and what to do.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { refused, refusedFile } from '#bin/commands/invoices/explain-refusals.ts';
import type { FileRefusal } from '#server/invoices/invoice-file.ts';

const ofFiles: FileRefusal[] = [
  { kind: 'Erased' },
  { kind: 'KindNotInKsef', document: 'proforma' },
  { kind: 'SellerNotPolish', country: 'DE' },
  { kind: 'SellerNipWrong', nip: '' },
  { kind: 'BuyerNipWrong', nip: '1111111112' },
  { kind: 'RateNotPolish', basisPoints: 850 },
  { kind: 'NationalVatMissing', currency: 'EUR' },
  { kind: 'NotBySchema', faults: ['line 1: too long'] },
];

test('each refusal of a file has a code of its own, names the document, and says what to do', () => {
  const errors = ofFiles.map((refusal) => refusedFile(refusal, 'FV/2026/1'));
  assert.is(new Set(errors.map(({ code }) => code)).size, ofFiles.length);
  for (const { message, fix } of errors) {
    assert.match(message, 'FV/2026/1');
    assert.ok(fix.length > 20);
  }
  assert.match(errors[5]?.message ?? '', '8.5 %');
});

test('a wrong NIP is named with where it is mended', async () => {
  const ofSeller = await refused({ kind: 'SellerNipWrong', nip: '5252248482' }, 1001);
  assert.match(ofSeller.message, '5252248482');
  assert.match(ofSeller.fix, 'Settings, Company');
  const ofBuyer = await refused({ kind: 'BuyerNipWrong', nip: '1111111112' }, 1001);
  assert.match(ofBuyer.message, '1001');
  assert.match(ofBuyer.fix, 'at the order');
});

test('letters that no typeface has are named with where they are written in others', async () => {
  const ofSeller = await refused({ kind: 'SellerUnreadable', letters: ['李'] }, 1001);
  assert.match(ofSeller.message, '李');
  assert.match(ofSeller.fix, 'Settings, Company');
  const ofBuyer = await refused({ kind: 'BuyerUnreadable', letters: ['李', '明'] }, 1001);
  assert.match(ofBuyer.message, '1001 has 李 明');
  assert.match(ofBuyer.fix, 'at the order');
  const ofGoods = await refused({ kind: 'GoodsUnreadable', letters: ['李'] }, 1001);
  assert.match(ofGoods.message, 'of order 1001 has 李');
  assert.match(ofGoods.fix, 'title in Latin letters');
});

test('a missing rate is named with the command that gives it, in the way the bank writes it', async () => {
  const day = { taxPoint: '2026-11-24' };
  const polish = { kind: 'RateMissing', country: 'PL', national: 'PLN', currency: 'EUR', ...day } as const;
  const { message, fix } = await refused(polish, 1001, 'no answer in time');
  assert.match(message, 'no answer in time');
  assert.match(fix, 'when NBP can be reached');
  assert.match(fix, 'kasa invoice rate EUR/PLN 2026-11-24');
  const german = { kind: 'RateMissing', country: 'DE', national: 'EUR', currency: 'CZK', ...day } as const;
  assert.match((await refused(german, 1001)).fix, 'kasa invoice rate EUR/CZK 2026-11-24');
});

test.run();
