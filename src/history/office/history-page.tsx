// What was changed of products, prices, stock and collections, in the goes in which it was done, the newest first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { type ListFrame, OfficeList } from '../../lists/office/office-list.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { BatchLine } from './batch-line.tsx';
import { historyFilters } from './history-filters.ts';
import { batchHref, historyListQuery, type ShownBatch } from './history-queries.ts';
import { loadHistoryTexts } from './load-history-texts.ts';
import { useUndoBatch } from './use-undo-batch.ts';

export const loadTexts = joinTexts(loadListTexts, loadHistoryTexts);

export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(historyListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('history.title') });

const historyList: ListFrame<number> = {
  route: 'history',
  title: 'history.title',
  noneYet: 'history.noneYet',
  filters: historyFilters,
  hrefOf: batchHref,
};

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { changeBatches: found } = useSuspenseQuery(historyListQuery(search)).data;
  const { undo, isUndoing } = useUndoBatch();
  const [pressed, setPressed] = useState<number | null>(null);
  const press = (id: number, backTo: string | null = null) => {
    setPressed(id);
    undo(id, backTo);
  };
  const thing = historyFilters.read(search).text;
  const isNewest = ({ id }: ShownBatch) => id === found.batches[0]?.id && !search.has('before') && !search.has('after');
  return (
    <OfficeList
      list={{
        ...historyList,
        idOf: ({ id }: ShownBatch) => id,
        card: (batch) => (
          <BatchLine
            batch={batch}
            isUndoing={isUndoing && pressed === batch.id}
            onUndo={() => press(batch.id)}
            onBack={thing === null || isNewest(batch) ? null : () => press(batch.id, thing)}
          />
        ),
      }}
      rows={found.batches}
      ends={found}
      search={search}
    />
  );
};
