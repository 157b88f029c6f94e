import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { refuseWideCharacters } from '#build/refuse-wide-characters.ts';

const aFile = (text: string) => ({ path: 'dist/server/main.js', text, contents: Buffer.from(text) });

test('a bundle of the server in ASCII is accepted', () => {
  refuseWideCharacters([aFile('var letter="\\u0142";')]);
});

test('a character beyond ASCII is refused, and shown with what stands before it', () => {
  assert.throws(
    () => refuseWideCharacters([aFile('var vowel=/[äö]/;')]),
    ({ code, message }: { code: string; message: string }) =>
      code === 'SERVER_NOT_ASCII' && message.includes('dist/server/main.js: …var vowel=/[äö…'),
  );
});

test.run();
