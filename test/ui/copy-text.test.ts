import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { copyText } from '#src/ui/copy-text.ts';

const test = suite('copying a text');
const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
const withClipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

test.after.each(() => {
  if (before) Object.defineProperty(navigator, 'clipboard', before);
  else Reflect.deleteProperty(navigator, 'clipboard');
});

test('a browser that has no clipboard, or refuses it, is said to have copied nothing, and nothing is thrown', async () => {
  withClipboard(undefined);
  assert.is(await copyText('https://shop.example/pay'), false);
  withClipboard({ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) });
  assert.is(await copyText('https://shop.example/pay'), false);
});

test('what was copied is the text', async () => {
  const copied: string[] = [];
  withClipboard({ writeText: async (text: string) => copied.push(text) });
  assert.is(await copyText('https://shop.example/pay'), true);
  assert.equal(copied, ['https://shop.example/pay']);
});

test.run();
