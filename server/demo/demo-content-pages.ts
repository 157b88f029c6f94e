// The pages of the demo shop that are neither goods nor checkout: those that every shop begins with, and what
// `texts/` adds to them.
import type { ShopPage, ShopPages } from '#src/shop/shop-pages.ts';
import { readPageTemplates } from '../shop/page-templates.ts';
import { demoTexts } from './demo-texts.ts';

const CHANGED_AT = '2026-11-22T12:00:00.000Z';
/** Pages that name the company and bind it. */
const binding = ['terms', 'privacy', 'accessibility'];

export async function readDemoPages(): Promise<ShopPages> {
  const { pages } = await readPageTemplates();
  return { pages: pages.map((page) => ({ ...page, updatedAt: CHANGED_AT, texts: demoTextsOf(page) })) };
}

function demoTextsOf({ slug, texts }: ShopPage): ShopPage['texts'] {
  const written = Object.entries(texts).map(([locale, text]) => {
    const { notice, packing } = demoTexts[locale as keyof typeof demoTexts].pages;
    const parts = [binding.includes(slug) ? notice : '', text.bodyHtml, slug === 'delivery' ? packing : ''];
    return [locale, { ...text, bodyHtml: parts.filter(Boolean).join('\n\n') }];
  });
  return Object.fromEntries(written);
}
