import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isBlikCode, readBlikCode } from '#src/payments/blik-code.ts';

test('a code is read however the app shows it', () => {
  for (const text of ['123456', '123 456', '123-456', ' 123\u00a0456\n', '1234567']) {
    assert.is(readBlikCode(text), '123456', JSON.stringify(text));
  }
});

test('only six digits are a code', () => {
  assert.ok(isBlikCode('000000'));
  for (const text of ['', '12345', '1234567', '12345a', '123 45']) assert.not.ok(isBlikCode(text), text);
});

test.run();
