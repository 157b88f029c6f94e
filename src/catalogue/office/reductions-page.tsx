// The reductions of the whole shop: which prices are lower now, will be, and were.
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { loadUndoTexts } from '../../history/office/load-undo-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { NewRecordButton } from '../../lists/office/new-record-button.tsx';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import { DoneReduction, type DoneReductionEntry } from './reductions/done-reduction.tsx';
import { loadReductionTexts } from './reductions/load-reduction-texts.ts';
import { type ListedReduction, reductionList, reductionListQuery } from './reductions/reduction-list.tsx';

export const loadTexts = joinTexts(loadListTexts, loadReductionTexts, loadUndoTexts);

// The query comes with the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(reductionListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('reductions.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { listedReductions: found } = useSuspenseQuery(reductionListQuery(search)).data;
  const ending = useOperationMutation('ReductionsEnd');
  const [done, setDone] = useState<DoneReductionEntry | null>(null);
  const end = async ({ id }: ListedReduction) => {
    const { endReductions: outcome } = await ending.mutateAsync({ id });
    const count = outcome.ended + outcome.withdrawn;
    setDone({ batchId: outcome.batchId ?? null, text: t('reductions.ended', { count }) });
    await refetchQuery(queryClient, reductionListQuery(search));
  };
  const list = reductionList({
    endingId: ending.isPending ? ending.variables.id : null,
    onEnd: (row) => void end(row).catch(showToast),
  });
  return (
    <OfficeList
      list={list}
      rows={found.reductions}
      ends={found}
      search={search}
      actions={<NewRecordButton text="reductions.new" to={officeUrlOf('newReduction')} />}
      notice={<DoneReduction done={done} onUndone={() => setDone(null)} />}
    />
  );
};
