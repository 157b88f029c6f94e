// Rows of a list by keys: `j` and `k` move, Enter opens those that lead somewhere.
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';

/** The row that the keys have led to; null before. */
export function useCurrentRow<Id extends string | number>(
  ids: readonly Id[],
  hrefOf: ((id: Id) => string) | undefined,
): Id | null {
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<Id | null>(null);
  const index = chosen === null ? -1 : ids.indexOf(chosen);
  const current = index < 0 ? null : (ids[index] ?? null);
  useEffect(() => {
    if (chosen !== null) document.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const move = (step: number) => {
    const next = ids[Math.max(0, Math.min(ids.length - 1, index < 0 ? 0 : index + step))];
    if (next !== undefined) setChosen(next);
  };
  useOfficeKeys({
    j: () => move(1),
    k: () => move(-1),
    ...(current !== null && hrefOf && { Enter: () => navigate(hrefOf(current)) }),
  });
  return current;
}
