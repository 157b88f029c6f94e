import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDemoPages } from '#server/demo/demo-content-pages.ts';
import { readPageTemplates } from '#server/shop/page-templates.ts';
import { locales } from '#src/i18n/locales.ts';

test('the demo says what the law wants in the words that every shop begins with', async () => {
  const [demo, templates] = await Promise.all([readDemoPages(), readPageTemplates()]);
  for (const [at, { slug, texts }] of templates.pages.entries())
    for (const locale of locales) {
      const said = demo.pages[at]?.texts[locale]?.bodyHtml ?? '';
      assert.ok(said.includes(texts[locale]?.bodyHtml ?? 'nothing'), `${slug} ${locale}`);
    }
});

test('the demo says on each page that binds a merchant that it is none', async () => {
  const { pages } = await readDemoPages();
  const said = (slug: string) => pages.find((page) => page.slug === slug)?.texts.en?.bodyHtml ?? '';
  for (const slug of ['terms', 'privacy', 'accessibility']) assert.match(said(slug), 'This is a demo shop', slug);
  assert.match(said('delivery'), 'Unframed posters');
});

test.run();
