import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withParagraphs } from '#server/catalogue/csv/text-paragraphs.ts';

test('bare text of a WooCommerce description is paragraphs, also beside headings and lists', () => {
  assert.is(
    withParagraphs('<h2>Care</h2>\nBy hand.\n\nNever in a <b>machine</b>.\n<ul>\n<li>Dry</li>\n</ul>\nKeep it.'),
    '<h2>Care</h2>\n<p>By hand.</p>\n<p>Never in a <b>machine</b>.</p>\n<ul>\n<li>Dry</li>\n</ul>\n<p>Keep it.</p>',
  );
  assert.is(withParagraphs('<div>\n\nFirst.\n\nSecond.\n\n</div>'), '<div>\n<p>First.</p>\n<p>Second.</p>\n</div>');
  assert.is(withParagraphs('One<br /><br>Two'), '<p>One</p>\n<p>Two</p>');
  assert.is(withParagraphs('<strong>Big</strong>\n\n&nbsp;\n\nSmall'), '<p><strong>Big</strong></p>\n<p>Small</p>');
  assert.is(withParagraphs('Above <hr /> below'), '<p>Above</p>\n<hr />\n<p>below</p>');
});

test('line breaks of a WooCommerce description stay breaks, and blocks as they are', () => {
  assert.is(withParagraphs('Size: M\nColour: red'), '<p>Size: M<br>Colour: red</p>');
  assert.is(withParagraphs('<p>Size: M<br />\nColour: red</p>'), '<p>Size: M<br>Colour: red</p>');
  assert.is(withParagraphs('<li>Size: M\nColour: red</li>'), '<li>Size: M<br>Colour: red</li>');
  assert.is(withParagraphs('<div>\n<div>Alone</div>\n</div>'), '<div>\n<div>Alone</div>\n</div>');
  const table = '<table>\n<tbody>\n<tr>\n<td>Size</td>\n<td><b>M</b></td>\n</tr>\n</tbody>\n</table>';
  assert.is(withParagraphs(table), table);
  assert.is(withParagraphs('<pre>a\n\n  b</pre>'), '<pre>a\n\n  b</pre>');
  assert.is(
    withParagraphs('<a\nhref="https://mugs.example">Mugs</a>'),
    '<p><a href="https://mugs.example">Mugs</a></p>',
  );
  const blocks = '<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->';
  assert.is(withParagraphs(blocks), blocks);
  assert.is(withParagraphs(''), '');
});

test.run();
