import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';

/**
 * Finds the language in which the most products have texts, that of the files that they came from. Undefined without
 * products.
 */
export async function findCatalogueLanguage(db: Db): Promise<Locale | undefined> {
  const { rows } = await sql<{ locale: Locale }>`
    select locale from product_texts group by locale order by count(*) desc, locale limit 1`.execute(db);
  return rows[0]?.locale;
}

/** What would vanish from the shop if this were the language of the catalogue's plain texts. */
export async function countProductsWithoutTexts(db: Db, locale: Locale): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from products
    where not exists (select from product_texts where product_id = products.id and locale = ${locale})`.execute(db);
  return rows[0]?.count ?? 0;
}
