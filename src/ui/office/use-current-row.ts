// Rows of a list by keys: `j` and `k` move, Enter opens those that lead somewhere.
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOfficeKeys } from './use-office-keys.ts';

/** The row that the keys have led to; null before. */
export function useCurrentRow<Id extends string | number>(ids: readonly Id[], hrefOf?: (id: Id) => string): Id | null {
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<Id | null>(null);
  const index = chosen === null ? -1 : ids.indexOf(chosen);
  const current = index < 0 ? null : (ids[index] ?? null);
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
