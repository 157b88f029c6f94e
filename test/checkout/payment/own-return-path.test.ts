import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ownReturnPath } from '#src/checkout/payment/own-return-path.ts';

const origin = 'https://sklep.example';

test('a path of the shop stays what it is', () => {
  assert.is(ownReturnPath('/pl/checkout/return?order=abc', origin), '/pl/checkout/return?order=abc');
});

test('an absolute address of the shop becomes its path', () => {
  assert.is(
    ownReturnPath('https://sklep.example/pl/checkout/return?order=abc', origin),
    '/pl/checkout/return?order=abc',
  );
});

test('every other origin is refused', () => {
  for (const url of [
    'https://evil.example/pl',
    '//evil.example/pl',
    '\\\\evil.example',
    'http://sklep.example/pl',
    'https://sklep.example:8443/pl',
    'https://sklep.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
  ]) {
    assert.throws(() => ownReturnPath(url, origin), /not a page of this shop/, url);
  }
});

test.run();
