import { type ComponentType, useMemo } from 'react';
import { type AppInstance, AppProvider, useApp } from '../../app-instance.tsx';
import type { Messages } from '../../i18n/all-messages.ts';
import type { TextLoader } from '../../i18n/load-texts.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { createTranslate } from '../../i18n/translate.ts';

/**
 * A part that brings texts which the page does not have. The server writes pages in every language, so it has those of all;
 * a browser fetches those of its page.
 */
export async function withLateTexts<Props extends object>(
  Part: ComponentType<Props>,
  loadTexts: TextLoader,
): Promise<ComponentType<Props>> {
  const shown = typeof document === 'undefined' ? locales : [document.body.dataset.locale as Locale];
  const textsIn = new Map(await Promise.all(shown.map(async (locale) => [locale, await loadTexts(locale)] as const)));
  return (props) => {
    const app = useApp();
    const own = useMemo(() => withTexts(app, textsIn.get(app.locale) ?? {}), [app]);
    return (
      <AppProvider app={own}>
        <Part {...props} />
      </AppProvider>
    );
  };
}

function withTexts(app: AppInstance, messages: Partial<Messages>): AppInstance {
  const say = createTranslate(app.locale, messages);
  return { ...app, t: (key, params) => (key in messages ? say : app.t)(key, params) };
}
