// What was asked for of many orders at once: taken on or refused, carried out or undone.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { OrdersWorkOnManyMutation } from '../../office-operations.generated.ts';
import { operationQuery, useOperationMutation } from '../../query-client.ts';
import { type ManyAction, type ManyOperation, manyActions } from './order-actions.ts';

type Asked = OrdersWorkOnManyMutation['workOnOrders'];
type Order = { number: number; version: number };

/** One request takes so many, as the server has it. */
const MOST_AT_ONCE = 200;

export type ShownBatch = {
  id: string;
  kind: ManyAction;
  /** How many have not taken effect yet. */
  waiting: number;
  done: number;
  /** The address from which their labels are printed. */
  labelsPath: string | null;
  undone: number;
  refused: Asked['refused'];
};

const REFETCH_MS = 1_000;

export function useOrderBatch() {
  const { showToast } = useApp();
  const queryClient = useQueryClient();
  const operations = {
    OrdersWorkOnMany: useOperationMutation('OrdersWorkOnMany'),
    OrdersMarkManyPaid: useOperationMutation('OrdersMarkManyPaid'),
    OrdersInvoiceMany: useOperationMutation('OrdersInvoiceMany'),
  } satisfies Record<ManyOperation, unknown>;
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

  /** Asks in pages that are one batch. `onAsked` is told of those that could not be asked for. */
  const ask = async (kind: ManyAction, chosen: ReadonlyMap<number, number>, onAsked: (left: Order[]) => void) => {
    let left: Order[] = [...chosen].map(([number, version]) => ({ number, version }));
    let sum: Asked | null = null;
    const action = manyActions.find(({ name }) => name === kind);
    if (!action) return;
    const { mutateAsync } = operations[action.operation];
    try {
      while (left.length > 0) {
        const orders = left.slice(0, MOST_AT_ONCE);
        const batch = sum && sum.taken.length > 0 ? sum.id : null;
        const [answer] = Object.values<Asked>(await mutateAsync({ kind, orders, batch }));
        if (!answer) break;
        sum = addUp(sum, answer);
        left = left.slice(orders.length);
        setAsked({ ...sum, kind });
      }
    } catch (error) {
      showToast(error as Error);
    }
    if (!sum) return;
    onAsked(left);
    for (const name of ['OrdersList', 'OrdersBatch', 'ActionsWaiting'])
      queryClient.invalidateQueries({ queryKey: [name] });
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
  const isPending = Object.values(operations).some((operation) => operation.isPending);
  return { shown, ask, close: () => setAsked(null), isPending };
}

/** What several requests answered, as one. */
function addUp(sum: Asked | null, { id, taken, dueAt, refused }: Asked): Asked {
  if (!sum) return { id, taken, dueAt, refused };
  return {
    id: sum.taken.length > 0 ? sum.id : id,
    taken: [...sum.taken, ...taken],
    dueAt,
    refused: [...sum.refused, ...refused],
  };
}
