// The list of gift cards, the newest first, and the form that issues one by hand.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { loadStaffTexts } from '../../staff/load-staff-texts.ts';
import { Button } from '../../ui/button.tsx';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';
import { giftCardList, giftCardListQuery } from './gift-card-list.tsx';
import { loadGiftCardTexts } from './load-gift-card-texts.ts';
// What is loaded later brings no sheets.
import '../../ui/fields/field.module.css';
import '../../ui/notice.module.css';

export const loadTexts = joinTexts(loadListTexts, loadStaffTexts, loadGiftCardTexts);

// The query comes with the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(giftCardListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('giftCards.title') });

const IssueCardDialog = lateDialog(async () => (await import('./issue-card-dialog.tsx')).IssueCardDialog);

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const t = useT();
  const query = giftCardListQuery(search);
  const { giftCards: found } = useSuspenseQuery(query).data;
  const [isNew, setNew] = useState(false);
  useOfficeKeys({ n: () => setNew(true) });
  return (
    <OfficeList
      list={giftCardList}
      rows={found.cards}
      ends={found}
      search={search}
      actions={
        <Button kind="primary" size="small" onClick={() => setNew(true)}>
          {t('giftCards.new')}
        </Button>
      }
    >
      {isNew ? <IssueCardDialog currencies={found.currencies} onClose={() => setNew(false)} /> : null}
    </OfficeList>
  );
};
