// What people write and import, made safe to print.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countLeftOut, sanitiseHtml } from '#server/sanitise-html.ts';

const test = suite('sanitised HTML');

const dirty =
  '<p style="x" class="y" onclick="z">a<script>b</script></p><iframe src="c"></iframe><img src=x onerror=y>' +
  '<a href="javascript:d">e</a><a href="//f.example">g</a><a href="https://h.example" target="_blank">i</a><br>' +
  '<table><tr><td colspan="2" style="j">k</td></tr></table><h1>l</h1><svg><script>m</script></svg>';

test('a description keeps its structure and loses whatever can run or style', () => {
  assert.is(
    sanitiseHtml(dirty),
    '<p>a</p><a>e</a><a>g</a><a href="https://h.example" rel="noopener noreferrer">i</a><br />' +
      '<table><tr><td colspan="2">k</td></tr></table><h2>l</h2>',
  );
});

const ownLinks = '<a href="/pl/page/terms">a</a><a href="/de?x=1">b</a><a href="/en#c">c</a><a href="/nl">d</a>';

test('a link to a page of ours is kept', () => {
  assert.is(sanitiseHtml(ownLinks), ownLinks);
});

test('a path that is not ours, or only looks like one, is no link', () => {
  for (const href of [
    '//pl.example',
    '/\\\\pl.example',
    '/\t/pl.example',
    '/plx',
    '/products/x',
    'pl/page/terms',
    './pl',
    '#x',
  ])
    assert.is(sanitiseHtml(`<a href="${href}">a</a>`), '<a>a</a>');
});

test('a link to elsewhere tells that page nothing of us, and a mail link needs no such care', () => {
  assert.is(
    sanitiseHtml('<a href="http://a.example" rel="x">a</a><a href="mailto:b@c.example" rel="x">b</a>'),
    '<a href="http://a.example" rel="noopener noreferrer">a</a><a href="mailto:b@c.example">b</a>',
  );
});

test('signs that nobody sees go, and hide no address that may not be led to', () => {
  assert.is(sanitiseHtml('Fox\u202e, \u200bred'), 'Fox, red');
  assert.is(sanitiseHtml('<p class="x">Fox&#x202e;</p>'), '<p>Fox</p>');
  for (const between of ['\u200b', '&#x200b;', '\u202e']) {
    assert.is(sanitiseHtml(`<a href="java${between}script:x">a</a>`), '<a>a</a>');
  }
});

test('plain text, paragraphs and lists are left as they are, and told apart from what looks like them', () => {
  const plain = [
    'A "4 × 5" print, it’s plain',
    '<p>First</p>\n<p>Second, <strong>bold</strong> and <em>italic</em></p>',
    '<ul>\n<li>One</li>\n<li>Two <b>bold</b></li>\n</ul><ol><li>Three</li></ol>',
  ];
  for (const html of plain) assert.is(sanitiseHtml(html), html);
  assert.is(sanitiseHtml('<p>open<p>again</p>'), '<p>open</p><p>again</p>');
  assert.is(sanitiseHtml('<p><strong>open</p>'), '<p><strong>open</strong></p>');
  assert.is(sanitiseHtml('<ul><li>open</ul>'), '<ul><li>open</li></ul>');
  assert.is(sanitiseHtml('<p title="x">a</p><P>b</P>'), '<p>a</p><p>b</p>');
  assert.is(sanitiseHtml('<p>a</p><script>b</script><p>c</p>'), '<p>a</p><p>c</p>');
});

test('what is a block stays one, whatever its name, so that no words run together', () => {
  const cases = [
    ['<div>Pure wool.</div><div>Made in Łódź.</div>', '<div>Pure wool.</div><div>Made in Łódź.</div>'],
    ['<h1>Material</h1>Wool<h5>Care</h5>30°<H6>Note</H6>No', '<h2>Material</h2>Wool<h4>Care</h4>30°<h4>Note</h4>No'],
    ['<dl><dt>Width</dt><dd>20 cm</dd></dl>', '<dl><dt>Width</dt><dd>20 cm</dd></dl>'],
    [
      '<section id="a">First</section><article>Second</article><hr>Third',
      '<div>First</div><div>Second</div><hr />Third',
    ],
    ['<pre>Line one\nLine two</pre>', '<pre>Line one\nLine two</pre>'],
    ['<p>a<center>b</center>', '<p>a</p><div>b</div>'],
    [
      '<figure><img src="x"><figcaption>c</figcaption></figure><details><summary>d</summary>e</details>',
      '<div><div>c</div></div><div><div>d</div>e</div>',
    ],
  ] as const;
  for (const [html, clean] of cases) {
    assert.is(sanitiseHtml(html), clean);
    assert.is(sanitiseHtml(clean), clean);
  }
});

test('a square metre stays one, and what is struck out does', () => {
  const html = 'H<sub>2</sub>O m<sup>2</sup> <del>old</del> <u>new</u> <code>x</code>';
  assert.is(sanitiseHtml(`<p style="text-align:center">${html}</p>`), `<p>${html}</p>`);
});

test('pictures and films in a text are counted', () => {
  assert.is(countLeftOut('<p>a</p><img src="x"><IMG/><iframe src="y"></iframe><video><source></video><image>'), 4);
  assert.is(countLeftOut('<p>imgs < img</p>'), 0);
});

test('cleaning what is clean changes nothing', () => {
  const links = '<a href="http://[">x</a><a href="java\tscript:x">y</a><a href="mailto:a@b.example">z</a>';
  for (const html of [dirty, links, ownLinks, 'a & b', '<p>a<br>b', 'x < y', '&lt;script&gt;', ' plain ']) {
    const clean = sanitiseHtml(html);
    assert.is(sanitiseHtml(clean), clean);
  }
});

test.run();
