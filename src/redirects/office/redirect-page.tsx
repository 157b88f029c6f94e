// A redirect: a new one, or one that is known.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { loadRedirectTexts } from './load-redirect-texts.ts';
import { RedirectEditorForm } from './redirect-editor.tsx';
import { NEW_REDIRECT, redirectQuery } from './redirect-queries.ts';

export const loadTexts = joinTexts(loadRedirectTexts, loadEditorTexts);

export const load: PageLoad = (queryClient, { params }) => queryClient.ensureQueryData(redirectQuery(params.id));

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  if (location.params.id === NEW_REDIRECT) return { title: t('redirects.new') };
  const redirect = queryClient.getQueryData(redirectQuery(location.params.id).queryKey)?.redirect;
  return redirect ? { title: redirect.path } : { title: t('redirects.missing'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { id } = location.params;
  const { redirect } = useSuspenseQuery(redirectQuery(id)).data;
  if (redirect || id === NEW_REDIRECT) return <RedirectEditorForm key={id} redirect={redirect ?? null} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('redirects.missing')}
      </h1>
      <p>
        <PageLink to={officeUrlOf('redirects')}>{t('redirects.toList')}</PageLink>
      </p>
    </div>
  );
};
