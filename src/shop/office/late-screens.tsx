// The editor of a document with its screen, whose fields and texts come after the first view.
import { type ComponentType, useMemo } from 'react';
import { type AppInstance, AppProvider, useApp } from '../../app-instance.tsx';
import type { Messages } from '../../i18n/all-messages.ts';
import type { TextLoader } from '../../i18n/load-texts.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { type LatePart, latePart } from '../../ui/late-part.tsx';
import { type ScreenSource, screenSources } from './screen-sources.ts';
import { SettingsEditor } from './settings-editor.tsx';
import type { SettingsChoices, ShownDocument } from './settings-queries.ts';

export type ScreenProps = { shown: ShownDocument; choices: SettingsChoices };

export const lateScreens: Readonly<Record<string, LatePart<ScreenProps> | undefined>> = Object.fromEntries(
  Object.entries(screenSources).map(([document, source]) => [document, latePart(() => fetchScreen(source))]),
);

async function fetchScreen({ load, texts }: ScreenSource): Promise<ComponentType<ScreenProps>> {
  const [screen, textsIn] = await Promise.all([load(), fetchTexts(texts)]);
  return (props) => {
    const app = useApp();
    const own = useMemo(() => withTexts(app, textsIn), [app]);
    return (
      <AppProvider app={own}>
        <SettingsEditor {...props} screen={screen} />
      </AppProvider>
    );
  };
}

type TextsIn = ReadonlyMap<Locale, Partial<Messages>>;

/** The server writes pages in every language; a browser in that of its page. */
async function fetchTexts(texts: TextLoader): Promise<TextsIn> {
  const shown = typeof document === 'undefined' ? locales : [document.body.dataset.locale as Locale];
  return new Map(await Promise.all(shown.map(async (locale) => [locale, await texts(locale)] as const)));
}

/** The page's texts, and those that came with the screen. */
function withTexts(app: AppInstance, textsIn: TextsIn): AppInstance {
  const messages = textsIn.get(app.locale) ?? {};
  const say = createTranslate(app.locale, messages);
  return { ...app, t: (key, params) => (Object.hasOwn(messages, key) ? say(key, params) : app.t(key, params)) };
}
