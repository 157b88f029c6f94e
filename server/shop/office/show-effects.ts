import { translateTo } from '../../i18n/translations.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import type { SettingsEffect } from '../effects/setting-rules.ts';

/** Shows the effects in the language of the person who is to read them. */
export function showEffects({ staff }: Pick<OfficeContext, 'staff'>, effects: readonly SettingsEffect[]) {
  const locale = staff?.locale ?? 'en';
  return effects.map(({ key, say }) => ({ key, text: say(translateTo(locale), locale) }));
}
