// The home page of the shop, in blocks.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { loadPreviewTexts } from '../../ui/office/preview/late-shop-preview.ts';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { loadEffectsTexts } from '../../ui/record-editor/load-effects-texts.ts';
import { loadBlockTexts } from './blocks/load-block-texts.ts';
import { HomeEditorForm } from './home/home-editor-form.tsx';
import { homeEditedQuery } from './home/use-home-record.ts';

export const loadTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/catalogue/home-editor.ts`)),
  loadBlockTexts,
  loadPreviewTexts,
  loadEditorTexts,
  loadEffectsTexts,
);

export const load: PageLoad = (queryClient) => queryClient.ensureQueryData(homeEditedQuery);

export const head: PageModule['head'] = ({ t }) => ({ title: t('homeEditor.title') });

export const Page: PageModule['Page'] = () => {
  const { editedHome } = useSuspenseQuery(homeEditedQuery).data;
  // What was thrown away is shown no more: the editor begins anew.
  const [round, setRound] = useState(0);
  return <HomeEditorForm key={round} shown={editedHome} onDiscarded={() => setRound(round + 1)} />;
};
