import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createToken, isToken } from '#server/http/session.ts';

test('a token is never taken for an option of a command', () => {
  const tokens = Array.from({ length: 3000 }, createToken);
  assert.equal(
    tokens.filter((token) => !isToken(token) || token.startsWith('-')),
    [],
  );
});

test.run();
