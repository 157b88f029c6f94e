// Follows the shop while a page of the office is open: asks again for what changed, says when an order is new, shows when
// nothing is told, and has somebody sign in again when the session is over.
import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '#src/live/live-kinds.ts';
import type { LiveEvent } from '#src/live/live-messages.ts';
import { latestOrders } from '#src/live/office/live-status.ts';
import { signedInStaffQuery } from '#src/staff/office/staff-queries.ts';
import { countInTitle } from './count-in-title.ts';
import { soundForOrder } from './order-sound.ts';
import { createRefetching } from './refetch-changed.ts';
import { shareLive } from './share-live.ts';
import { createStatus } from './show-live-status.ts';

/** Orders of one moment are announced together. */
const GATHER_ORDERS_MS = 300;

/** `isSignedInAgain`: of somebody whose session is over; false when the page is left. */
export function followLive(
  { queryClient }: { queryClient: QueryClient },
  isSignedInAgain: () => Promise<boolean>,
): void {
  if (!queryClient.getQueryData(signedInStaffQuery.queryKey)?.signedInStaff) return;
  const refetch = createRefetching(queryClient);
  const onState = createStatus(queryClient, refetch);
  const announce = createAnnouncement(queryClient);
  countInTitle(queryClient);

  const onChange = (change: LiveChange) => {
    refetch(change);
    if (change.kind !== 'new_order') return;
    announce(change.subject);
    void soundForOrder();
  };
  const onEvent = (event: LiveEvent) => {
    if (event.name === 'change') onChange(event.data);
    else if (event.name === 'hello' && !event.data.isComplete) refetch(null);
    else if (event.name === 'signedOut') void goOnSignedIn();
  };

  const start = () => shareLive({ onEvent, onState });
  let stop = start();
  const goOnSignedIn = async () => {
    if (!(await isSignedInAgain())) return;
    stop();
    stop = start();
    refetch(null);
  };
  // What changed while this page was on its way here.
  refetch(null);
  addEventListener('pagehide', () => stop());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    stop = start();
    refetch(null);
  });
}

function createAnnouncement(queryClient: QueryClient): (number: string) => void {
  let numbers: string[] = [];
  return (number) => {
    if (numbers.length === 0) {
      setTimeout(() => {
        queryClient.setQueryData(latestOrders.queryKey, numbers);
        numbers = [];
      }, GATHER_ORDERS_MS);
    }
    numbers.push(number);
  };
}
