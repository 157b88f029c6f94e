// How work in a transaction says that it is refused: by a `Result`, for nothing else rolls it back.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listSources } from '../source-imports.ts';

/** The call with all that is indented under it. */
const calls = /^( *)\S[^\n]*inTransaction\([^\n]*\{\n(?:\1 [^\n]*\n|\n)*/gm;

test('no transaction answers a refusal in the shape of an answer: it would be committed', async () => {
  const wrong: string[] = [];
  for (const { path, text } of await listSources('{bin,server}/**/*.ts')) {
    for (const [call] of text.matchAll(calls)) {
      const found = /return \{ refusal[:,][^\n]*/.exec(call)?.[0];
      if (found && !/refusal: null/.test(found)) wrong.push(`${path}: ${found}`);
    }
  }
  assert.equal(wrong, []);
});

test('only where a refusal is written down is it committed', async () => {
  const sources = await listSources('{bin,server}/**/*.ts');
  const paths = sources.filter(({ text }) => text.includes('inTransactionEvenIfRefused(')).map(({ path }) => path);
  assert.equal(paths.sort(), [
    'server/database/transaction.ts',
    'server/staff/sign-in-with-passkey.ts',
    'server/staff/sign-in.ts',
    'server/staff/step-up.ts',
  ]);
});

test.run();
