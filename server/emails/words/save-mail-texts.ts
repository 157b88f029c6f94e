// Stores what a merchant says in one kind of e-mail, over the version of all of them that she has read.
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { type MailTextField, type MailTextKind, mailTextFields } from '#src/shop/mail-texts/mail-text-kinds.ts';
import { type MailTexts, mailTextsSchema } from '#src/shop/mail-texts/mail-texts.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { changeSettings, previewSettings, type SettingsFault } from '../../shop/change-settings.ts';
import type { SettingsEffect } from '../../shop/effects/setting-rules.ts';
import { builtInFingerprint } from '../../shop/mail-texts/built-in-mail-texts.ts';
import { findSettings, lockSettings } from '../../shop/settings-store.ts';
import type { MailWords } from './mail-words.ts';

export type MailTextsRefusal =
  /** Somebody else has saved some since `version`. */
  | { kind: 'TextsChanged' }
  /** The faults have paths such as `pl.intro`. */
  | { kind: 'TextsInvalid'; faults: SettingsFault[] };

export type MailTextChange = Partial<MailWords> & {
  locale: string;
  /** Ours was changed since, and hers is right all the same. */
  confirmed?: readonly string[];
};

type Saver = {
  db: Db;
  now: () => Date;
  changedBy: string;
  audit?: (tx: Transaction, change: { before: unknown; after: unknown }) => Promise<void>;
};

/** `version`: of the document; 0 where there was none, null to save over whatever there is. */
export async function saveMailTexts(
  { db, now, changedBy, audit }: Saver,
  { kind, version, texts }: { kind: MailTextKind; version: number | null; texts: readonly MailTextChange[] },
): Promise<Result<{ version: number; isNew: boolean }, MailTextsRefusal>> {
  return inTransaction(db, async (tx) => {
    await lockSettings(tx);
    const before = await findSettings(tx, 'mail-texts');
    if (version !== null && (before?.version ?? 0) !== version) return refuse({ kind: 'TextsChanged' });
    const current = before?.data ?? mailTextsSchema.parse({});
    const data = { ...current, [kind]: changeTexts(current, kind, texts) };
    const stored = await changeSettings(tx, { document: 'mail-texts', data, changedBy, now: now() });
    if (!stored.ok) {
      const faults = stored.error.faults.map(({ path, message }) => ({ path: withoutKind(path, kind), message }));
      return refuse({ kind: 'TextsInvalid', faults });
    }
    if (stored.value.isNew) await audit?.(tx, { before: current[kind], after: data[kind] });
    return ok(stored.value);
  });
}

/** What saving them leads to, said before; none of what cannot be saved. */
export async function previewMailTexts(
  { db, now }: Pick<Saver, 'db' | 'now'>,
  { kind, texts }: { kind: MailTextKind; texts: readonly MailTextChange[] },
): Promise<SettingsEffect[]> {
  const current = (await findSettings(db, 'mail-texts'))?.data ?? mailTextsSchema.parse({});
  const data = { ...current, [kind]: changeTexts(current, kind, texts) };
  const previewed = await previewSettings(db, { document: 'mail-texts', data, now: now() });
  return previewed.ok ? previewed.value : [];
}

function withoutKind(path: string, kind: string): string {
  return path.startsWith(`${kind}.`) ? path.slice(kind.length + 1) : path;
}

function changeTexts(current: MailTexts, kind: MailTextKind, changes: readonly MailTextChange[]): object {
  const byLanguage: Record<string, object> = { ...current[kind] };
  for (const { locale, confirmed = [], ...words } of changes) {
    const own = isLocale(locale) ? current[kind][locale] : undefined;
    const said = Object.fromEntries(mailTextFields.flatMap((field) => (field in words ? [[field, words[field]]] : [])));
    const basis = isLocale(locale) ? confirm(kind, locale, confirmed) : {};
    byLanguage[locale] = { ...own, ...said, basis: { ...own?.basis, ...basis } };
  }
  return byLanguage;
}

function confirm(
  kind: MailTextKind,
  locale: Locale,
  fields: readonly string[],
): Partial<Record<MailTextField, string>> {
  const known = mailTextFields.filter((field) => fields.includes(field));
  return Object.fromEntries(known.map((field) => [field, builtInFingerprint(kind, field, locale)]));
}
