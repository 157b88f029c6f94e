import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useApp } from '#src/app-instance.tsx';
import { KasaError } from '#src/errors.ts';

function Lost() {
  return useApp().locale;
}

test('outside its provider the app instance is unavailable, and says so', () => {
  assert.throws(
    () => renderToString(<Lost />),
    (error: unknown) =>
      error instanceof KasaError &&
      error.code === 'APP_INSTANCE_UNAVAILABLE' &&
      error.message === 'app instance unavailable',
  );
});

test.run();
