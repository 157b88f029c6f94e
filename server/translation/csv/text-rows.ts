// The shop's texts as rows of a file for translators: a row for each text, with its source and a column for each language.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { listDocumentTexts } from '#src/shop/translations/document-texts.ts';
import type { Db } from '../../database/connect.ts';
import { listSettings } from '../../shop/settings-store.ts';
import { ARTICLE_BLOCKS } from '../../shop/translations/follow-article-blocks.ts';
import { readArticleBlockRows } from '../article-texts.ts';
import { DETAILS, readDetailRows } from '../product-details.ts';
import type { TextRow } from '../text-row.ts';
import { catalogueKinds, type RowKind, rowKinds, textTables, titledTable, titleOf } from '../translated-thing.ts';

/** The columns before those of the languages. */
export const fixedColumns = ['kind', 'id', 'name', 'field'] as const;

const THINGS_AT_ONCE = 500;

/** Those that say something in the catalogue's language, in an order that stays. */
export async function* listTextRows(
  db: Db,
  { base, withSettings }: { base: Locale; withSettings: boolean },
): AsyncGenerator<TextRow[]> {
  for (const kind of withSettings ? rowKinds : catalogueKinds) {
    let after = '';
    for (;;) {
      const ids = await listIds(db, { kind, base, after });
      if (ids.length === 0) break;
      yield await readThingRows(db, { kind, base, ids });
      after = ids.at(-1) ?? '';
    }
  }
  if (withSettings) yield await listDocumentRows(db, base);
}

async function listIds(
  db: Db,
  { kind, base, after }: { kind: RowKind; base: Locale; after: string },
): Promise<string[]> {
  const { table, id } = titledTable(kind);
  const beyond = after ? sql`and ${sql.ref(id)} > ${after}::uuid` : sql``;
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(id)} as id from ${sql.table(table)} where locale = ${base} ${beyond}
    order by ${sql.ref(id)} limit ${THINGS_AT_ONCE}`.execute(db);
  return rows.map((row) => row.id);
}

export async function readThingRows(
  db: Db,
  { kind, base, ids }: { kind: RowKind; base: Locale; ids: readonly string[] },
): Promise<TextRow[]> {
  if (kind === DETAILS) return readDetailRows(db, { base, ids });
  if (kind === ARTICLE_BLOCKS) return readArticleBlockRows(db, { base, ids });
  const { table, id, fields } = textTables[kind];
  const { rows } = await sql<{ locale: Locale } & Record<string, string>>`
    select * from ${sql.table(table)} where ${sql.ref(id)} = any(${ids}::uuid[])
    order by ${sql.ref(id)}`.execute(db);
  return [...Map.groupBy(rows, (row) => row[id] ?? '')].flatMap(([thing, ofThing]) => {
    const source = ofThing.find(({ locale }) => locale === base);
    return fields
      .filter((field) => source?.[field])
      .map((field) => ({
        ...{ kind, thing, name: source?.title ?? '', field },
        texts: Object.fromEntries(ofThing.map((row) => [row.locale, row[field] ?? ''])),
      }));
  });
}

export async function listDocumentRows(db: Db, base: Locale): Promise<TextRow[]> {
  const settings = await listSettings(db);
  return Object.entries(settings).flatMap(([kind, data]) => {
    const texts = listDocumentTexts(data).filter((text) => text.texts[base]);
    return [...Map.groupBy(texts, ({ thing }) => thing)].flatMap(([thing, ofThing]) => {
      const name = titleOf(ofThing, base);
      return ofThing.map(({ field, texts: said }) => ({ kind, thing, name, field, texts: said }));
    });
  });
}
