// How a product is described in a line or two: what search engines are told of it, otherwise the beginning of its description.
import { sql } from 'kysely';
import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../database/connect.ts';
import { plainText } from '../plain-text.ts';

const LONGEST = 240;

/** Lists the leads by handle; empty for one of which nothing is said. */
export async function listLeads(
  db: Db,
  handles: readonly string[],
  { locale, baseLocale }: Pick<MarketView, 'locale' | 'baseLocale'>,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ handle: string; seo: string; html: string }>`
    select p.handle, coalesce(nullif(own.seo_description, ''), base.seo_description, '') as seo,
      coalesce(nullif(own.description_html, ''), base.description_html, '') as html
    from products p
    left join product_texts own on own.product_id = p.id and own.locale = ${locale}
    left join product_texts base on base.product_id = p.id and base.locale = ${baseLocale}
    where p.handle = any(${handles}::text[])`.execute(db);
  return new Map(rows.map(({ handle, seo, html }) => [handle, seo || beginningOf(html)]));
}

/** Whole sentences of the first paragraph as far as they fit, otherwise whole words. */
export function beginningOf(html: string): string {
  const [first = ''] = plainText(html).split('\n');
  if (first.length <= LONGEST) return first;
  const cut = first.slice(0, LONGEST);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => cut.lastIndexOf(end)));
  return sentence > LONGEST / 3 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
