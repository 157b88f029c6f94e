// How many orders are to be sent, before the window's title: seen while another window is in front.
import type { QueryClient } from '@tanstack/react-query';
import { ordersToSendQuery } from '#src/orders/office/orders-to-send-query.ts';

/** Navigation writes titles, the server's page has one: whoever does, the count is put before it again. */
export function countInTitle(queryClient: QueryClient): void {
  const write = () => {
    const count = queryClient.getQueryData(ordersToSendQuery.queryKey)?.ordersToSend ?? 0;
    const plain = document.title.replace(/^\(\d+\) /, '');
    const title = count > 0 ? `(${count}) ${plain}` : plain;
    if (document.title !== title) document.title = title;
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === ordersToSendQuery.queryKey[0]) write();
  });
  const title = document.querySelector('title');
  if (title) new MutationObserver(write).observe(title, { childList: true });
  write();
}
