import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lengthWith } from '#client/refuse-long-paste.ts';

test('a paste takes the place of what is selected', () => {
  const line = { type: 'text', value: 'Łódź 90-001', selectionStart: 5, selectionEnd: 11 };
  assert.is(lengthWith(line, '91-002'), 11);
  assert.is(lengthWith({ ...line, selectionStart: 11 }, '!'), 12);
  assert.is(lengthWith({ type: 'email', value: 'old@shop.example', selectionStart: null, selectionEnd: null }, 'n'), 1);
});

test('the end of a line is one character, and in a single line none', () => {
  const empty = { value: '', selectionStart: 0, selectionEnd: 0 };
  assert.is(lengthWith({ ...empty, type: 'textarea' }, 'a\r\nb\nc\rd'), 7);
  assert.is(lengthWith({ ...empty, type: 'text' }, 'a\r\nb\nc\rd'), 4);
});

test.run();
