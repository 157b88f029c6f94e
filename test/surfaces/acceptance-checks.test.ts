// The twelve checks by which the office was accepted: each is a test in Chromium whose title begins with its number, but for
// the tenth, which `make bench ONLY=office` measures.
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const folder = new URL('../browser/office/', import.meta.url);
const bench = new URL('../bench/office/office-answers.ts', import.meta.url);

test('each check of the office is a test with its number', () => {
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.browser.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const titles = sources.flatMap((source) =>
    [...source.matchAll(/^ *test(?:\.always)?\(\s*['`](.*check \d+.*)['`],/gm)].map(([, title = '']) => title),
  );
  const found = new Set(
    titles.flatMap((title) => [...title.matchAll(/check (\d+)/g)].map(([, number]) => Number(number))),
  );
  const measured = /^\/\/ Check (\d+)/m.exec(readFileSync(bench, 'utf8'))?.[1];
  assert.equal(
    [...found, Number(measured)].sort((a, b) => a - b),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  );
});

test.run();
