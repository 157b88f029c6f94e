// `kasa settings set --dry-run`: what a change would lead to, with nothing stored.
import type { Db } from '#server/database/connect.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { previewSettings } from '#server/shop/change-settings.ts';
import type { SettingsEffect } from '#server/shop/settings/setting-rules.ts';
import { ok } from '#src/result.ts';
import type { SettingsDocument } from '#src/shop/settings-list.ts';

type Tried = { document: SettingsDocument; data: unknown; now: Date };

/** The effects, or what is wrong with it. */
export async function tryOut(db: Db, tried: Tried) {
  const previewed = await previewSettings(db, tried);
  return previewed.ok ? ok({ effects: previewed.value }) : previewed;
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
