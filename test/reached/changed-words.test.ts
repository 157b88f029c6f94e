import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findSaying, readRewording } from './changed-words.ts';

/** Lists the files that say the change, out of those with these texts and as many others that what two of them say is not common. */
function listSaying([before, after]: [string, string], texts: Record<string, string>): string[] {
  const others = Array.from({ length: 40 }, () => ({ path: '', text: '', imports: [] }));
  const sources = Object.entries(texts).map(([path, text]) => ({ path, text, imports: [] }));
  return [...findSaying({ before, after }, [...sources, ...others])].map(({ path }) => path);
}

test('an old or a new word says the change, and so does its beginning', () => {
  const texts = {
    old: "getByRole('button', { name: 'Zur Kasse' });",
    now: "getByRole('button', { name: 'Zur Bezahlung' });",
    part: 'assert.match(html, /bezahl/i);',
    other: "getByRole('button', { name: 'Zur Übersicht' });",
  };
  assert.equal(listSaying(["'Zur Kasse'", "'Zur Bezahlung'"], texts), ['old', 'now', 'part']);
});

test('two words that are put together or apart say the change', () => {
  const texts = {
    apart: "waitFor('Ihr Paket');",
    together: "waitFor('Paket kommt');",
    neither: "waitFor('Ihr Kommen');",
  };
  assert.equal(listSaying(["'Ihr Paket kommt'", "'Ihr großes Paket kommt'"], texts), ['apart']);
  assert.equal(listSaying(["'Paket {number} kommt'", "'Paket kommt: {number}'"], texts), ['together']);
});

test('the words say the change when only a full stop or a capital letter is another', () => {
  const texts = { said: "waitFor('Geschafft!');", other: "waitFor('Danke');" };
  assert.equal(listSaying(["'Geschafft!'", "'Geschafft.'"], texts), ['said']);
  assert.equal(listSaying(["'Geschafft'", "'geschafft'"], texts), ['said']);
});

test('titles, comments and imports say nothing', () => {
  const texts = {
    titled: "test.always('goes zur Kasse', async () => {});",
    commented: '// Zur Kasse\n/* Zur\nKasse */',
    importing: "import { kasse } from './kasse.ts';",
    tested: "assert.ok(/x/.test('Kasse'));",
  };
  assert.equal(listSaying(["'Zur Kasse'", "'Weiter'"], texts), ['tested']);
});

test('a word that much code has says the change with its neighbour, or where it stands alone', () => {
  const code = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`code${i}`, 'const order = 1;']));
  const texts = { ...code, pair: "waitFor('your order');", alone: "name: 'Order'" };
  assert.equal(listSaying(["'Your order'", "'Your purchase'"], texts), ['pair']);
  assert.equal(listSaying(["'Order now'", "'Buy now'"], texts), ['alone']);
});

test('the words of texts are read from the lines that Git says were changed', () => {
  const diff = "--- a/src/de/cart.ts\n+++ b/src/de/cart.ts\n@@ -17 +17 @@\n-  'cart.x': 'Alt',\n+  'cart.x': 'Neu',";
  const { before, after } = readRewording(diff, ["'Ganz neu'"]);
  assert.match(before, /'Alt'/);
  assert.not.match(before, /Neu/);
  assert.match(after, /'Neu',\n'Ganz neu'/);
  assert.not.match(after, /Alt/);
});

test.run();
