import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mayLoadInFull, RELOAD_GUARD_MS } from '#client/chunk-failure.ts';

const test = suite<{ storage: () => Pick<Storage, 'getItem' | 'setItem'> }>('chunk failure');

test.before.each((context) => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  context.storage = () => storage;
});

test('a path that failed is loaded in full, and not again within ten seconds', ({ storage }) => {
  assert.is(RELOAD_GUARD_MS, 10_000);
  assert.ok(mayLoadInFull('/pl/p/zolw', 0, storage));
  assert.not(mayLoadInFull('/pl/p/zolw', 9_900, storage));
});

test('after ten seconds it may be loaded in full again', ({ storage }) => {
  mayLoadInFull('/pl/p/zolw', 0, storage);
  assert.ok(mayLoadInFull('/pl/p/zolw', 10_100, storage));
});

test('a refusal does not lengthen the guard', ({ storage }) => {
  mayLoadInFull('/pl/p/zolw', 0, storage);
  mayLoadInFull('/pl/p/zolw', 9_000, storage);
  assert.ok(mayLoadInFull('/pl/p/zolw', 10_100, storage));
});

test('another path is another matter', ({ storage }) => {
  mayLoadInFull('/pl/p/zolw', 0, storage);
  assert.ok(mayLoadInFull('/pl/c/plakaty', 1, storage));
});

test('storage that throws, or holds nonsense, is survived', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  assert.ok(mayLoadInFull('/pl', 0, forbidden));
  const full = () => ({ getItem: () => null, setItem: forbidden });
  assert.ok(mayLoadInFull('/pl', 0, full));
  for (const nonsense of ['{', 'null', '[]', '7', '{"path":"/pl"}']) {
    assert.ok(
      mayLoadInFull('/pl', 0, () => ({ getItem: () => nonsense, setItem: () => undefined })),
      nonsense,
    );
  }
});

test.run();
