// Addresses that have no page any more, and where each leads.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { NewRecordButton } from '../../lists/office/new-record-button.tsx';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { Button } from '../../ui/button.tsx';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { loadRedirectTexts } from './load-redirect-texts.ts';
import { redirectList, redirectListQuery } from './redirect-list.tsx';
import { NEW_REDIRECT, redirectHref } from './redirect-queries.ts';

// The dialog of the import is loaded late, and brings no sheets.
import '../../ui/notice.module.css';

export const loadTexts = joinTexts(loadListTexts, loadRedirectTexts);

export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(redirectListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('redirects.title') });

const ImportDialog = lateDialog(async () => (await import('./import-redirects-dialog.tsx')).ImportRedirectsDialog);

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { t } = useApp();
  const { redirects: found } = useSuspenseQuery(redirectListQuery(search)).data;
  const [isImporting, setImporting] = useState(false);
  const actions = (
    <>
      <Button size="small" onClick={() => setImporting(true)}>
        {t('redirects.import')}
      </Button>
      <NewRecordButton text="redirects.new" to={redirectHref(NEW_REDIRECT)} />
    </>
  );
  return (
    <OfficeList
      list={redirectList}
      rows={found.redirects}
      ends={found}
      search={search}
      actions={actions}
      notice={<p className={layout.aside}>{t('redirects.about')}</p>}
    >
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </OfficeList>
  );
};
