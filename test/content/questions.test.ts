import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { questionsIn, showAsDisclosures } from '#src/content/questions.ts';

test('every heading is a question, and what follows it folds away', () => {
  const html =
    '<p>Pytaj śmiało.</p>\n<h2>Jak?</h2>\n<p>Tak.</p>\n<ul><li>I tak.</li></ul>\n\n<h2>A &amp; B?</h2><p>Nie.</p>';
  const shown = showAsDisclosures(html);
  assert.is(
    shown,
    '<p>Pytaj śmiało.</p>\n<details><summary><h2>Jak?</h2></summary><p>Tak.</p>\n<ul><li>I tak.</li></ul></details>' +
      '<details><summary><h2>A &amp; B?</h2></summary><p>Nie.</p></details>',
  );
  assert.equal(questionsIn(shown), [
    { question: 'Jak?', answer: '<p>Tak.</p>\n<ul><li>I tak.</li></ul>' },
    { question: 'A & B?', answer: '<p>Nie.</p>' },
  ]);
});

test('headings above questions name groups of them', () => {
  const shown = showAsDisclosures(
    '<h2>Dostawa</h2><h3>Kiedy?</h3><p>Jutro.</p><h2>Zwroty</h2><h3>Jak?</h3><p>Tak.</p>',
  );
  assert.is(
    shown,
    '<h2>Dostawa</h2><details><summary><h3>Kiedy?</h3></summary><p>Jutro.</p></details>' +
      '<h2>Zwroty</h2><details><summary><h3>Jak?</h3></summary><p>Tak.</p></details>',
  );
});

test('a text without headings stays as it is', () => {
  assert.is(showAsDisclosures('<p>Nic.</p>'), '<p>Nic.</p>');
  assert.equal(questionsIn('<p>Nic.</p>'), []);
});

test.run();
