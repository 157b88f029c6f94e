// Goods on sale whose texts hold certain phrases.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { batteryGoods, electricalGoods } from '#src/catalogue/office/texts/equipment-goods.ts';
import { excludedGoods } from '#src/catalogue/office/texts/excluded-goods.ts';
import { findPhrases, type Phrases, roughPattern } from '#src/catalogue/office/texts/find-phrases.ts';
import { greenClaims } from '#src/catalogue/office/texts/green-claims.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';
import type { NamedProducts } from './duty.ts';
import { MOST_NAMED } from './find-products.ts';

/** Nobody looks through more, and a page must not read the whole catalogue. */
const MOST_READ = 2_000;

/** Goods that claim something general of the environment: the phrases that the product's editor points out, too. */
export function findClaimingProducts(db: Db, language: Locale): Promise<NamedProducts> {
  return findTelling(db, { language, phrases: greenClaims, isWhole: true, condition: sql`true` });
}

/** Goods whose name lets suspect that they are never free from Poland's cash register, and that nobody has marked. */
export function findExcludedGoods(db: Db, language: Locale): Promise<NamedProducts> {
  return findTelling(db, {
    language,
    phrases: excludedGoods,
    isWhole: false,
    condition: sql`not p.needs_cash_register`,
  });
}

/** Electrical equipment, batteries among it, or goods with batteries alone, as their names let suspect. */
export function findEquipment(db: Db, language: Locale, { withBatteries }: { withBatteries: boolean }) {
  const phrases = withBatteries ? batteryGoods : electricalGoods;
  return findTelling(db, { language, phrases, isWhole: false, condition: sql`true` });
}

/** `isWhole`: descriptions, too, in every language; otherwise what a product is called and which type it is of. */
type Asked = { language: Locale; phrases: Phrases; isWhole: boolean; condition: RawBuilder<SqlBool> };

async function findTelling(db: Db, { language, phrases, isWhole, condition }: Asked): Promise<NamedProducts> {
  const texts = isWhole
    ? sql`(select string_agg(concat_ws(' . ', x.title, x.description_html, x.seo_title, x.seo_description), ' . ')
        from product_texts x where x.product_id = p.id)`
    : sql`concat_ws(' . ', t.title, p.product_type, array_to_string(p.tags, ' . '))`;
  const { rows } = await sql<{ id: string; title: string; text: string }>`
    select id, title, text from (
      select p.id, coalesce(t.title, p.handle) as title, ${texts} as text
      from products p left join product_texts t on t.product_id = p.id and t.locale = ${language}
      where p.status = 'active' and p.is_published and ${condition}
    ) told where text ~* ${roughPattern(phrases)} order by title, id limit ${MOST_READ}`.execute(db);
  const telling = rows.flatMap(({ id, title, text }) => {
    const found = findPhrases(text, phrases);
    return found.length > 0 ? [{ id, title, says: found.join(', ') }] : [];
  });
  return { first: telling.slice(0, MOST_NAMED), count: telling.length };
}
