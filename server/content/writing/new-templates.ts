// Kasa's own texts of pages change with a release, because the law does. A merchant's page is never changed by that: it is
// said which languages have another text now than the one that the shop began with, or than somebody has looked at since.
import { createHash } from 'node:crypto';
import type { Locale } from '#src/i18n/locales.ts';
import type { ShopPage } from '#src/shop/shop-pages.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { BEGUN_BY } from '../../shop/begin-shop.ts';
import { readPageTemplates } from '../../shop/page-templates.ts';
import { cleanTexts } from '../../shop/settings/content-texts.ts';
import { findSettings } from '../../shop/settings-store.ts';

export async function findPageTemplate(slug: string): Promise<ShopPage | null> {
  const page = (await readPageTemplates()).pages.find((each) => each.slug === slug);
  if (!page) return null;
  return { ...page, texts: cleanTexts(page.texts) };
}

/** The languages of a page whose text in Kasa has changed; none for a page that Kasa has no text of. */
export async function listNewTemplates(db: Db, slug: string, written: readonly string[]): Promise<Locale[]> {
  const template = await findPageTemplate(slug);
  if (!template) return [];
  const [begun, seen] = await Promise.all([
    findSettings(db, 'pages', 1),
    db.selectFrom('seen_page_templates').select(['locale', 'text_hash']).where('slug', '=', slug).execute(),
  ]);
  // What a shop did not begin with, as the demo's own terms, was never Kasa's: nobody is told that it has changed.
  const first = begun?.changedBy === BEGUN_BY ? begun.data.pages.find((page) => page.slug === slug) : undefined;
  return (Object.keys(template.texts) as Locale[]).filter((locale) => {
    if (!written.includes(locale)) return false;
    const now = template.texts[locale]?.bodyHtml ?? '';
    const known = seen.find((each) => each.locale === locale)?.text_hash;
    if (known !== undefined) return known !== hashOf(now);
    const before = first?.texts[locale]?.bodyHtml;
    return before !== undefined && before !== now;
  });
}

export async function keepPageText(db: Db, slug: string): Promise<boolean> {
  const template = await findPageTemplate(slug);
  if (!template) return false;
  const rows = Object.entries(template.texts).map(([locale, { bodyHtml }]) => ({
    ...{ slug, locale, text_hash: hashOf(bodyHtml) },
  }));
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('seen_page_templates')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['slug', 'locale']).doUpdateSet(({ ref }) => ({ text_hash: ref('excluded.text_hash') })),
      )
      .execute();
  });
  return true;
}

function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 22);
}
