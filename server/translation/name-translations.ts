// What the things of a page of the list are called, in the catalogue's language.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { isSettingsDocument } from '#src/shop/settings-list.ts';
import { listDocumentTexts } from '#src/shop/translations/document-texts.ts';
import type { Db } from '../database/connect.ts';
import { findSettings } from '../shop/settings-store.ts';
import { type OpenTranslation, translationId } from './list-translations.ts';
import { isRowKind, type RowKind, titledTable, titleOf } from './translated-thing.ts';

export type NamedTranslation = OpenTranslation & { id: string; title: string };

export async function nameTranslations(
  db: Db,
  rows: readonly OpenTranslation[],
  base: Locale,
): Promise<NamedTranslation[]> {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const titles = await Promise.all(
    [...byKind].map(([kind, ofKind]) => {
      const things = ofKind.map(({ thing }) => thing);
      return isRowKind(kind) ? titlesInRows(db, { kind, things }, base) : titlesInDocument(db, kind, base);
    }),
  );
  const titleOfId = new Map(titles.flat());
  return rows.map((row) => {
    const id = translationId(row);
    return { ...row, id, title: titleOfId.get(id) || row.thing };
  });
}

type Titles = (readonly [id: string, title: string])[];

async function titlesInRows(
  db: Db,
  { kind, things }: { kind: RowKind; things: string[] },
  base: Locale,
): Promise<Titles> {
  const { table, id } = titledTable(kind);
  const { rows } = await sql<{ thing: string; title: string }>`
    select ${sql.ref(id)}::text as thing, title from ${sql.table(table)}
    where ${sql.ref(id)} = any(${things}::uuid[]) and locale = ${base}`.execute(db);
  return rows.map(({ thing, title }) => [translationId({ kind, thing }), title] as const);
}

async function titlesInDocument(db: Db, kind: string, base: Locale): Promise<Titles> {
  if (!isSettingsDocument(kind)) return [];
  const stored = await findSettings(db, kind);
  const byThing = Map.groupBy(
    listDocumentTexts(stored?.data).filter(({ texts }) => texts[base]),
    ({ thing }) => thing,
  );
  return [...byThing].map(([thing, texts]) => [translationId({ kind, thing }), titleOf(texts, base)] as const);
}
