// What was asked for of many orders at once: taken on or refused, carried out or undone.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { OrdersWorkOnManyMutation } from '../../office-operations.generated.ts';
import { operationQuery, useOperationMutation } from '../../query-client.ts';

export const manyActions = ['send', 'send_labelled', 'delivered', 'paid', 'resend_mail'] as const;
export type ManyAction = (typeof manyActions)[number];

type Asked = OrdersWorkOnManyMutation['workOnOrders'];

export type ShownBatch = {
  id: string;
  kind: ManyAction;
  /** How many have not taken effect yet. */
  waiting: number;
  done: number;
  /** Where their labels are printed from. */
  labelsPath: string | null;
  undone: number;
  refused: Asked['refused'];
};

const REFETCH_MS = 1_000;

export function useOrderBatch() {
  const { showToast } = useApp();
  const queryClient = useQueryClient();
  const work = useOperationMutation('OrdersWorkOnMany');
  const pay = useOperationMutation('OrdersMarkManyPaid');
  const [asked, setAsked] = useState<(Asked & { kind: ManyAction }) | null>(null);
  const id = asked?.id ?? '';
  const { data } = useQuery({
    ...operationQuery('OrdersBatch', { id }),
    enabled: asked !== null && asked.taken.length > 0,
    refetchInterval: ({ state }) => (state.data?.orderBatch?.waiting.length === 0 ? false : REFETCH_MS),
  });
  const batch = data?.orderBatch;
  const isOver = batch?.waiting.length === 0;
  useEffect(() => {
    if (!isOver) return;
    for (const name of ['OrdersList', 'OrdersViews', 'OrdersToday', 'PackingQueue'])
      queryClient.invalidateQueries({ queryKey: [name] });
  }, [isOver, queryClient]);

  const ask = (kind: ManyAction, chosen: ReadonlyMap<number, number>, onTaken: () => void) => {
    const orders = [...chosen].map(([number, version]) => ({ number, version }));
    const taken = (answer: Asked) => {
      setAsked({ ...answer, kind });
      onTaken();
      for (const name of ['OrdersList', 'ActionsWaiting']) queryClient.invalidateQueries({ queryKey: [name] });
    };
    if (kind === 'paid') {
      pay.mutate({ orders }, { onSuccess: ({ markOrdersPaid }) => taken(markOrdersPaid), onError: showToast });
    } else {
      work.mutate({ kind, orders }, { onSuccess: ({ workOnOrders }) => taken(workOnOrders), onError: showToast });
    }
  };
  const shown: ShownBatch | null = asked && {
    id: asked.id,
    kind: asked.kind,
    waiting: batch ? batch.waiting.length : asked.taken.length,
    done: batch?.done ?? 0,
    labelsPath: batch?.labelsPath ?? null,
    undone: batch?.undone ?? 0,
    refused: [...asked.refused, ...(batch?.refused ?? [])],
  };
  const isPending = work.isPending || pay.isPending;
  return { shown, ask, close: () => setAsked(null), isPending };
}
