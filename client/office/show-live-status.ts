// Whether changes are told, for the notice in the office's header. While they are not, the page asks by itself.
import type { QueryClient } from '@tanstack/react-query';
import { liveStatus } from '#src/live/office/live-status.ts';
import type { NoteChange } from './refetch-changed.ts';

/** A stream that reconnects within this time is not reported. */
const PATIENCE_MS = 3_000;
const ASK_EVERY_MS = 30_000;

/** Called with every sign of life, and when the stream breaks. */
export function createStatus(queryClient: QueryClient, refetch: NoteChange): (isLive: boolean) => void {
  let updatedAt = Date.now();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const show = (isLive: boolean) => queryClient.setQueryData(liveStatus.queryKey, { isLive, updatedAt });
  const askBySelf = () => {
    waiting = setTimeout(askBySelf, ASK_EVERY_MS);
    if (document.visibilityState === 'visible') refetch(null);
  };
  // Data fetched while the stream is down is as new as its fetch.
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (!waiting || type !== 'updated' || query.queryKey[0] === liveStatus.queryKey[0]) return;
    if (query.state.dataUpdatedAt <= updatedAt) return;
    updatedAt = query.state.dataUpdatedAt;
    if (queryClient.getQueryData(liveStatus.queryKey)?.isLive === false) show(false);
  });

  return (isLive) => {
    if (isLive) {
      updatedAt = Date.now();
      clearTimeout(waiting);
      waiting = undefined;
      if (!queryClient.getQueryData(liveStatus.queryKey)?.isLive) show(true);
    } else {
      waiting ??= setTimeout(() => {
        show(false);
        askBySelf();
      }, PATIENCE_MS);
    }
  };
}
