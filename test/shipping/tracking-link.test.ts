import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { trackingLink } from '#server/shipping/tracking-link.ts';

const linkTo = (country: string, set?: Record<string, string>) =>
  trackingLink('dpd', { trackingNumber: '42', postalCode: '1100-148', country }, set) ?? '';

test('a parcel of DPD is followed on the Polish page in Poland, and on that for every country elsewhere', () => {
  assert.match(linkTo('PL'), 'https://tracktrace.dpd.com.pl/');
  for (const country of ['PT', 'IE', 'DE', 'FI'])
    assert.is(linkTo(country), 'https://tracking.dpd.de/status/en_US/parcel/42', country);
});

test('the address that the merchant has set is followed in every country', () => {
  const set = { dpd: 'https://example.com/{country}/{number}' };
  assert.equal([linkTo('PT', set), linkTo('PL', set)], ['https://example.com/PT/42', 'https://example.com/PL/42']);
});

test.run();
