// Takes a translator's file: all of it or nothing, by the use cases of the things themselves, in one batch of the history.
// What the file leaves empty stays. Where its source is another one than the shop's now, the translation is saved and counts
// as made from the one that the translator had.
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { isSettingsDocument } from '#src/shop/settings-list.ts';
import { collectionPatchSchema } from '../../catalogue/collections/collection-patch.ts';
import { writeCollection } from '../../catalogue/collections/write-collection.ts';
import { productPatchSchema } from '../../catalogue/saving/product-patch.ts';
import { saveProductsIn } from '../../catalogue/saving/save-products.ts';
import type { Db } from '../../database/connect.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings } from '../../history/change-batch.ts';
import { sanitiseHtml } from '../../sanitise-html.ts';
import { changeSettings } from '../../shop/change-settings.ts';
import { findSettings, lockSettings } from '../../shop/settings-store.ts';
import { listDocumentTexts, withDocumentText } from '../../shop/translations/document-texts.ts';
import { fingerprintOf } from '../../shop/translations/follow-document-texts.ts';
import { isCatalogueKind, isHtmlField } from '../translated-thing.ts';
import { type FileText, readTextFile, type TextFault, TextFaults } from './read-text-file.ts';
import { listDocumentRows, readCatalogueRows, type TextRow } from './text-rows.ts';

export type TextsImport = {
  base: Locale;
  /** The languages that the shop speaks beside it; a column of another one is refused. */
  languages: readonly Locale[];
  by: ChangedBy;
  now: Date;
  file: string;
  isDryRun: boolean;
};

export type TextsReport = {
  ok: boolean;
  rows: number;
  changed: number;
  unchanged: number;
  faults: TextFault[];
  faultCount: number;
  warnings: TextFault[];
  /** A line of the history, to be taken back by; null where no goods were changed. */
  batchId: number | null;
};

/** Thrown to leave nothing behind. */
class NothingWritten extends Error {}

export async function importTexts(db: Db, source: Readable | string, options: TextsImport): Promise<TextsReport> {
  const faults = new TextFaults();
  const counted = { rows: 0, changed: 0, unchanged: 0 };
  let batchId: number | null = null;
  const texts: FileText[] = [];
  for await (const text of readTextFile(source, { base: options.base, faults })) texts.push(text);
  counted.rows = texts.length;
  await inTransaction(db, async (tx) => {
    const title = { key: 'batch.import' as const, values: { file: options.file } };
    const done = await inBatch(tx, { by: options.by, title, now: options.now }, () =>
      writeTexts(tx, texts, { ...options, faults, counted }),
    );
    batchId = done.batchId;
    if (faults.count > 0 || options.isDryRun) throw new NothingWritten();
  }).catch((error: unknown) => {
    if (!(error instanceof NothingWritten)) throw error;
    batchId = null;
  });
  return {
    ...{ ok: faults.count === 0, ...counted, batchId },
    ...{
      faults: faults.list.toSorted((one, other) => one.line - other.line),
      faultCount: faults.count,
      warnings: faults.warnings,
    },
  };
}

type Writing = TextsImport & { faults: TextFaults; counted: { changed: number; unchanged: number } };
type Change = { text: FileText; locale: Locale; said: string; row: TextRow };

const THINGS_AT_ONCE = 500;

async function writeTexts(tx: Transaction, texts: readonly FileText[], writing: Writing): Promise<void> {
  for (const [kind, ofKind] of Map.groupBy(texts, (text) => text.kind)) {
    if (!isCatalogueKind(kind)) continue;
    const byThing = [...Map.groupBy(ofKind, ({ thing }) => thing)];
    for (let at = 0; at < byThing.length; at += THINGS_AT_ONCE) {
      const some = byThing.slice(at, at + THINGS_AT_ONCE);
      const ids = some.map(([thing]) => thing).filter(isUuid);
      await lockThings(tx, kind, ids);
      const stored = await readCatalogueRows(tx, { kind, base: writing.base, ids });
      const changes = listChanges(
        some.flatMap(([, each]) => each),
        stored,
        writing,
      );
      if (kind === 'product') await writeProducts(tx, changes, writing);
      else await writeCollections(tx, changes, stored);
      await noteSources(tx, changes);
    }
  }
  const others = texts.filter(({ kind }) => !isCatalogueKind(kind));
  if (others.length > 0) await writeDocuments(tx, others, writing);
}

/** What the file says otherwise than the shop. */
function listChanges(texts: readonly FileText[], stored: readonly TextRow[], writing: Writing): Change[] {
  const { faults, counted, languages, base } = writing;
  const rowOf = new Map(stored.map((row) => [`${row.kind} ${row.thing} ${row.field}`, row]));
  return texts.flatMap((text) => {
    const row = rowOf.get(`${text.kind} ${text.thing} ${text.field}`);
    if (!row) {
      faults.add({ line: text.line, column: 'id', cell: text.thing, message: unknownText(text, stored) });
      return [];
    }
    if (text.source !== null && !isSame(text.source, row.texts[base] ?? '')) {
      const message = 'The source has changed since the file was exported; the translation will be listed as outdated.';
      faults.warn({ line: text.line, column: base, cell: text.source, message });
    }
    return Object.entries(text.texts).flatMap(([name, typed]) => {
      const locale = name as Locale;
      if (!languages.includes(locale)) {
        const message = `The shop does not speak ${locale}. Remove the column, or open a market in it.`;
        faults.add({ line: text.line, column: locale, cell: typed, message });
        return [];
      }
      const said = isHtmlField(text.field) ? sanitiseHtml(typed) : typed;
      const isNew = !isSame(said, row.texts[locale] ?? '');
      counted[isNew ? 'changed' : 'unchanged'] += 1;
      return isNew ? [{ text, locale, said, row }] : [];
    });
  });
}

/** Spaces at the ends are lost in spreadsheets, and ends of lines are written in several ways. */
function isSame(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
  return plain(one) === plain(other);
}

function unknownText({ kind, thing, field }: FileText, stored: readonly TextRow[]): string {
  if (kind === '') return 'The row does not say what kind of text it is. Keep the cells of the export.';
  if (!isCatalogueKind(kind) && !isSettingsDocument(kind))
    return `“${kind}” is no kind of text. Keep the cells of the export.`;
  if (stored.some((row) => row.kind === kind && row.thing === thing))
    return `It has no text “${field}” in the catalogue's language. Remove the row, or write the source first.`;
  return `There is no ${kind} with this id any more, or it never was. Remove the row, or export anew.`;
}

async function writeProducts(tx: Transaction, changes: readonly Change[], writing: Writing): Promise<void> {
  const { faults, by, base, now, file } = writing;
  const saves = [...Map.groupBy(changes, ({ row }) => row.thing)].flatMap(([productId, ofProduct]) => {
    const texts = fieldsByLanguage(ofProduct);
    const read = productPatchSchema.safeParse({ texts });
    if (read.success) return [{ productId, version: null, patch: read.data }];
    for (const { path, message } of read.error.issues) addFault(faults, ofProduct, path.map(String), message);
    return [];
  });
  if (faults.count > 0) return;
  const title = { key: 'batch.import' as const, values: { file } };
  const saved = await saveProductsIn(tx, { saves, title, by, now, baseLocale: base });
  for (const { productId, refusal } of saved.refused) {
    const text = changes.find(({ row }) => row.thing === productId)?.text;
    faults.add({
      line: text?.line ?? 0,
      column: 'id',
      cell: productId,
      message: `The product refuses it: ${refusal.kind}.`,
    });
  }
}

function fieldsByLanguage(changes: readonly Change[]): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {};
  for (const { locale, text, said } of changes) texts[locale] = { ...texts[locale], [text.field]: said };
  return texts;
}

/** `path`: ends with the language and the field. */
function addFault(faults: TextFaults, changes: readonly Change[], path: readonly string[], message: string): void {
  const [locale = '', field = ''] = path.slice(-2);
  const change = changes.find((each) => each.locale === locale && each.text.field === field) ?? changes[0];
  faults.add({
    line: change?.text.line ?? 0,
    column: locale,
    cell: change?.said ?? '',
    message: `The text ${message}.`,
  });
}

async function writeCollections(
  tx: Transaction,
  changes: readonly Change[],
  stored: readonly TextRow[],
): Promise<void> {
  for (const [id, ofOne] of Map.groupBy(changes, ({ row }) => row.thing)) {
    const texts = [...Map.groupBy(ofOne, ({ locale }) => locale)].map(([locale, fields]) => {
      const textOf = (field: string) =>
        fields.find(({ text }) => text.field === field)?.said ??
        stored.find((row) => row.thing === id && row.field === field)?.texts[locale] ??
        '';
      const [title, description, seoDescription] = ['title', 'description', 'seo_description'].map(textOf);
      return [locale, { title, description, seoDescription }];
    });
    const patch = collectionPatchSchema.parse({ texts: Object.fromEntries(texts) });
    await writeCollection(tx, { id, patch, handle: null, named: '' });
  }
}

async function writeDocuments(tx: Transaction, texts: readonly FileText[], writing: Writing): Promise<void> {
  await lockSettings(tx);
  const changes = listChanges(texts, await listDocumentRows(tx, writing.base), writing);
  for (const [kind, ofKind] of Map.groupBy(changes, ({ row }) => row.kind)) {
    if (!isSettingsDocument(kind)) continue;
    const current = await findSettings(tx, kind);
    const places = listDocumentTexts(current?.data);
    const data = ofKind.reduce<unknown>((so, { text, locale, said }) => {
      const place = places.find(({ thing, field }) => thing === text.thing && field === text.field);
      return place ? withDocumentText(so, place, locale, said) : so;
    }, current?.data);
    const changed = await changeSettings(tx, { document: kind, data, changedBy: writing.by.who, now: writing.now });
    if (changed.ok) continue;
    for (const { path, message } of changed.error.faults)
      addFault(writing.faults, ofKind, path.split('.'), `(${path}) ${message}`);
  }
  await noteSources(tx, changes);
}

/** A translation of another source than there is now counts as made from that one. */
async function noteSources(tx: Transaction, changes: readonly Change[]): Promise<void> {
  const noted = changes.flatMap(({ text, locale }) =>
    text.source === null
      ? []
      : [{ kind: text.kind, thing: text.thing, locale, field: text.field, made: fingerprintOf(text.source) }],
  );
  if (noted.length === 0) return;
  await sql`
    update text_translations kept set made_from = kept.made_from || noted.made,
      outdated = array(
        select distinct field from unnest(kept.outdated || noted.fields) as field order by field
      )
    from (
      select kind, thing, locale, jsonb_object_agg(field, made) as made, array_agg(field) as fields
      from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as r (kind text, thing text, locale text, field text, made text)
      join lateral (
        select made_from ->> r.field as now from text_translations t
        where t.kind = r.kind and t.thing_id = r.thing and t.locale = r.locale
      ) as current on current.now is distinct from r.made
      group by kind, thing, locale
    ) as noted
    where kept.kind = noted.kind and kept.thing_id = noted.thing and kept.locale = noted.locale`.execute(tx);
}
