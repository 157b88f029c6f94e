// What is missing and outdated in the texts of a document, written down with each new version of it.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import { listDocumentTexts } from '#src/shop/translations/document-texts.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { findMarkets } from '../find-markets.ts';
import { listSettings, type SettingsInForce } from '../settings-store.ts';
import { followAllArticleBlocks, followUnknownArticleBlocks } from './follow-article-blocks.ts';
import { followLanguages } from './follow-languages.ts';
import { followTexts, type Languages, listLanguages } from './follow-texts.ts';

type Version = { document: string; data: unknown; before: unknown };

/** Called with each new version of a document. */
export async function followTranslations(tx: Transaction, version: Version): Promise<void> {
  const languages = await listLanguages(tx);
  await followDocumentTexts(tx, version, languages);
  if (version.document !== 'markets') return;
  const markets = await findMarkets(tx);
  await followLanguages(tx, { before: version.before as ShopMarkets | undefined, now: markets });
  // Other languages concern every document, and all articles.
  for (const [document, data] of Object.entries(await listSettings(tx))) {
    await followDocumentTexts(tx, { document, data, before: data }, languages);
  }
  await followAllArticleBlocks(tx, languages);
}

/** What was set by an older release, of which nothing is written down. `base`: the language of the sources. */
export async function followUnknownTexts(db: Db, settings: SettingsInForce, base: Locale): Promise<void> {
  await followUnknownDocuments(db, settings, base);
  await followUnknownArticleBlocks(db, base);
}

async function followUnknownDocuments(db: Db, settings: SettingsInForce, base: Locale): Promise<void> {
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

function followDocumentTexts(
  tx: Transaction,
  { document, data, before }: Version,
  languages: Languages,
): Promise<void> {
  const [texts, former] = [listDocumentTexts(data), listDocumentTexts(before)];
  return followTexts(tx, { kind: document, thing: null, texts, before: former }, languages);
}
