import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useT } from '../../app-instance.tsx';
import { operationQuery } from '../../query-client.ts';
import styles from './draft-editor.module.css';
import type { LineForm } from './draft-form-state.ts';

type LineStockProps = {
  /** The draft's; left out for one that is not saved. */
  number: number | undefined;
  lines: readonly LineForm[];
  line: LineForm;
  /** The id that its words have. */
  id: string;
  /** Called when it has become so, or is so no more. */
  onShort(isShort: boolean): void;
};

/** Says how many are left where all lines of the product ask for more: it can neither be sent as a link nor be sold here. */
export function LineStock({ number, lines, line, id, onShort }: LineStockProps) {
  const t = useT();
  // Each line asks for all of them, and all are asked for once.
  const variantIds = [...new Set(lines.flatMap(({ variantId }) => variantId ?? []))].sort();
  const query = operationQuery('DraftsStock', { number: number ?? null, variantIds });
  const stock = useQuery({ ...query, placeholderData: keepPreviousData }).data?.draftStock;
  const left = stock?.find(({ variantId }) => variantId === line.variantId)?.available;
  const wanted = lines
    .filter(({ variantId }) => variantId === line.variantId)
    .reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
  const isShort = left !== undefined && left < wanted;
  useEffect(() => onShort(isShort), [isShort, onShort]);
  if (!isShort) return null;
  return (
    <span id={id} className={styles.problem}>
      {t('drafts.available', { count: Math.max(left, 0) })}
    </span>
  );
}
