import type { AppInstance } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { loadEditorTexts } from './load-editor-texts.ts';

/** Says that typing was restored, where the form itself has no words for it. */
export async function sayRestored({ locale, showToast }: AppInstance): Promise<void> {
  const t = (await bindLateTexts(loadEditorTexts))(locale);
  showToast({ kind: 'info', text: t('record.typingBack') });
}
