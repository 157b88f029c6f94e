import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { code128 } from '#server/papers/code-128.ts';

test('a barcode is Code 128 with its check symbol', () => {
  // K1001 is 43, 17, 16, 16, 17: 104 + 43 + 2·17 + 3·16 + 4·16 + 5·17 = 378, which leaves 69.
  const symbols = ['211214', '112331', '123221', '123122', '123122', '123221', '112214', '2331112'];
  assert.is(code128('K1001').join(''), symbols.join(''));
});

test.run();
