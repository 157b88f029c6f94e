// What staff saves of a document of the settings: over the version that was read, with what it leads to said before, and
// written into the audit log.
import { ok, type Result, refuse } from '#src/result.ts';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import { inTransaction } from '../../database/transaction.ts';
import { byStaff } from '../../history/by-staff.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { listEffects, prepareSettings, storePrepared } from '../change-settings.ts';
import type { SettingsEffect, SettingsFault } from '../effects/setting-rules.ts';
import { withNeutralSettings } from '../neutral-settings.ts';
import { findSettings, listSettings, lockSettings } from '../settings-store.ts';
import { recordSettings } from './record-settings.ts';
import { differenceOf, listChangedParts } from './settings-difference.ts';
import { rulesOf } from './settings-rules.ts';

export type SaveRefusal =
  /** Somebody else has saved it since `version`. */
  | { kind: 'SettingsChanged'; by: string | null }
  | { kind: 'InvalidSettings'; faults: SettingsFault[] }
  /** It leads to what the person has not been told. */
  | { kind: 'EffectsUntold'; effects: SettingsEffect[] }
  | { kind: 'VersionUnknown' };

type Saver = Pick<OfficeContext, 'db' | 'now' | 'staff' | 'audit' | 'requireStepUp'>;

/** `version`: of the document as it was read, 0 where there was none; `told`: the keys of effects that were said. */
export type SavedDocument = {
  document: SettingsDocument;
  version: number;
  data: unknown;
  told: readonly string[];
  /** An earlier version is put in force again: what only another release knows was stored before. */
  isRestored?: boolean;
};

export async function saveSettings(
  saver: Saver,
  { document, version, data, told, isRestored }: SavedDocument,
): Promise<Result<{ version: number }, SaveRefusal>> {
  const now = saver.now();
  return inTransaction(saver.db, async (tx): Promise<Result<{ version: number }, SaveRefusal>> => {
    await lockSettings(tx);
    const stored = await listSettings(tx);
    const current = await findSettings(tx, document);
    if ((current?.version ?? 0) !== version) return refuse({ kind: 'SettingsChanged', by: current?.changedBy ?? null });
    const prepared = await prepareSettings(tx, {
      ...{ document, data, now },
      before: isRestored ? (data as SettingsOf<SettingsDocument>) : current?.data,
    });
    if (!prepared.ok) return prepared;
    const inForce = withNeutralSettings(stored);
    const effects = await listEffects(tx, document, { settings: prepared.value, inForce, now });
    if (effects.some(({ key }) => !told.includes(key))) return refuse({ kind: 'EffectsUntold', effects });
    const before = inForce[document];
    const changed = listChangedParts(before, prepared.value);
    if (rulesOf(document).guarded?.some((part) => changed.includes(part))) saver.requireStepUp();
    const changedBy = saver.staff?.email ?? 'office';
    const saved = await recordSettings(tx, { document, by: () => byStaff(saver), now }, () =>
      storePrepared(tx, { document, settings: prepared.value, current, changedBy, now }),
    );
    if (saved.isNew) {
      const difference = differenceOf(before, prepared.value);
      await saver.audit(tx, { kind: 'settings.changed', subject: document, ...difference });
    }
    return ok({ version: saved.version });
  });
}

/** Saves what a version said, as a version of its own: nothing in between is lost. */
export async function restoreSettings(
  saver: Saver,
  { of, ...given }: Omit<SavedDocument, 'data'> & { of: number },
): Promise<Result<{ version: number }, SaveRefusal>> {
  const former = await findSettings(saver.db, given.document, of);
  if (!former) return refuse({ kind: 'VersionUnknown' });
  return saveSettings(saver, { ...given, data: former.data, isRestored: true });
}
