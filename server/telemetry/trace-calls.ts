// Calls to others (Stripe, carriers, banks, the tax office, receivers of webhooks) as spans, whichever client makes them:
// Node tells of each request that leaves, of node:http as of fetch. The host is named, never the path, which may hold an id.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { isWithinSpan, type OpenSpan, openSpan, type SpanAttributes } from './spans.ts';

type HttpCall = { request: ClientRequest; response?: IncomingMessage };
type FetchCall = { request: { origin: string | URL; method: string }; response?: { statusCode: number } };

/** Returns what ends it. */
export function traceCalls(): () => void {
  const open = new WeakMap<object, OpenSpan>();
  const begin = (request: object, method: string, host: string) => {
    if (!isWithinSpan()) return;
    const attributes = { 'http.request.method': method, 'server.address': host };
    const span = openSpan({ name: `${method} ${host}`, kind: 'client', attributes });
    if (span) open.set(request, span);
  };
  const end = (request: object, status: number | undefined) => {
    const attributes: SpanAttributes = status === undefined ? {} : { 'http.response.status_code': status };
    open.get(request)?.end({ attributes, isFailed: status === undefined || status >= 400 });
    open.delete(request);
  };
  return subscribeAll({
    'http.client.request.start': ({ request }: HttpCall) => begin(request, request.method, request.host),
    'http.client.response.finish': ({ request, response }: HttpCall) => end(request, response?.statusCode),
    'http.client.request.error': ({ request }: HttpCall) => end(request, undefined),
    'undici:request:create': ({ request }: FetchCall) =>
      begin(request, request.method, new URL(request.origin).hostname),
    'undici:request:headers': ({ request, response }: FetchCall) => end(request, response?.statusCode),
    'undici:request:error': ({ request }: FetchCall) => end(request, undefined),
  });
}

function subscribeAll(receivers: Record<string, (message: never) => void>): () => void {
  const all = Object.entries(receivers).map(([channel, receive]) => ({
    channel,
    // Node documents what each of these channels tells.
    receive: (message: unknown) => receive(message as never),
  }));
  for (const { channel, receive } of all) subscribe(channel, receive);
  return () => {
    for (const { channel, receive } of all) unsubscribe(channel, receive);
  };
}
