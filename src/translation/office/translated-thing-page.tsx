// The texts of one thing beside each other: the catalogue's on the left, the translation on the right.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { loadRichTextTexts } from '../../ui/rich-text/load-rich-text-texts.ts';
import { loadTranslationTexts } from './load-translation-texts.ts';
import { TranslationEditor } from './translation-editor.tsx';
import { translationQuery } from './translation-queries.ts';

export const loadTexts = joinTexts(loadTranslationTexts, loadEditorTexts, loadRichTextTexts);

export const load: PageLoad = (queryClient, { params }) => queryClient.ensureQueryData(translationQuery(params));

export const head: PageModule['head'] = ({ queryClient, location: { params }, t }) => {
  const thing = queryClient.getQueryData(translationQuery(params).queryKey)?.translation;
  return thing ? { title: thing.title } : { title: t('translation.nothing'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location: { params } }) => {
  const { t } = useApp();
  const { translation: thing } = useSuspenseQuery(translationQuery(params)).data;
  if (thing) return <TranslationEditor key={`${thing.locale} ${thing.id}`} thing={thing} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('translation.nothing')}
      </h1>
      <p>
        <PageLink to={officeUrlOf('translation')}>{t('translation.toList')}</PageLink>
      </p>
    </div>
  );
};
