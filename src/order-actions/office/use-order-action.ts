import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useT } from '../../app-instance.tsx';
import type { VariablesOf } from '../../graphql-client.ts';
import { invalidateOrder, type ManagedOrder, managedOrderQuery } from '../../orders/office/office-order-queries.ts';
import { useProvenMutation } from '../../staff/office/use-staff-mutation.tsx';
import type { OrderActionKind, orderActions } from './order-actions.ts';

type ActionName = (typeof orderActions)[OrderActionKind]['operation'];
type Answer = Record<string, { refusal?: string | null } | string | undefined>;

/**
 * Asks for an action at the version of the order that the person saw and, once told that it has changed, at the latest;
 * where it is over a limit, the person proves first again who it is. `problem`: why it was not taken on.
 */
export function useOrderAction<Name extends ActionName>(
  name: Name,
  order: Pick<ManagedOrder, 'number' | 'version'>,
  onDone: () => void,
) {
  const t = useT();
  const refusalInWords = useRefusalInWords();
  const queryClient = useQueryClient();
  const { mutateProven, isPending } = useProvenMutation(name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isTold, setTold] = useState(false);
  const ask = async (inputAt: (order: { number: number; version: number }) => VariablesOf<Name>) => {
    const { number } = order;
    const latest = queryClient.getQueryData(managedOrderQuery(String(number)).queryKey)?.managedOrder;
    const { version } = (isTold && latest) || order;
    setProblem(null);
    try {
      const data = await mutateProven(inputAt({ number, version }));
      const refusal = Object.values((data ?? {}) as Answer).find((answer) => typeof answer === 'object')?.refusal;
      if (refusal) {
        setTold(true);
        setProblem(await refusalInWords(refusal));
      } else if (data) onDone();
    } catch {
      setProblem(t('work.refused'));
    }
    await invalidateOrder(queryClient, number);
  };
  return { ask, isPending, problem, setProblem };
}

/** Why something is not done with an order, in words; where they cannot be loaded, that it is not possible. */
export function useRefusalInWords(): (kind: string) => Promise<string> {
  const { locale, t } = useApp();
  return async (kind) => {
    try {
      const { sayRefusal } = await import('./order-refusal.tsx');
      return await sayRefusal(locale, kind);
    } catch {
      return t('work.refused');
    }
  };
}
