import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cacheByHeader } from '#server/render/cache-by-header.ts';

function aReader() {
  const asked: string[] = [];
  const read = cacheByHeader((header) => {
    asked.push(header);
    return header.length;
  });
  return { asked, read };
}

test('a header is read once', () => {
  const { asked, read } = aReader();
  assert.equal([read('br, gzip'), read('br, gzip')], [8, 8]);
  assert.is(asked.length, 1);
});

test('a header of any length is read, and a long one not cached', () => {
  const { asked, read } = aReader();
  const longest = 'a'.repeat(1_000);
  const longer = 'a'.repeat(1_001);
  assert.equal([longest, longest, longer, longer].map(read), [1_000, 1_000, 1_001, 1_001]);
  assert.equal(asked, [longest, longer, longer]);
});

test('no more than a thousand headers are cached', () => {
  const { asked, read } = aReader();
  for (let count = 0; count <= 1_000; count++) read(`kasa_cart=${count}`);
  assert.is(asked.length, 1_001);
  read('kasa_cart=0');
  assert.is(asked.length, 1_002);
});

test.run();
