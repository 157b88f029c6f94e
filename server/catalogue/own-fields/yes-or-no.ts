import type { Locale } from '#src/i18n/locales.ts';
import { translateTo } from '../../i18n/translations.ts';

export function yesOrNo(isSo: boolean, locale: Locale): string {
  const text = translateTo(locale)(isSo ? 'changes.yes' : 'changes.no');
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
