// What a change of the settings leads to: told when it is stored, and alone with --dry-run.
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { previewSettings, type SettingsChange } from '#server/shop/change-settings.ts';
import type { SettingsEffect } from '#server/shop/effects/setting-rules.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { changeSettingsByCommand } from '#server/shop/settings/record-settings.ts';
import { differenceOf } from '#server/shop/settings/settings-difference.ts';
import { findSettings, listSettings, lockSettings } from '#server/shop/settings-store.ts';
import { writeAudit } from '#server/staff/audit/audit-log.ts';
import { ok } from '#src/result.ts';
import type { SettingsDocument } from '#src/shop/settings-list.ts';
import { commandLine } from '../staff/with-manager.ts';

type Tried = Omit<SettingsChange, 'changedBy'>;

/** The effects, or what is wrong with it. */
export async function tryOut(db: Db, tried: Tried) {
  const previewed = await previewSettings(db, tried);
  return previewed.ok ? ok({ effects: previewed.value }) : previewed;
}

/** Stores it, with a line of the log, and answers with what that leads to as well, as the office says it before. */
export function storeTold(db: Db, change: Tried) {
  return inTransaction(db, async (tx) => {
    const tried = await tryOut(tx, change);
    await lockSettings(tx);
    const before = withNeutralSettings(await listSettings(tx))[change.document];
    const stored = await changeSettingsByCommand(tx, change);
    const after = stored.ok && stored.value.isNew ? await findSettings(tx, change.document) : null;
    if (after) {
      const entry = {
        kind: 'settings.changed',
        subject: change.document,
        ...differenceOf(before, after.data),
      } as const;
      await writeAudit(tx, commandLine, entry, change.now);
    }
    return stored.ok ? ok({ ...stored.value, told: tried.ok ? tried.value.effects : [] }) : stored;
  });
}

/** Prints the effects beside what the command answers. */
export function tellEffects(effects: readonly SettingsEffect[]): void {
  for (const { say } of effects) console.error(say(translateTo('en'), 'en'));
}

export function sayEffects(document: SettingsDocument, effects: readonly SettingsEffect[], isJson = false): void {
  const said = effects.map(({ say }) => say(translateTo('en'), 'en'));
  if (isJson) {
    console.log(JSON.stringify({ ok: true, document, isDryRun: true, effects: said }));
    return;
  }
  for (const text of said) console.log(text);
  console.log(`Nothing was stored: ${document} can be stored like that.`);
}
