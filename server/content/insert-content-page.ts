// Apart from reading pages: a running shop writes none, and what cleans their HTML takes a while to load.
import type { Locale } from '#src/i18n/locales.ts';
import type { Transaction } from '../database/transaction.ts';
import { sanitiseHtml } from '../sanitise-html.ts';

export type ContentPageDraft = {
  slug: string;
  position: number;
  updatedAt: Date;
  texts: Record<Locale, { title: string; bodyHtml: string; seoDescription: string }>;
};

/** Writes a page that is not there yet. False when its slug is taken: what stands there is left as it is. */
export async function insertContentPage(tx: Transaction, draft: ContentPageDraft): Promise<boolean> {
  const { slug, position, updatedAt, texts } = draft;
  const page = await tx
    .insertInto('content_pages')
    .values({ slug, position, updated_at: updatedAt })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!page) return false;
  const rows = Object.entries(texts).map(([locale, { title, bodyHtml, seoDescription }]) => ({
    page_id: page.id,
    locale,
    title,
    body_html: sanitiseHtml(bodyHtml),
    seo_description: seoDescription,
  }));
  await tx.insertInto('content_page_texts').values(rows).execute();
  return true;
}
