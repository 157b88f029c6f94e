// Typing that is kept in the tab.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findTyping, forgetAllTyping, forgetTyping, keepTyping } from '#src/ui/typing/kept-typing.ts';

const robin = { staffId: '1', name: 'draft:12' };

/** Stored as a browser has it: what is stored are its own properties. */
function stored(storage: object): void {
  Object.assign(globalThis, { window: { sessionStorage: storage } });
}

function aStorage(): Record<string, string> {
  const methods = {
    getItem: (name: string) => entries[name] ?? null,
    setItem: (name: string, text: string) => {
      entries[name] = text;
    },
    removeItem: (name: string) => {
      delete entries[name];
    },
  };
  const entries: Record<string, string> = Object.create(methods);
  return entries;
}

test.after(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('what somebody types is found again by the same person, in the same place, until it is forgotten', () => {
  stored(aStorage());
  keepTyping(robin, 1, { note: 'Call back' });
  assert.equal(findTyping(robin, 1), { note: 'Call back' });
  assert.is(findTyping({ ...robin, staffId: '2' }, 1), undefined);
  assert.is(findTyping({ ...robin, name: 'draft:13' }, 1), undefined);
  forgetTyping(robin);
  assert.is(findTyping(robin, 1), undefined);
});

test('what an older release has kept in another shape is set aside', () => {
  const storage = aStorage();
  stored(storage);
  keepTyping(robin, 1, { note: 'Call back' });
  assert.is(findTyping(robin, 2), undefined);
  storage['typing:1:draft:12'] = '{"shape":2,';
  assert.is(findTyping(robin, 2), undefined);
});

test('signing out removes the typing of everybody, and nothing else', () => {
  const storage = aStorage();
  stored(storage);
  storage.theme = 'dark';
  keepTyping(robin, 1, 'a');
  keepTyping({ ...robin, staffId: '2' }, 1, 'b');
  forgetAllTyping();
  assert.equal(Object.keys(storage), ['theme']);
});

test('a browser that stores nothing hinders nobody', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  stored({ getItem: refuse, setItem: refuse, removeItem: refuse });
  keepTyping(robin, 1, 'a');
  assert.is(findTyping(robin, 1), undefined);
  forgetTyping(robin);
  stored({});
  Object.defineProperty(window, 'sessionStorage', { get: refuse });
  forgetAllTyping();
});

test.run();
