// Withdrawals that wait for somebody of the shop, the oldest first, each with the day by which its money goes back.
import { useSuspenseQuery } from '@tanstack/react-query';
import { loadReturnTexts } from '../../fulfilment/office/load-return-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageModule } from '../../page-module.ts';
import { loadReturnsQueueTexts } from './load-returns-queue-texts.ts';
import { returnList } from './return-list.tsx';
import { returnListQuery } from './returns-queue-queries.ts';

export const loadTexts = joinTexts(loadListTexts, loadReturnsQueueTexts, loadReturnTexts);

export const head: PageModule['head'] = ({ t }) => ({ title: t('returns.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { listedReturns: found } = useSuspenseQuery(returnListQuery(search)).data;
  return <OfficeList list={returnList} rows={found.returns} ends={found} search={search} />;
};
