import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import type { MutationName, VariablesOf } from '../../graphql-client.ts';
import { textOfRefusal } from '../../orders/office/moment-texts.ts';
import { type ManagedOrder, managedOrderQuery } from '../../orders/office/office-order-queries.ts';
import { useOperationMutation } from '../../query-client.ts';

type ActionName = Extract<
  MutationName,
  'OrdersSend' | 'OrdersDeliver' | 'OrdersPayByHand' | 'OrdersCancel' | 'OrdersRefund' | 'OrdersResendMail'
>;
type Answer = Record<string, { refusal?: string | null } | string | undefined>;

/**
 * Asks for an action at the version of the order that the person saw, and, once told that it has changed, at the latest.
 * `problem`: why it was not taken on.
 */
export function useOrderAction<Name extends ActionName>(name: Name, order: ManagedOrder, onDone: () => void) {
  const t = useT();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation(name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isTold, setTold] = useState(false);
  const ask = (input: Omit<VariablesOf<Name>, 'number' | 'version'>) => {
    const { number } = order;
    const latest = queryClient.getQueryData(managedOrderQuery(String(number)).queryKey)?.managedOrder;
    const { version } = (isTold && latest) || order;
    setProblem(null);
    mutate({ ...input, number, version } as unknown as VariablesOf<Name>, {
      onSuccess: (data) => {
        const refusal = Object.values(data as Answer).find((answer) => typeof answer === 'object')?.refusal;
        if (!refusal) return onDone();
        setProblem(textOfRefusal(t, refusal));
        setTold(true);
      },
      onError: () => setProblem(t('work.refused')),
      onSettled: () => queryClient.invalidateQueries({ queryKey: ['OrdersManaged', { number }] }),
    });
  };
  return { ask, isPending, problem, setProblem };
}
