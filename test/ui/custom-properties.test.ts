// What sheets read, somebody sets: a property that is nowhere set is no colour and no length, and nobody is told.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listSources } from '../source-imports.ts';

/** Set by Radix, for the sheets of whoever uses it. */
const setElsewhere = /^--radix-/;

test('every property that a sheet reads is set somewhere', async () => {
  const sheets = await listSources('{src,client}/**/*.css');
  const scripts = await listSources('{src,client,server}/**/*.{ts,tsx}');
  const set = new Set(
    [...sheets, ...scripts].flatMap(({ text }) =>
      [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name),
    ),
  );
  const missing = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\s*\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !set.has(name) && !setElsewhere.test(name))
      .map((name) => `${path}: ${name}`),
  );
  assert.equal(missing, []);
});

test.run();
