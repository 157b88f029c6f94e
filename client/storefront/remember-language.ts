// Whoever came from a page of ours in another language has chosen this one, with scripts or before they came: the
// shop's bare address leads to it from then on.
import type { AppInstance } from '#src/app-instance.tsx';
import { savePreference } from '#src/ui/shell/save-preference.ts';

export function rememberLanguage({ surface, locale }: Pick<AppInstance, 'surface' | 'locale'>): void {
  const { referrer } = document;
  if (!referrer.startsWith(`${window.location.origin}/`)) return;
  if (surface.locate(new URL(referrer).pathname, locale).locale !== locale) savePreference('kasa_locale', locale);
}
