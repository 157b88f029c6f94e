// The labels of many orders as one document to print, in the order in which the orders were named.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { listLabelDocuments } from '../../shipping/labels/label-store.ts';
import { mergeLabels } from '../../shipping/labels/merge-labels.ts';

/** The number of labels is limited like the number of orders that are sent at once. */
export const MOST_LABELS = 200;

/** `missing`: the orders that have none. */
export async function readLabelsDocument(
  db: Db,
  orderNumbers: readonly number[],
): Promise<Result<{ document: Uint8Array; missing: number[] }, { kind: 'NoLabels' }>> {
  const numbers = [...new Set(orderNumbers)].slice(0, MOST_LABELS);
  const labels = numbers.length === 0 ? [] : await listLabelDocuments(db, numbers);
  const documents = labels.flatMap(({ document }) => (document ? [document] : []));
  if (documents.length === 0) return refuse({ kind: 'NoLabels' });
  const missing = numbers.filter((number) => !labels.some((label) => label.number === number));
  return ok({ document: await mergeLabels(documents), missing });
}
