// The pages of the demo shop that are neither goods nor checkout: those that every shop begins with, and what
// `demo-page-texts.ts` adds to them.
import type { ShopPage, ShopPages } from '#src/shop/shop-pages.ts';
import { readPageTemplates } from '../shop/page-templates.ts';
import { demoPageTexts } from './demo-page-texts.ts';

const CHANGED_AT = '2026-11-22T12:00:00.000Z';
/** Pages that name the company and bind it. */
const binding = ['terms', 'privacy', 'accessibility'];

export async function readDemoPages(): Promise<ShopPages> {
  const { pages } = await readPageTemplates();
  return { pages: pages.map((page) => ({ ...page, updatedAt: CHANGED_AT, texts: demoTextsOf(page) })) };
}

function demoTextsOf({ slug, texts }: ShopPage): ShopPage['texts'] {
  const written = Object.entries(texts).map(([locale, text]) => {
    const { notice, packing } = demoPageTexts[locale as keyof typeof demoPageTexts];
    const parts = [binding.includes(slug) ? notice : '', text.bodyHtml, slug === 'delivery' ? packing : ''];
    return [locale, { ...text, bodyHtml: parts.filter(Boolean).join('\n\n') }];
  });
  return Object.fromEntries(written);
}
