import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { failureMessage } from '#src/checkout/payment/failed-press.ts';
import { KasaError } from '#src/errors.ts';

test('under the order button a failure says whether to wait, to look at the connection, or to press again', () => {
  const messages = (['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE', 'INTERNAL', 'BAD_REQUEST'] as const).map((code) =>
    failureMessage(new KasaError(code, 'x')),
  );
  assert.equal(messages, ['checkout.tooManyRequests', 'checkout.offline', 'checkout.failed', 'checkout.failed']);
});

test('what nobody foresaw asks to press again', () => {
  assert.is(failureMessage(new TypeError('x is not a function')), 'checkout.failed');
});

test.run();
