// The number of a parcel as it is scanned, typed or pasted: what is around it is left out, what is odd is pointed out, and
// none is refused.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { trackingLink } from '#server/shipping/tracking-link.ts';
import { carrierNames } from '#src/shipping/carriers.ts';
import { doubtTracking, readTrackingNumber } from '#src/shipping/tracking-number.ts';

const INPOST = '620012345678901234567890';

test('blanks around a number and between its groups are left out, also those that a spreadsheet makes', () => {
  assert.is(readTrackingNumber(`  ${INPOST}\n`), INPOST);
  assert.is(readTrackingNumber('6200 1234 5678\u00a09012 3456\u202f7890'), INPOST);
  assert.is(readTrackingNumber('1Z 999 AA1 01 2345 6784'), '1Z999AA10123456784');
  assert.is(readTrackingNumber('   '), '');
});

test('what a small carrier calls its parcels stays as it is', () => {
  for (const name of ['CB 17&x', 'Tour 3', 'a', '00-17/B']) assert.is(readTrackingNumber(name), name);
});

test('the number is taken out of the address of each carrier that the shop knows, and said', () => {
  for (const carrier of Object.keys(carrierNames)) {
    const parcel = { trackingNumber: '13450000123456', postalCode: '1015 DK', country: 'NL' };
    const address = trackingLink(carrier, parcel) ?? '';
    assert.match(address, 'https://');
    assert.is(readTrackingNumber(` ${address} `), '13450000123456', carrier);
    assert.equal(doubtTracking(address, carrier), { kind: 'taken', number: '13450000123456' });
  }
});

test('an address without a number, or with two, stays as it is and is pointed out', () => {
  for (const address of ['https://inpost.pl/', 'https://a.example/12345678?n=87654321', 'www.dhl.de/verfolgen']) {
    assert.is(readTrackingNumber(address), address);
    assert.equal(doubtTracking(address, 'inpost'), { kind: 'address' });
  }
});

test('a number that only another carrier gives is pointed out; one of digits alone may be anybody’s', () => {
  for (const [number, carrier] of [
    ['1Z999AA10123456784', 'ups'],
    ['Z1234567890', 'packeta'],
    ['3SABCD1234567', 'postnl'],
    [INPOST, 'inpost'],
    ['00559007731234567890', 'poczta-polska'],
    ['JJD000390007882823453', 'dhl'],
    ['00340434123456789012', 'dhl'],
  ] as const) {
    assert.equal(doubtTracking(number, 'gls'), { kind: 'other', carrier }, number);
    assert.is(doubtTracking(number, carrier), null, number);
    assert.equal(doubtTracking(`https://t.example/?n=${number}`, 'gls'), { kind: 'other', carrier }, number);
  }
  for (const number of ['', '13450000123456', '123456789012', 'CB 17&x']) assert.is(doubtTracking(number, 'dpd'), null);
});

test.run();
