import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST_SAVED, readHandles } from '#src/catalogue/saved/read-handles.ts';
import { createHandleList, forget, type HandleList, noteViewed, save } from '#src/catalogue/saved/saved-products.ts';

type Context = { entries: Map<string, string>; list: HandleList };
const test = suite<Context>('products saved in the browser');

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

test.before.each((context) => {
  const entries = new Map<string, string>();
  context.entries = entries;
  context.list = createHandleList('kasa-test');
  setStorage({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  });
});
test.after(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
});

function setStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): void {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
}

test('reading stores nothing', ({ list, entries }) => {
  assert.is(list.read(), null);
  noteViewed('zubr', list);
  forget(['zubr'], list);
  assert.is(entries.size, 0);
});

test('what was saved last comes first, each once', ({ list, entries }) => {
  for (const handle of ['zubr', 'lis', 'zubr']) assert.is(save([handle], list), 'SAVED');
  assert.equal(list.read(), ['lis', 'zubr']);
  assert.is(save(['kot', 'lis', 'pies'], list), 'SAVED');
  assert.is(entries.get('kasa-test'), 'kot,pies,lis,zubr');
});

test('with the last product the entry goes', ({ list, entries }) => {
  save(['zubr', 'lis'], list);
  forget(['zubr'], list);
  assert.equal(list.read(), ['lis']);
  forget(['lis'], list);
  assert.is(entries.size, 0);
});

test('a full list drops nothing, and says that it is full', ({ list }) => {
  const many = Array.from({ length: MOST_SAVED }, (_, index) => `p-${index}`);
  assert.is(save(many, list), 'SAVED');
  assert.is(save(['zubr'], list), 'FULL');
  assert.is(save(['p-0'], list), 'SAVED', 'what is on it takes no room');
  assert.equal(list.read(), many);
});

test('what is viewed is noted while the list is switched on, the latest nine', ({ list, entries }) => {
  list.write([]);
  assert.equal(list.read(), []);
  for (let index = 0; index < 12; index++) noteViewed(`p-${index}`, list);
  noteViewed('p-5', list);
  assert.equal(list.read(), ['p-5', 'p-11', 'p-10', 'p-9', 'p-8', 'p-7', 'p-6', 'p-4', 'p-3']);
  list.write(null);
  noteViewed('zubr', list);
  assert.is(entries.size, 0);
});

test('who follows the list hears of each change, and reads the same object until then', ({ list }) => {
  globalThis.addEventListener ??= () => undefined;
  globalThis.removeEventListener ??= () => undefined;
  let changes = 0;
  const stop = list.subscribe(() => {
    changes += 1;
  });
  save(['zubr'], list);
  assert.is(changes, 1);
  assert.is(list.read(), list.read());
  stop();
  save(['lis'], list);
  assert.is(changes, 1);
});

test('storage that throws is survived', ({ list }) => {
  const refuse = () => {
    throw new Error('no storage');
  };
  setStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  assert.is(list.read(), null);
  assert.is(save(['zubr'], list), 'NOT_STORED');
});

test('what is no handle is no product, whoever wrote it there', () => {
  assert.equal(readHandles('zubr,,<b>,../x,zubr,ŻUBR,lis-2'), ['zubr', 'lis-2']);
  assert.equal(readHandles('a'.repeat(256)), []);
  assert.is(readHandles(Array.from({ length: 80 }, (_, index) => `p${index}`).join()).length, MOST_SAVED);
});

test.run();
