import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Cache } from '#server/memory/cache.ts';
import { matchesTag } from '#server/memory/cache-tags.ts';

const present = (cache: Cache<string>, keys: string) =>
  [...keys].filter((key) => cache.peek(key) !== undefined).join('');

test('of too many the one used longest ago goes', () => {
  const cache = new Cache<string>({ max: 3 });
  for (const key of 'abc') cache.set(key, key);
  cache.get('a');
  cache.peek('b');
  cache.set('d', 'd');
  assert.is(present(cache, 'abcd'), 'acd');
  assert.is(cache.count, 3);
});

test('of what is too large in all the one used longest ago goes', () => {
  const cache = new Cache<string>({ maxSize: 10, sizeOf: (text, key) => text.length + key.length });
  for (const key of 'abc') cache.set(key, 'xx');
  cache.get('a');
  cache.set('d', 'xxx');
  assert.is(present(cache, 'abcd'), 'acd');
  assert.is(cache.size, 10);
  cache.set('e', 'x'.repeat(10));
  assert.is(present(cache, 'acde'), 'acd');
});

test('what has grown makes room for itself, and keeps its tags', () => {
  const sizes: Record<string, number> = { a: 4, b: 4 };
  const cache = new Cache<string>({ maxSize: 10, sizeOf: (text) => sizes[text] ?? 0 });
  for (const key of 'ab') cache.set(key, key, ['letter']);
  sizes.a = 7;
  cache.resize('a');
  assert.is(present(cache, 'ab'), 'a');
  assert.is(cache.size, 7);
  cache.resize('b');
  cache.invalidate('letter');
  assert.is(present(cache, 'ab'), '');
  assert.is(cache.size, 0);
});

test('a tag invalidates what carries it, a pattern what carries a tag that matches', () => {
  const cache = new Cache<string>({ max: 10 });
  cache.set('a', 'a', ['product:1', 'catalogue']);
  cache.set('b', 'b', ['product:2']);
  cache.set('c', 'c', ['products']);
  cache.set('d', 'd');
  cache.invalidate('product:1');
  assert.is(present(cache, 'abcd'), 'bcd');
  cache.invalidate('product:*');
  assert.is(present(cache, 'abcd'), 'cd');
  cache.invalidate('catalogue');
  assert.is(present(cache, 'abcd'), 'cd');
  cache.invalidate('*');
  assert.is(present(cache, 'abcd'), '');
});

test('a pattern is the beginning of tags', () => {
  const matching = ['product:1', 'product:', 'products', 'site'].filter((tag) => matchesTag(tag, 'product:*'));
  assert.equal(matching, ['product:1', 'product:']);
  assert.ok(matchesTag('site', '*'));
  assert.not.ok(matchesTag('product:12', 'product:1'));
});

test('what is set again carries its new tags only', () => {
  const cache = new Cache<string>({ max: 10 });
  cache.set('a', 'old', ['product:1']);
  cache.set('a', 'new', ['product:2']);
  cache.invalidate('product:1');
  assert.is(cache.peek('a'), 'new');
  cache.set('a', 'new');
  cache.invalidate('product:2');
  assert.is(cache.peek('a'), 'new');
});

test('tags go with what carried them', () => {
  const cache = new Cache<string>({ max: 1 });
  cache.set('a', 'a', ['product:1']);
  cache.set('b', 'b', ['product:2']);
  assert.equal([cache.listKeys('product:1'), cache.listKeys('product:*')], [[], ['b']]);
});

test('whoever holds a count of what is cached hears what leaves', () => {
  const dropped: string[] = [];
  const cache = new Cache<string>({ max: 2 }, (value) => dropped.push(value));
  for (const key of 'abc') cache.set(key, key);
  cache.delete('b');
  cache.invalidate('*');
  assert.equal(dropped, ['a', 'b', 'c']);
});

test('what is made is made once, and a promise that fails is not cached', async () => {
  const cache = new Cache<Promise<string>>({ max: 10 });
  const outage = new Error('down');
  const failing = cache.getOrSet('a', () => Promise.reject(outage));
  assert.is(
    cache.getOrSet('a', async () => 'second'),
    failing,
  );
  assert.is(await failing.catch((error: unknown) => error), outage);
  const made = cache.getOrSet('a', async () => 'third');
  assert.is(
    cache.getOrSet('a', async () => 'fourth'),
    made,
  );
  assert.is(await made, 'third');
});

test('a promise that fails takes nothing with it that came after it', async () => {
  const cache = new Cache<Promise<string>>({ max: 10 });
  const { promise, reject } = Promise.withResolvers<string>();
  cache.getOrSet('a', () => promise);
  cache.invalidate('*');
  const later = cache.getOrSet('a', async () => 'later');
  reject(new Error('down'));
  await promise.catch(() => undefined);
  await new Promise(setImmediate);
  assert.is(cache.peek('a'), later);
});

test.run();
