// What the browser's late code writes into the query cache for anyone who shows it. Nothing is fetched.
import { queryOptions, skipToken } from '@tanstack/react-query';

export type LiveStatus = {
  /** Whether open screens are told of changes. */
  isLive: boolean;
  /** When it was last sure that nothing was missed. */
  updatedAt: number;
};

const gcTime = Number.POSITIVE_INFINITY;

/** It has no data while it is not known yet. */
export const liveStatus = queryOptions<LiveStatus>({ queryKey: ['LiveStatus'], queryFn: skipToken, gcTime });

/** Numbers of the orders that came last, together. */
export const latestOrders = queryOptions<readonly string[]>({ queryKey: ['LatestOrders'], queryFn: skipToken, gcTime });
