// The editor of a document with its screen, whose fields and texts come after the first view.
import { joinTexts } from '../../i18n/join-texts.ts';
import { type LatePart, latePart } from '../../ui/late-part.tsx';
import { loadPreviewTexts } from '../../ui/office/preview/late-shop-preview.ts';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import { type ScreenSource, screenSources } from './screen-sources.ts';
import { SettingsEditor } from './settings-editor.tsx';
import type { SettingsChoices, ShownDocument } from './settings-queries.ts';

export type ScreenProps = { shown: ShownDocument; choices: SettingsChoices };

export const lateScreens: Readonly<Record<string, LatePart<ScreenProps> | undefined>> = Object.fromEntries(
  Object.entries(screenSources).map(([document, source]) => [document, latePart(() => fetchScreen(source))]),
);

async function fetchScreen({ load, texts }: ScreenSource) {
  const screen = await load();
  const Screen = (props: ScreenProps) => <SettingsEditor {...props} screen={screen} />;
  // Some show the shop beside what is typed.
  return withLateTexts(Screen, joinTexts(texts, loadPreviewTexts));
}
