// Stores a new version of a settings document, once it has been checked against the others. Apart from reading, because
// what cleans the HTML of pages takes a while to load. What is a document's own is in `settings/`.
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { ok, type Result, refuse } from '#src/result.ts';
import { sayIssue } from '#src/shop/faults/say-issue.ts';
import { type SettingsDocument, type SettingsOf, settingsDocuments } from '#src/shop/settings-documents.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { faultTextOf } from './effects/fault-text.ts';
import type { Cleaned, SettingsEffect, SettingsFault } from './effects/setting-rules.ts';
import { withNeutralSettings } from './neutral-settings.ts';
import { rulesOf } from './settings/settings-rules.ts';
import { findSettings, insertSettings, listSettings, lockSettings } from './settings-store.ts';
import { followTranslations } from './translations/follow-document-texts.ts';

export type { SettingsEffect, SettingsFault } from './effects/setting-rules.ts';

export type SettingsChange = {
  document: SettingsDocument;
  data: unknown;
  changedBy: string;
  now: Date;
  /** An earlier version is put in force again: what only another release knows was stored before. */
  isRestored?: boolean;
};

type Changed = { version: number; isNew: boolean };
type Settings = SettingsOf<SettingsDocument>;
type Invalid = { kind: 'InvalidSettings'; faults: SettingsFault[] };

/** `isNew` is false when that is what is in force already. */
export async function changeSettings(
  tx: Transaction,
  { document, data, changedBy, now, isRestored }: SettingsChange,
): Promise<Result<Changed, Invalid>> {
  await lockSettings(tx);
  const current = await findSettings(tx, document);
  const before = isRestored ? (data as Settings) : current?.data;
  const prepared = await prepareSettings(tx, { document, data, before, now });
  return prepared.ok
    ? ok(await storePrepared(tx, { document, settings: prepared.value, current, changedBy, now }))
    : prepared;
}

type Prepared = Pick<SettingsChange, 'document' | 'changedBy' | 'now'> & {
  settings: Settings;
  /** The document as it was found under the lock. */
  current: { version: number; data: Settings } | null;
};

/** Stores what `prepareSettings` has answered, with what follows from it. The settings are locked. */
export async function storePrepared(
  tx: Transaction,
  { document, settings, current, changedBy, now }: Prepared,
): Promise<Changed> {
  if (current && isDeepStrictEqual(current.data, settings)) return { version: current.version, isNew: false };
  const version = (current?.version ?? 0) + 1;
  await insertSettings(tx, document, { version, data: settings, changedBy, changedAt: now });
  await followTranslations(tx, { document, data: settings, before: current?.data });
  await rulesOf(document).applied?.(tx, now);
  return { version, isNew: true };
}

type Given = { document: SettingsDocument; data: unknown; before: Settings | undefined; now: Date };

/** The document as it would be stored, or all that is wrong with it. */
export async function prepareSettings(db: Db, given: Given): Promise<Result<Settings, Invalid>> {
  const cleaned = await cleanSettings(given);
  if (!cleaned.ok) return cleaned;
  const { settings } = cleaned.value;
  const checked = (await rulesOf(given.document).check?.(db, { settings, before: given.before })) ?? [];
  const faults = [...cleaned.value.faults, ...checked];
  return faults.length > 0 ? refuse({ kind: 'InvalidSettings', faults }) : ok(settings);
}

/** What is wrong with it wherever it is stored: none of the database is asked. */
export async function judgeSettings(given: Given): Promise<Result<Settings, Invalid>> {
  const cleaned = await cleanSettings(given);
  if (!cleaned.ok) return cleaned;
  const { settings, faults } = cleaned.value;
  return faults.length > 0 ? refuse({ kind: 'InvalidSettings', faults }) : ok(settings);
}

async function cleanSettings({ document, data, before, now }: Given): Promise<Result<Cleaned<Settings>, Invalid>> {
  const parsed = settingsDocuments[document].safeParse(data, { error: sayIssue });
  if (!parsed.success) return refuse({ kind: 'InvalidSettings', faults: parsed.error.issues.map(faultOf) });
  const cleaned = await rulesOf(document).clean?.({ settings: parsed.data, before, now });
  return ok(cleaned ?? { settings: parsed.data, faults: [] });
}

/** What it would lead to, without storing it. */
export async function previewSettings(
  db: Db,
  { document, data, now, isRestored }: Omit<SettingsChange, 'changedBy'>,
): Promise<Result<SettingsEffect[], Invalid>> {
  const stored = await listSettings(db);
  const before = isRestored ? (data as Settings) : stored[document];
  const prepared = await prepareSettings(db, { document, data, before, now });
  if (!prepared.ok) return prepared;
  return ok(await listEffects(db, document, { settings: prepared.value, inForce: withNeutralSettings(stored), now }));
}

type Effective = { settings: Settings; inForce: ReturnType<typeof withNeutralSettings>; now: Date };

/** None for what is in force already. */
export async function listEffects(
  db: Db,
  document: SettingsDocument,
  { settings, inForce, now }: Effective,
): Promise<SettingsEffect[]> {
  if (isDeepStrictEqual(settings, inForce[document])) return [];
  return (await rulesOf(document).listEffects?.(db, { settings, inForce, now })) ?? [];
}

function faultOf(issue: z.core.$ZodIssue): SettingsFault {
  return { path: issue.path.join('.'), message: issue.message, ...faultTextOf(issue) };
}
