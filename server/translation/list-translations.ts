// The list of what is missing or outdated in a language: a row for each thing, by an index that holds nothing else.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { TranslationState } from '#src/translation/translation-states.ts';
import type { Db } from '../database/connect.ts';
import { type Keyset, type KeysetPage, keysetPage, type PlaceInList } from '../database/keyset-page.ts';
import { catalogueKinds } from './translated-thing.ts';

export type OpenTranslation = { kind: string; thing: string; locale: Locale; missing: string[]; outdated: string[] };

export type TranslationFilter = {
  locale: Locale;
  kind?: string | null | undefined;
  state?: TranslationState | null | undefined;
  /** Whether documents of the settings are among them. */
  withSettings: boolean;
};

/** How an address names a row of the list. */
export function translationId({ kind, thing }: Pick<OpenTranslation, 'kind' | 'thing'>): string {
  return `${kind}~${thing}`;
}

export function readTranslationId(id: string): { kind: string; thing: string } | null {
  const at = id.indexOf('~');
  return at > 0 ? { kind: id.slice(0, at), thing: id.slice(at + 1) } : null;
}

const keyset: Keyset<OpenTranslation> = {
  columns: [sql`kind`, sql`thing_id`],
  isAscending: true,
  cursorOf: translationId,
  placeOf(cursor) {
    const place = readTranslationId(cursor);
    return place && sql`(${place.kind}::text, ${place.thing}::text)`;
  },
};

/** Ordered by kind; within it products that were added one after another may stand anywhere. */
export function listTranslations(
  db: Db,
  filter: TranslationFilter,
  place: PlaceInList,
): Promise<KeysetPage<OpenTranslation>> {
  return keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const { rows } = await sql<OpenTranslation>`
      select kind, thing_id as thing, locale, missing, outdated from text_translations
      where ${sql.join([...conditionsOf(filter), ...beyond], sql` and `)} order by ${order} limit ${limit}`.execute(db);
    return rows;
  });
}

function conditionsOf({ locale, kind, state, withSettings }: TranslationFilter): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`locale = ${locale}`,
    ...(state ? [] : [sql<SqlBool>`(missing <> '{}' or outdated <> '{}')`]),
    ...(kind ? [sql<SqlBool>`kind = ${kind}`] : []),
    ...(withSettings ? [] : [sql<SqlBool>`kind = any(${catalogueKinds})`]),
    ...(state === 'missing' ? [sql<SqlBool>`missing <> '{}'`] : []),
    ...(state === 'outdated' ? [sql<SqlBool>`outdated <> '{}'`] : []),
  ];
}

/** More than these are not counted. */
export const MOST_COUNTED = 1_000;

/** How many things of each kind have something to do in the language, up to a cap. */
export async function countTranslations(
  db: Db,
  filter: Omit<TranslationFilter, 'kind'>,
): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kinds.kind, (
      select count(*)::int from (
        select from text_translations t where t.kind = kinds.kind and ${sql.join(conditionsOf(filter), sql` and `)}
        limit ${MOST_COUNTED + 1}
      ) as counted
    ) as count
    from (
      with recursive found as (
        (select kind from text_translations order by kind limit 1)
        union all
        select (select kind from text_translations where kind > found.kind order by kind limit 1)
        from found where found.kind is not null
      ) select kind from found where kind is not null
    ) as kinds order by kinds.kind`.execute(db);
  return rows.filter(({ count }) => count > 0);
}

/** How far each language is: how many things it has to say, and how many of them it says as they are now. */
export async function measureProgress(
  db: Db,
  withSettings: boolean,
): Promise<{ locale: Locale; things: number; done: number }[]> {
  const isMeant = withSettings ? sql`true` : sql`kind = any(${catalogueKinds})`;
  const { rows } = await sql<{ locale: Locale; things: number; done: number }>`
    select all_of.locale, all_of.things, all_of.things - coalesce(open.things, 0) as done
    from (select locale, count(*)::int as things from text_translations where ${isMeant} group by locale) as all_of
    left join (
      select locale, count(*)::int as things from text_translations
      where ${isMeant} and (missing <> '{}' or outdated <> '{}') group by locale
    ) as open on open.locale = all_of.locale
    order by all_of.locale`.execute(db);
  return rows;
}
