// What is asked for of many products at once, and what the database answers.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { VariablesOf } from '../../../graphql-client.ts';
import type { ProductsChangeManyMutation } from '../../../office-operations.generated.ts';
import { useOperationMutation } from '../../../query-client.ts';
import { MOST_CHANGED } from './many-changes.ts';

export type ManyAsked = VariablesOf<'ProductsChangeMany'>['change'];
export type ManyAnswer = ProductsChangeManyMutation['changeManyProducts'];

/** `which`: the ids that are chosen, or the filters whose products all are. */
export function useManyProducts(which: Pick<VariablesOf<'ProductsChangeMany'>, 'ids' | 'filters'>, onDone: () => void) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('ProductsChangeMany');
  const [answer, setAnswer] = useState<ManyAnswer | null>(null);
  const ask = (change: ManyAsked) => {
    if (isPending) return;
    mutate(
      { ...which, change },
      {
        onSuccess: ({ changeManyProducts: answered }) => {
          if (answered.refusal) {
            const isTooMany = answered.refusal === 'TooMany';
            const text = isTooMany ? t('products.tooMany', { count: MOST_CHANGED }) : t('products.nothingChanged');
            return showToast({ kind: 'error', text });
          }
          setAnswer(answered);
          onDone();
          return queryClient.invalidateQueries();
        },
        onError: showToast,
      },
    );
  };
  return { answer, isPending, ask, close: () => setAnswer(null) };
}
