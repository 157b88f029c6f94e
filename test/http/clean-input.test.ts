import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requireCleanInput } from '#server/http/clean-input.ts';

const isRefused = (value: unknown) => {
  try {
    requireCleanInput(value);
    return false;
  } catch {
    return true;
  }
};

test('what a text of JSON escapes is looked at as what it says', () => {
  const patch = (vendor: string) => ({ patch: JSON.stringify({ product: { vendor } }) });
  assert.ok(isRefused(patch('a\0b')));
  assert.ok(isRefused(patch('\ud800')));
  assert.ok(isRefused({ patch: JSON.stringify({ '\0': 1 }) }));
  assert.ok(isRefused({ patch: JSON.stringify([JSON.stringify(['\0'])]) }), 'within one another');
  assert.not(isRefused(patch('Żółw')));
  assert.not(isRefused(patch(String.raw`a\u0000`)), 'six signs that somebody typed');
  assert.not(isRefused({ note: String.raw`{ "broken \u0000` }), 'no JSON');
});

test.run();
