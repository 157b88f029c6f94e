// What a shop lacks, as one list says it to `kasa doctor`, the first run, the first page of the office and the page of the law.
import { type Lack, lackKinds } from '../shop/incomplete-shop.ts';

export const openPointKinds = [
  ...lackKinds,
  ...(['FactsUnsaid', 'NoticeMissing', 'MakersUnnamed', 'RefundsLate', 'LucidMissing', 'ThresholdPassed'] as const),
  ...(['PlatformLinked', 'NothingDelivered', 'PointsMissing', 'InvoicesNotEnough', 'ComplaintsBookUnlinked'] as const),
] as const;

/** `document`: of the settings, or what else it is about. */
export type OpenPoint = Omit<Lack, 'kind' | 'document'> & {
  kind: (typeof openPointKinds)[number];
  document: string;
};
