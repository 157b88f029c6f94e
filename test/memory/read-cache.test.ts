import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ReadCache, type ReadResult } from '#server/memory/read-cache.ts';

const anAnswer =
  (value: string, ...tags: string[]) =>
  async () => ({ value, tags });

/** A read that ends when it is told to, and counts how often it began. */
function aSlowRead() {
  const { promise, resolve, reject } = Promise.withResolvers<ReadResult<string>>();
  const read = Object.assign(
    () => {
      read.count += 1;
      return promise;
    },
    { count: 0, resolve, reject },
  );
  return read;
}

test('a thousand who ask at once make one read', async () => {
  const cache = new ReadCache<string>({ max: 10 });
  const read = aSlowRead();
  const answers = Array.from({ length: 1_000 }, () => cache.get('a', read));
  read.resolve({ value: '1' });
  assert.equal([...new Set(await Promise.all(answers))], ['1']);
  assert.is(read.count, 1);
  assert.is(await cache.get('a', anAnswer('2')), '1');
});

test('each key is read by itself', async () => {
  const cache = new ReadCache<string>({ max: 10 });
  const read = aSlowRead();
  const slow = cache.get('a', read);
  assert.is(await cache.get('b', anAnswer('b')), 'b');
  read.resolve({ value: 'a' });
  assert.is(await slow, 'a');
});

test('a read that fails fails for all who wait, and is not cached', async () => {
  const cache = new ReadCache<string>({ max: 10 });
  const read = aSlowRead();
  const answers = [cache.get('a', read), cache.get('a', read)];
  read.reject(new Error('down'));
  for (const answer of await Promise.allSettled(answers)) assert.is(answer.status, 'rejected');
  assert.is(cache.peekStale('a'), undefined);
  assert.is(await cache.get('a', anAnswer('back')), 'back');
});

test('whoever asks after an invalidation is not given what was read before it', async () => {
  const cache = new ReadCache<string>({ max: 10 });
  const read = aSlowRead();
  const before = cache.get('a', read);
  cache.invalidate('product:*');
  const after = cache.get('a', anAnswer('new', 'product:1'));
  await new Promise(setImmediate);
  read.resolve({ value: 'old', tags: ['product:1'] });
  assert.equal([await before, await after], ['old', 'new']);
  assert.is(cache.peek('a'), 'new');
});

test('what was invalidated while it was read is stale from the first', async () => {
  const cache = new ReadCache<string>({ max: 10 });
  const read = aSlowRead();
  const before = cache.get('a', read);
  cache.invalidate('*');
  read.resolve({ value: 'old' });
  await before;
  assert.equal([cache.peek('a'), cache.peekStale('a')], [undefined, 'old']);
});

test('an invalidation of something else costs a read nothing, the second one of its own does', async () => {
  for (const [second, cached] of [
    ['product:3', 'a'],
    ['product:1', undefined],
  ] as const) {
    const cache = new ReadCache<string>({ max: 10 });
    const read = aSlowRead();
    const answer = cache.get('a', read);
    cache.invalidate('product:2');
    cache.invalidate(second);
    read.resolve({ value: 'a', tags: ['product:1'] });
    await answer;
    assert.is(cache.peek('a'), cached);
  }
});

test('what is invalidated by tag is stale, and read again', async () => {
  const cache = new ReadCache<string>({ max: 10 });
  await cache.get('a', anAnswer('a', 'product:1'));
  await cache.get('b', anAnswer('b', 'site'));
  cache.invalidate('product:*');
  assert.equal([cache.peek('a'), cache.peekStale('a'), cache.peek('b')], [undefined, 'a', 'b']);
  assert.is(await cache.get('a', anAnswer('a2', 'product:1')), 'a2');
  assert.is(cache.peek('a'), 'a2');
});

test('what is invalidated by its key is stale, also what is being read of it', async () => {
  const cache = new ReadCache<string>({ max: 10 });
  await cache.get('a', anAnswer('1'));
  await cache.get('b', anAnswer('b'));
  cache.invalidateKey('a');
  assert.equal([cache.peek('a'), cache.peekStale('a'), cache.peek('b')], [undefined, '1', 'b']);
  const read = aSlowRead();
  const before = cache.get('a', read);
  cache.invalidateKey('a');
  const after = aSlowRead();
  const answer = cache.get('a', after);
  read.resolve({ value: '2' });
  assert.is(await before, '2');
  assert.equal([cache.peek('a'), cache.peekStale('a')], [undefined, '2']);
  after.resolve({ value: '3' });
  assert.is(await answer, '3');
  assert.is(cache.peek('a'), '3');
});

test('what is not worth caching replaces what was cached', async () => {
  const cache = new ReadCache<string>({ max: 10 });
  await cache.get('a', anAnswer('1'));
  cache.invalidate('*');
  assert.is(await cache.get('a', async () => ({ value: 'gone', isCached: false })), 'gone');
  assert.is(cache.peekStale('a'), undefined);
});

test('an age ends freshness, counted from when the read began', async () => {
  let ms = 0;
  const cache = new ReadCache<string>({ max: 10 }, { maxMs: 60, now: () => new Date(ms) });
  const read = aSlowRead();
  const answer = cache.get('a', read);
  ms = 20;
  read.resolve({ value: 'a' });
  await answer;
  ms = 59;
  assert.is(cache.peek('a'), 'a');
  ms = 60;
  assert.equal([cache.peek('a'), cache.peekStale('a')], [undefined, 'a']);
});

test('while invalidations may be missed nothing is fresh, nor is afterwards what was read before', async () => {
  const cache = new ReadCache<string>({ max: 10 });
  await cache.get('a', anAnswer('1'));
  cache.trust(false);
  assert.is(await cache.get('a', anAnswer('2')), '2');
  assert.is(await cache.get('a', anAnswer('3')), '3');
  cache.trust(true);
  assert.equal([cache.peek('a'), cache.peekStale('a')], [undefined, '3']);
  assert.is(await cache.get('a', anAnswer('4')), '4');
  assert.is(cache.peek('a'), '4');
});

test('it is bounded by number and by size, and to look is a use', async () => {
  const byNumber = new ReadCache<string>({ max: 2 });
  const bySize = new ReadCache<string>({ maxSize: 6, sizeOf: (text) => text.length });
  for (const cache of [byNumber, bySize]) {
    for (const key of ['a', 'b']) await cache.get(key, anAnswer(key.repeat(3)));
    cache.peek('a');
    await cache.get('c', anAnswer('ccc'));
    assert.equal([cache.peek('a'), cache.peekStale('b'), cache.peek('c')], ['aaa', undefined, 'ccc']);
  }
  assert.equal([byNumber.count, bySize.size], [2, 6]);
});

test.run();
