import { useApp } from '../../app-instance.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { HistoryChangesQuery, HistoryListQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { batchTitleText } from '../batch-title.ts';
import { historyFilters } from './history-filters.ts';

export type ShownBatch = HistoryListQuery['changeBatches']['batches'][number];
export type ShownChange = HistoryChangesQuery['changesOfBatch']['changes'][number];

/** The list that an address asks for. */
export function historyListQuery(search: URLSearchParams) {
  return operationQuery('HistoryList', { filters: historyFilters.read(search), ...placeInList(search) });
}

/** `id`: as the address has it. */
export function batchQuery(id: string | undefined) {
  return operationQuery('HistoryBatch', { id: numberIn(id) });
}

export function batchChangesQuery(id: string | undefined, search: URLSearchParams) {
  return operationQuery('HistoryChanges', { id: numberIn(id), ...placeInList(search) });
}

/** No batch has the number 0. */
function numberIn(id = ''): number {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}

export function batchHref(id: number): string {
  return officeUrlOf('changeBatch', undefined, { id: String(id) });
}

/** Writes what was done. */
export function useBatchTitle(): (batch: Pick<ShownBatch, 'titleKey' | 'titleValues'>) => string {
  const { t, locale } = useApp();
  return ({ titleKey: key, titleValues }) => batchTitleText({ key, values: JSON.parse(titleValues) }, t, locale);
}
