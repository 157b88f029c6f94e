import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readRate } from '#src/numbers/read-rate.ts';

test('an exchange rate is read with a comma or a point, and exact to each digit', () => {
  for (const [typed, read] of [
    ['0,2341', '0.2341'],
    [' 0.2341\u00a0', '0.2341'],
    ['4', '4'],
    ['1.250', '1.250'],
    ['1,250', '1.250'],
    ['1.234,50', '1234.50'],
    ['1 234,5', '1234.5'],
    ['0,1234567891', '0.1234567891'],
  ] as const)
    assert.is(readRate(typed), read, typed);
  for (const typed of ['', 'four', '-4', '1,2,3', '4 zł']) assert.is(readRate(typed), null, typed);
});

test.run();
