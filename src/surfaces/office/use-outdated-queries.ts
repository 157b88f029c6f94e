import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Whatever staff has just changed may stand in any list: what was fetched before is fetched again by the next page that
 * shows it, however young it is. What is on the screen stays until somebody asks: a mutation fetches that by itself.
 */
export function useOutdatedQueries(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        queryClient.invalidateQueries({ refetchType: 'none' });
      }),
    [queryClient],
  );
}
