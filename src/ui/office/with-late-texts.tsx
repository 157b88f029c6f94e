import type { ComponentType } from 'react';
import { AppProvider, useApp } from '../../app-instance.tsx';
import type { TextLoader } from '../../i18n/load-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslate, type Translate } from '../../i18n/translate.ts';

/** A part that comes after hydration, and brings texts which the page does not have. */
export async function withLateTexts<Props extends object>(
  Part: ComponentType<Props>,
  loadTexts: TextLoader,
): Promise<ComponentType<Props>> {
  const locale = document.body.dataset.locale as Locale;
  const messages = await loadTexts(locale);
  const own = createTranslate(locale, messages);
  return (props) => {
    const app = useApp();
    const t: Translate = (key, params) => (key in messages ? own : app.t)(key, params);
    return (
      <AppProvider app={{ ...app, t }}>
        <Part {...props} />
      </AppProvider>
    );
  };
}
