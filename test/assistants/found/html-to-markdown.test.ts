// HTML of descriptions and pages as Markdown, and what a text may not do to it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { htmlToMarkdown } from '#server/assistants/found/html-to-markdown.ts';
import { escapeMarkdown, markdownTable } from '#server/assistants/found/markdown-text.ts';

const origin = 'https://shop.example';
const written = (html: string) => htmlToMarkdown(html, origin);

test('paragraphs, headings, lists and links are Markdown’s own', () => {
  assert.is(
    written('<h2>Papier</h2><p>Gruby &amp; <strong>matowy</strong>,<br>z <a href="/pl/page/about">lasu</a>.</p>'),
    '## Papier\n\nGruby & **matowy**,\\\nz [lasu](https://shop.example/pl/page/about).',
  );
  assert.is(written('<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>'), '- a\n- b\n   1. c');
  assert.is(written('<blockquote><p>a</p><p>b</p></blockquote><hr>'), '> a\n>\n> b\n\n---');
  assert.is(written('<pre>a * b\n  c</pre>'), '```\na * b\n  c\n```');
  assert.is(written('10 m<sup>2</sup> <em>x </em>y'), '10 m<sup>2</sup> *x* y');
});

test('a table has a head, and a bar within a cell ends none', () => {
  assert.is(
    written('<table><tbody><tr><td>a</td><td>b | c</td></tr><tr><td>d</td><td></td></tr></tbody></table>'),
    '| a | b \\| c |\n| --- | --- |\n| d | |',
  );
  assert.is(markdownTable(['A', 'B'], [['x|y', 'z\nw']]), '| A | B |\n| --- | --- |\n| x\\|y | z w |');
});

test('text stays text: it makes no heading, list, link or emphasis', () => {
  assert.is(written('<p># 1 *a* [b](c) &lt;b&gt;</p>'), '\\# 1 \\*a\\* \\[b\\](c) &lt;b\\>');
  assert.is(escapeMarkdown('a & b, R&D, &lt;'), 'a & b, R&amp;D, &amp;lt;');
  assert.is(escapeMarkdown('1. maja'), '1\\. maja');
  assert.is(escapeMarkdown('- 5 °C'), '\\- 5 °C');
  assert.is(escapeMarkdown('2026'), '2026');
});

test('what says nothing is left out, and what is broken loses no words', () => {
  assert.is(written('<p>a</p><svg><title>x</title></svg><script>y</script><!-- z --><form>w</form>'), 'a');
  assert.is(written('<p>a <b>b</p> c <unknown>d</unknown> 1 < 2'), 'a **b**\n\nc\n\nd\n\n1 &lt; 2');
  assert.is(written('<p>a</p><!-- b --><p>c --> d</p><!-- e'), 'a\n\nc --\\> d');
  assert.is(written('<a href="javascript:alert(1)">a</a>'), 'a');
});

test.run();
