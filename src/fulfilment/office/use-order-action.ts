import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import type { MutationName, VariablesOf } from '../../graphql-client.ts';
import { textOfRefusal } from '../../orders/office/moment-texts.ts';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { useOperationMutation } from '../../query-client.ts';

type ActionName = Extract<
  MutationName,
  'OrdersSend' | 'OrdersDeliver' | 'OrdersPayByHand' | 'OrdersCancel' | 'OrdersRefund' | 'OrdersResendMail'
>;
type Answer = Record<string, { refusal?: string | null } | string | undefined>;

/** Asks for an action at the version of the order that the person sees. `problem`: why it was not taken on. */
export function useOrderAction<Name extends ActionName>(name: Name, order: ManagedOrder, onDone: () => void) {
  const t = useT();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation(name);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = (input: Omit<VariablesOf<Name>, 'number' | 'version'>) => {
    const { number, version } = order;
    setProblem(null);
    mutate({ ...input, number, version } as unknown as VariablesOf<Name>, {
      onSuccess: (data) => {
        const refusal = Object.values(data as Answer).find((answer) => typeof answer === 'object')?.refusal;
        if (refusal) setProblem(textOfRefusal(t, refusal));
        else onDone();
      },
      onError: () => setProblem(t('work.refused')),
      onSettled: () => refetchOrder(queryClient, number),
    });
  };
  return { ask, isPending, problem, setProblem };
}

/** The order, and its labels, which belong to another query. */
export function refetchOrder(queryClient: QueryClient, number: number) {
  return Promise.all(
    ['OrdersManaged', 'OrdersLabels'].map((name) => queryClient.invalidateQueries({ queryKey: [name, { number }] })),
  );
}
