// The pages of the demo shop that are neither goods nor checkout. Their bodies are files, `content/terms-pl.html` and so
// on, with what the settings say of the company in `{…}`. Nothing in them may state a price: those are the catalogue's
// and the carriers' to say.
import type { ShopPages } from '#src/shop/shop-pages.ts';
import { readPages } from '../shop/page-templates.ts';

const CHANGED_AT = '2026-11-21T12:00:00.000Z';

export function readDemoPages(): Promise<ShopPages> {
  return readPages(new URL('./content/', import.meta.url), CHANGED_AT);
}
