// Pages and articles as the office and the commands list them: what is published, and what is only drafted.
import { sql } from 'kysely';
import type { ContentState } from '#src/content/content-states.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import { type ShopMarkets, sourceFirst } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import { type ContentKind, contentDocuments } from './content-kind.ts';

export type ListedContent = {
  id: string;
  slug: string;
  title: string;
  state: ContentState;
  /** When it was published, or will be; of a page, when its words last changed. */
  at: string | null;
  changedBy: string;
  missing: string[];
  isLegal: boolean;
};

export type ContentFilters = { text?: string | null; state?: ContentState | null };

const MOST_LISTED = 1_000;

type Row = {
  id: string;
  slug: string;
  titles: Record<string, string>;
  shown_at: Date | null;
  is_shown: boolean;
  is_drafted: boolean;
  publish_at: Date | null;
  is_failed: boolean;
  changed_by: string | null;
};

const pages = sql<Row>`
  select p.page ->> 'slug' as id, p.page -> 'texts' as texts, p.page ->> 'slug' as slug, p.place,
    (p.page ->> 'updatedAt')::timestamptz as shown_at, true as is_shown
  from (select data from settings where document = 'pages' order by version desc limit 1) s
  cross join lateral jsonb_array_elements(s.data -> 'pages') with ordinality as p (page, place)`;

const articles = sql<Row>`
  select a.id::text, (select jsonb_object_agg(t.locale, jsonb_build_object('title', t.title)) from article_texts t
    where t.article_id = a.id) as texts, a.slug, 0 as place, a.published_at as shown_at, a.is_shown
  from articles a`;

/** Pages in the order of the footer, articles the newest first; what is only drafted stands before them. */
export async function listContents(
  db: Db,
  kind: ContentKind,
  { markets, filters }: { markets: ShopMarkets; filters: ContentFilters },
): Promise<ListedContent[]> {
  const { rows } = await sql<Row>`
    select * from (
      select coalesce(c.id, d.part) as id, coalesce(d.data ->> 'slug', c.slug) as slug,
        (select coalesce(jsonb_object_agg(key, value ->> 'title'), '{}') from jsonb_each(coalesce(d.data -> 'texts', c.texts)))
          as titles,
        c.shown_at, coalesce(c.is_shown, false) as is_shown, d.part is not null as is_drafted, d.publish_at,
        d.failure is not null as is_failed, d.changed_by, d.changed_at, c.place
      from (${kind === 'page' ? pages : articles}) c
      full join (select * from settings_drafts where document = ${contentDocuments[kind]}) d on d.part = c.id
    ) as each
    where strpos(kasa_unaccent(slug || ' ' || titles::text), kasa_unaccent(${filters.text?.trim() ?? ''})) > 0
      and ${stateIs(filters.state ?? null)}
    order by is_shown, ${kind === 'page' ? sql`place, changed_at desc` : sql`coalesce(shown_at, changed_at) desc`}, id
    limit ${MOST_LISTED}`.execute(db);
  return rows.map((row) => toListed(row, kind, markets));
}

function stateIs(state: ContentState | null) {
  if (state === null) return sql`true`;
  const states = { failed: sql`is_failed`, timed: sql`publish_at is not null and not is_failed` };
  if (state === 'failed' || state === 'timed') return states[state];
  if (state === 'draft') return sql`not is_shown and publish_at is null`;
  if (state === 'changed') return sql`is_shown and is_drafted and publish_at is null`;
  return sql`is_shown and not is_drafted`;
}

function toListed(row: Row, kind: ContentKind, markets: ShopMarkets): ListedContent {
  const languages = sourceFirst(markets);
  const isWritten = (language: Locale) => (row.titles[language] ?? '') !== '';
  return {
    id: row.id,
    slug: row.slug,
    title: row.titles[markets.catalogueLanguage] || Object.values(row.titles)[0] || row.slug,
    state: stateOf(row),
    at: (row.publish_at ?? row.shown_at)?.toISOString() ?? null,
    changedBy: row.changed_by ?? '',
    missing: languages.filter((language) => !isWritten(language)),
    isLegal: kind === 'page' && legalSlugs.includes(row.id),
  };
}

function stateOf({ is_failed, publish_at, is_shown, is_drafted }: Row): ContentState {
  if (is_failed) return 'failed';
  if (publish_at) return 'timed';
  if (!is_shown) return 'draft';
  return is_drafted ? 'changed' : 'published';
}
