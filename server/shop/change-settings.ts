// Stores a new version of a document. Apart from reading: a running shop changes none so far, and what cleans the HTML of
// pages takes a while to load.
import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '#src/result.ts';
import { type SettingsDocument, type SettingsOf, settingsDocuments } from '#src/shop/settings-documents.ts';
import type { ShopPage, ShopPages } from '#src/shop/shop-pages.ts';
import type { Transaction } from '../database/transaction.ts';
import { sanitiseHtml } from '../sanitise-html.ts';
import { isFillable } from './fill-in-company.ts';
import { findSettings, insertSettings, lockSettings } from './settings-store.ts';

export type SettingsFault = { path: string; message: string };
export type SettingsChange = { document: SettingsDocument; data: unknown; changedBy: string; now: Date };

type Changed = { version: number; isNew: boolean };

/** `isNew` is false when that is what is in force already. */
export async function changeSettings(
  tx: Transaction,
  { document, data, changedBy, now }: SettingsChange,
): Promise<Result<Changed, { kind: 'InvalidSettings'; faults: SettingsFault[] }>> {
  const parsed = settingsDocuments[document].safeParse(data);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return refuse({ kind: 'InvalidSettings', faults });
  }
  await lockSettings(tx);
  const current = await findSettings(tx, document);
  const next = document === 'pages' ? preparePages(parsed.data as ShopPages, current?.data as ShopPages, now) : null;
  if (next && next.faults.length > 0) return refuse({ kind: 'InvalidSettings', faults: next.faults });
  const settings: SettingsOf<SettingsDocument> = next?.pages ?? parsed.data;
  if (current && isDeepStrictEqual(current.data, settings)) return ok({ version: current.version, isNew: false });
  const version = (current?.version ?? 0) + 1;
  await insertSettings(tx, document, { version, data: settings, changedBy, changedAt: now });
  return ok({ version, isNew: true });
}

/** Cleans the pages, and dates those whose words are others than before. */
function preparePages(
  { pages }: ShopPages,
  before: ShopPages | undefined,
  now: Date,
): { pages: ShopPages; faults: SettingsFault[] } {
  const clean = pages.map((page) => ({ ...page, texts: cleanTexts(page.texts) }));
  const faults = clean.flatMap(({ texts }, position) =>
    Object.entries(texts).flatMap(([locale, text]) =>
      Object.entries(text)
        .filter(([, value]) => !isFillable(value))
        .map(([name]) => ({
          path: `pages.${position}.texts.${locale}.${name}`,
          message: 'names something in {…} that the company has not',
        })),
    ),
  );
  return { pages: { pages: clean.map((page) => datePage(page, before, now)) }, faults };
}

function cleanTexts(texts: ShopPage['texts']): ShopPage['texts'] {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [locale, { ...text, bodyHtml: sanitiseHtml(text.bodyHtml) }]),
  );
}

function datePage(page: ShopPage, before: ShopPages | undefined, now: Date): ShopPage {
  const former = before?.pages.find(({ slug }) => slug === page.slug);
  if (former && isDeepStrictEqual(former.texts, page.texts)) return { ...page, updatedAt: former.updatedAt };
  const isGiven = page.updatedAt && page.updatedAt !== former?.updatedAt;
  return { ...page, updatedAt: isGiven ? page.updatedAt : now.toISOString() };
}
