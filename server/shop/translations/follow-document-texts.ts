// What is missing and outdated in the texts of a document, written down with each new version of it. A translation that
// stands in the version before keeps what it was made from, wherever in the document it stands now: blocks change places.
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { spokenLanguages } from '#src/shop/markets.ts';
import { type DocumentText, listDocumentTexts } from '#src/shop/translations/document-texts.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { findMarkets } from '../find-markets.ts';
import { listSettings, type SettingsInForce } from '../settings-store.ts';

type Languages = { base: Locale; others: readonly Locale[] };

export function fingerprintOf(text: string): string {
  return hash('md5', text, 'hex');
}

type Version = { document: string; data: unknown; before: unknown };

/** Called with each new version of a document. */
export async function followTranslations(tx: Transaction, version: Version): Promise<void> {
  const languages = await listLanguages(tx);
  await followDocumentTexts(tx, version, languages);
  if (version.document !== 'markets') return;
  // Other languages concern every document.
  for (const [document, data] of Object.entries(await listSettings(tx))) {
    await followDocumentTexts(tx, { document, data, before: data }, languages);
  }
}

/** Documents that were set by an older release, of which nothing is written down. `base`: the language of the sources. */
export async function followUnknownDocuments(db: Db, settings: SettingsInForce, base: Locale): Promise<void> {
  const worded = Object.entries(settings).filter(([, data]) =>
    listDocumentTexts(data).some(({ texts }) => texts[base]),
  );
  const names = worded.map(([document]) => document);
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name
    where not exists (select from text_translations t where t.kind = name)`.execute(db);
  const isUnknown = new Set(rows.map(({ name }) => name));
  const unknown = worded.filter(([document]) => isUnknown.has(document));
  if (unknown.length === 0) return;
  await inTransaction(db, async (tx) => {
    const languages = await listLanguages(tx);
    for (const [document, data] of unknown) await followDocumentTexts(tx, { document, data, before: data }, languages);
  });
}

async function listLanguages(db: Db): Promise<Languages> {
  const markets = await findMarkets(db);
  const base = markets.catalogueLanguage;
  return { base, others: spokenLanguages(markets).filter((locale) => locale !== base) };
}

async function followDocumentTexts(
  tx: Transaction,
  { document, data, before }: Version,
  { base, others }: Languages,
): Promise<void> {
  const known = await tx
    .selectFrom('text_translations')
    .select(['thing_id', 'locale', 'made_from'])
    .where('kind', '=', document)
    .execute();
  const rowOf = new Map(known.map((row) => [`${row.locale} ${row.thing_id}`, row.made_from as Record<string, string>]));
  // Locale and text -> what it was made from.
  const madeFrom = new Map<string, string>();
  for (const { thing, field, texts } of listDocumentTexts(before)) {
    for (const locale of others) {
      const made = rowOf.get(`${locale} ${thing}`)?.[field];
      if (texts[locale] && made) madeFrom.set(`${locale} ${texts[locale]}`, made);
    }
  }
  const rows = stateOf(listDocumentTexts(data), { base, others }, madeFrom);
  await tx.deleteFrom('text_translations').where('kind', '=', document).execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('text_translations')
    .values(rows.map((row) => ({ kind: document, ...row, made_from: JSON.stringify(row.made_from) })))
    .execute();
}

type State = {
  thing_id: string;
  locale: Locale;
  made_from: Record<string, string>;
  missing: string[];
  outdated: string[];
};

function stateOf(
  texts: readonly DocumentText[],
  { base, others }: Languages,
  madeFrom: ReadonlyMap<string, string>,
): State[] {
  const states = new Map<string, State>();
  for (const { thing, field, texts: byLocale } of texts) {
    const source = byLocale[base];
    if (!source) continue;
    const now = fingerprintOf(source);
    for (const locale of others) {
      const name = `${locale} ${thing}`;
      const state = states.get(name) ?? { thing_id: thing, locale, made_from: {}, missing: [], outdated: [] };
      states.set(name, state);
      const text = byLocale[locale];
      if (!text) {
        state.missing.push(field);
        continue;
      }
      const made = madeFrom.get(`${locale} ${text}`) ?? now;
      state.made_from[field] = made;
      if (made !== now) state.outdated.push(field);
    }
  }
  return [...states.values()];
}
