// What a product says beside its texts: options with their values, what its pictures show, and the merchant's own fields that
// hold words.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { ProductPatchInput } from '../catalogue/saving/product-patch.ts';
import type { Db } from '../database/connect.ts';
import type { TextRow } from './text-row.ts';

/** The kind under which they are listed; their thing is the product. */
export const DETAILS = 'product-details' as const;

const OPTION = 'option:';
const FIELD = 'field:';
const ALT = 'alt:';

/** Those that say something in the catalogue's language: see 000212-translations-of-pictures.sql. */
export async function readDetailRows(
  db: Db,
  { base, ids }: { base: Locale; ids: readonly string[] },
): Promise<TextRow[]> {
  const { rows } = await sql<Omit<TextRow, 'kind'>>`
    with said as (
      select o.product_id, ${OPTION} || word as field, min(o.position) as place, min(at) as at,
        coalesce((
          select jsonb_object_agg(t.locale, t.target) from product_option_texts t
          where t.product_id = o.product_id and t.source = word
        ), '{}') || jsonb_build_object(${base}::text, word) as texts
      from product_options o cross join lateral unnest(o.name || o.option_values) with ordinality as w (word, at)
      where o.product_id = any(${ids}::uuid[]) and length(regexp_replace(word, '[0-9 [:punct:]]', '', 'g')) >= 3
      group by o.product_id, word
      union all
      select m.product_id, ${ALT} || m.id, 5, m.position, (
        select jsonb_object_agg(a.locale, a.alt) from media_texts a where a.media_id = m.id
      )
      from media m join media_texts s on s.media_id = m.id and s.locale = ${base} and s.alt <> ''
      where m.product_id = any(${ids}::uuid[])
      union all
      select product_id, ${FIELD} || field, 9, 0, value from product_field_values
      where product_id = any(${ids}::uuid[]) and jsonb_typeof(value) = 'object' and coalesce(value ->> ${base}, '') <> ''
    )
    select said.product_id::text as thing, coalesce(t.title, '') as name, said.field, said.texts
    from said left join product_texts t on t.product_id = said.product_id and t.locale = ${base}
    order by said.product_id, place, at, field`.execute(db);
  return rows.map((row) => ({ kind: DETAILS, ...row }));
}

type Said = { locale: Locale; field: string; text: string };

/** `before`: what the product says; a field of its own is saved with all its languages. */
export function productDetailsPatch(said: readonly Said[], before: readonly TextRow[]): ProductPatchInput {
  const optionTexts: Partial<Record<Locale, Record<string, string>>> = {};
  const ownFields: Record<string, Partial<Record<Locale, string>>> = {};
  const alts: Record<string, Partial<Record<Locale, string>>> = {};
  for (const { locale, field, text } of said) {
    if (field.startsWith(OPTION)) {
      optionTexts[locale] = { ...optionTexts[locale], [field.slice(OPTION.length)]: text };
    } else if (field.startsWith(ALT)) {
      const id = field.slice(ALT.length);
      alts[id] = { ...alts[id], [locale]: text };
    } else {
      const key = field.slice(FIELD.length);
      ownFields[key] = { ...(ownFields[key] ?? before.find((row) => row.field === field)?.texts), [locale]: text };
    }
  }
  return {
    ...(Object.keys(optionTexts).length > 0 && { optionTexts }),
    ...(Object.keys(ownFields).length > 0 && { own_fields: ownFields }),
    ...(Object.keys(alts).length > 0 && {
      pictures: Object.fromEntries(Object.entries(alts).map(([id, said]) => [id, { alts: said }])),
    }),
  };
}
