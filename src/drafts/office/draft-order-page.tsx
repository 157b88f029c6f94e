// An order by hand: a new one, or one that was saved.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { DraftEditorForm } from './draft-editor.tsx';
import { loadLateLines } from './draft-lines.tsx';
import { draftChoicesQuery, draftQuery, NEW_DRAFT } from './draft-queries.ts';
import { loadDraftTexts } from './load-draft-texts.ts';

export const loadTexts = joinTexts(loadDraftTexts, loadEditorTexts);

export const loadParts = loadLateLines;

export const load: PageLoad = (queryClient, { params }) =>
  Promise.all([
    queryClient.ensureQueryData(draftQuery(params.number)),
    queryClient.ensureQueryData(draftChoicesQuery(null, '')),
  ]);

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const { number = '' } = location.params;
  if (number === NEW_DRAFT) return { title: t('drafts.new') };
  const draft = queryClient.getQueryData(draftQuery(number).queryKey)?.draft;
  return draft ? { title: t('drafts.named', { number }) } : { title: t('drafts.missing', { number }), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { number = '' } = location.params;
  const { draft } = useSuspenseQuery(draftQuery(number)).data;
  if (draft || number === NEW_DRAFT) return <DraftEditorForm key={number} draft={draft ?? null} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('drafts.missing', { number })}
      </h1>
      <p>
        <PageLink to={officeUrlOf('drafts')}>{t('drafts.toList')}</PageLink>
      </p>
    </div>
  );
};
