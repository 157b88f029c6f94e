// An address that is typed into the text of a page becomes a link when the page is saved, and nothing else of it changes.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { linkAddresses } from '#server/shop/settings/link-addresses.ts';

const link = (href: string, shown = href) => `<a href="${href}" rel="noopener noreferrer">${shown}</a>`;

test('a typed address is a link, without the signs that end its sentence', () => {
  const book = 'https://www.livroreclamacoes.pt';
  for (const [given, linked] of [
    [`<p>${book}</p>`, `<p>${link(book)}</p>`],
    [`<p>See ${book}/inicio?a=1&amp;b=2.</p>`, `<p>See ${link(`${book}/inicio?a=1&amp;b=2`)}.</p>`],
    [`(${book})`, `(${link(book)})`],
    ['<li>www.livroreclamacoes.pt, please</li>', `<li>${link(book, 'www.livroreclamacoes.pt')}, please</li>`],
    [`<p>${book} <strong>${book}</strong></p>`, `<p>${link(book)} <strong>${link(book)}</strong></p>`],
  ] as const) {
    assert.is(linkAddresses(given), linked);
    assert.is(linkAddresses(linked), linked, 'a second time nothing changes');
  }
});

test('what is a link already, code, and what is no address stay as they are', () => {
  for (const html of [
    link('https://shop.example', 'https://shop.example'),
    '<p><a href="https://shop.example">at <em>https://shop.example</em> here</a></p>',
    '<pre>https://shop.example</pre><p><code>www.shop.example</code></p>',
    '<p>{company.name}, http://, hello@shop.example, e.g. www is a word</p>',
    '<p>javascript:alert(1) ftp://files.example</p>',
  ])
    assert.is(linkAddresses(html), html);
});

test.run();
