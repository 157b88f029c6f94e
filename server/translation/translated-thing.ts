// A thing with its texts in the catalogue's language and in another one, as somebody translates it.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { isUuid } from '#src/is-uuid.ts';
import { isSettingsDocument } from '#src/shop/settings-list.ts';
import { type DocumentText, listDocumentTexts } from '#src/shop/translations/document-texts.ts';
import type { Db } from '../database/connect.ts';
import { readVersions } from '../history/change-batch.ts';
import { findSettings } from '../shop/settings-store.ts';
import { ARTICLE_BLOCKS } from '../shop/translations/follow-article-blocks.ts';
import { readArticleBlockRows } from './article-texts.ts';
import { isHtmlField, isHtmlText } from './is-html-text.ts';
import { DETAILS, readDetailRows } from './product-details.ts';
import type { TextRow } from './text-row.ts';

export type TranslatedField = { field: string; source: string; text: string; isHtml: boolean };

export type TranslatedThing = {
  kind: string;
  thing: string;
  /** The title in the catalogue's language. */
  title: string;
  version: number;
  fields: TranslatedField[];
};

/** The kind of an article, whose thing is its id. */
export const ARTICLE = 'article' as const;
/** What an article says, in two kinds: its columns, and the blocks below them. */
const articleKinds = [ARTICLE, ARTICLE_BLOCKS] as const;
export type ArticleKind = (typeof articleKinds)[number];

export const textTables = {
  product: {
    table: 'product_texts',
    id: 'product_id',
    fields: ['title', 'description_html', 'seo_title', 'seo_description', 'safety_warnings'],
  },
  collection: { table: 'collection_texts', id: 'collection_id', fields: ['title', 'description', 'seo_description'] },
  article: { table: 'article_texts', id: 'article_id', fields: ['title', 'html', 'seo_description'] },
} as const;

/** Kinds whose texts are columns of a table by language. */
export type TableKind = keyof typeof textTables;
export type CatalogueKind = 'product' | 'collection' | typeof DETAILS;
/** Kinds whose things are rows; the others are documents of the settings. */
export type RowKind = CatalogueKind | ArticleKind;

/** Whoever works on goods translates these, and whoever writes for the shop all. */
export const catalogueKinds: readonly CatalogueKind[] = ['product', 'collection', DETAILS];
export const rowKinds: readonly RowKind[] = [...catalogueKinds, ...articleKinds];

export function isCatalogueKind(kind: string): kind is CatalogueKind {
  return catalogueKinds.some((each) => each === kind);
}

export function isArticleKind(kind: string): kind is ArticleKind {
  return articleKinds.some((each) => each === kind);
}

export function isRowKind(kind: string): kind is RowKind {
  return rowKinds.some((each) => each === kind);
}

/** The table that says what the things of the kind are called. */
export function titledTable(kind: RowKind): (typeof textTables)[TableKind] {
  if (kind === DETAILS) return textTables.product;
  return textTables[kind === ARTICLE_BLOCKS ? ARTICLE : kind];
}

/** Null: there is none, or it says nothing in the catalogue's language. */
export async function findTranslatedThing(
  db: Db,
  { kind, thing }: { kind: string; thing: string },
  { base, locale }: { base: Locale; locale: Locale },
): Promise<TranslatedThing | null> {
  if (isRowKind(kind)) return findInRows(db, { kind, thing }, { base, locale });
  if (!isSettingsDocument(kind)) return null;
  const stored = await findSettings(db, kind);
  const texts = listDocumentTexts(stored?.data).filter((text) => text.thing === thing && text.texts[base]);
  if (!stored || texts.length === 0) return null;
  const fields = texts.map((text) => ({
    ...{ field: text.field, source: text.texts[base] ?? '', text: text.texts[locale] ?? '' },
    isHtml: isHtmlText(stored.data, text),
  }));
  return { kind, thing, title: titleOf(texts, base), version: stored.version, fields };
}

/** A page is called by its title; what has none by its first words. */
export function titleOf(texts: readonly Pick<DocumentText, 'field' | 'texts'>[], base: Locale): string {
  const [first] = [...texts].sort((one, other) => rankOf(one.field) - rankOf(other.field));
  return (first?.texts[base] ?? '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}

const called = ['title', 'name', 'headline', 'subject'];

function rankOf(field: string): number {
  const at = called.indexOf(field);
  return at === -1 ? called.length : at;
}

async function findInRows(
  db: Db,
  { kind, thing }: { kind: RowKind; thing: string },
  { base, locale }: { base: Locale; locale: Locale },
): Promise<TranslatedThing | null> {
  if (!isUuid(thing)) return null;
  if (kind === DETAILS || kind === ARTICLE_BLOCKS) return findSaid(db, { kind, thing }, { base, locale });
  const { table, id, fields } = textTables[kind];
  const { rows } = await sql<{ locale: Locale } & Record<string, string>>`
    select * from ${sql.table(table)} where ${sql.ref(id)} = ${thing} and locale in (${base}, ${locale})`.execute(db);
  const source = rows.find((row) => row.locale === base);
  const target = rows.find((row) => row.locale === locale);
  if (!source) return null;
  const version = kind === ARTICLE ? await versionOfArticle(db, thing) : await versionOf(db, kind, thing);
  return {
    ...{ kind, thing, title: source.title ?? '', version },
    fields: fields
      .filter((field) => source[field])
      .map((field) => ({
        ...{ field, source: source[field] ?? '', text: target?.[field] ?? '', isHtml: isHtmlField(field) },
      })),
  };
}

async function versionOf(db: Db, kind: 'product' | 'collection', thing: string): Promise<number> {
  const versions = await readVersions(db, kind, [thing]);
  return versions.get(thing) ?? 0;
}

async function versionOfArticle(db: Db, id: string): Promise<number> {
  const row = await db.selectFrom('articles').select('version').where('id', '=', id).executeTakeFirst();
  return row?.version ?? 0;
}

type SaidRow = TextRow & { isHtml?: boolean };

async function findSaid(
  db: Db,
  { kind, thing }: { kind: typeof DETAILS | typeof ARTICLE_BLOCKS; thing: string },
  { base, locale }: { base: Locale; locale: Locale },
): Promise<TranslatedThing | null> {
  const isDetail = kind === DETAILS;
  const rows: SaidRow[] = await (isDetail ? readDetailRows : readArticleBlockRows)(db, { base, ids: [thing] });
  const [first] = rows;
  if (!first) return null;
  const version = isDetail ? await versionOf(db, 'product', thing) : await versionOfArticle(db, thing);
  return {
    ...{ kind, thing, title: first.name, version },
    fields: rows.map(({ field, texts, isHtml = false }) => ({
      ...{ field, source: texts[base] ?? '', text: texts[locale] ?? '', isHtml },
    })),
  };
}
