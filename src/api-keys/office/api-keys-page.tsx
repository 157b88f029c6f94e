// The keys with which programs call the office's operations: each with a name, what it may do, and until when.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageModule } from '../../page-module.ts';
import { loadStaffTexts } from '../../staff/load-staff-texts.ts';
import { Button } from '../../ui/button.tsx';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { loadKeyTexts } from '../load-key-texts.ts';
import { keyList, type ListedKey, revokeColumn } from './key-list.tsx';
import { keyListQuery } from './key-queries.ts';
// What is loaded later brings no sheets.
import '../../ui/fields/field.module.css';
import '../../ui/notice.module.css';

export const loadTexts = joinTexts(loadListTexts, loadStaffTexts, loadKeyTexts);

export const head: PageModule['head'] = ({ t }) => ({ title: t('keys.title') });

const NewKeyDialog = lateDialog(async () => (await import('./new-key-dialog.tsx')).NewKeyDialog);
const RevokeKeyDialog = lateDialog(async () => (await import('./revoke-key-dialog.tsx')).RevokeKeyDialog);

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const t = useT();
  const { apiKeys } = useSuspenseQuery(keyListQuery).data;
  const [isNew, setNew] = useState(false);
  const [revoked, setRevoked] = useState<ListedKey | null>(null);
  return (
    <OfficeList
      list={{ ...keyList, columns: [...keyList.columns, revokeColumn(setRevoked)] }}
      rows={apiKeys}
      search={search}
      actions={
        <Button kind="primary" onClick={() => setNew(true)}>
          {t('keys.new')}
        </Button>
      }
      notice={<p className={layout.aside}>{t('keys.text')}</p>}
    >
      {isNew ? <NewKeyDialog onClose={() => setNew(false)} /> : null}
      {revoked ? <RevokeKeyDialog apiKey={revoked} onClose={() => setRevoked(null)} /> : null}
    </OfficeList>
  );
};
