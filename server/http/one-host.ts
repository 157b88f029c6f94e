// Every request says once whom it is for. Proxies and servers choose differently between two hosts, so that an answer for
// one would be kept for the other (RFC 9112, 3.2: such a request is refused).
import type { IncomingMessage, RequestListener } from 'node:http';
import { newRequestId, REQUEST_ID_HEADER } from './request-ids.ts';
import type { SecurityHeaders } from './security-headers.ts';

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._~!$&'()*+;=%-]+)(:\d*)?$/i;
/** An address with scheme and host, as it is sent to a proxy. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)/i;
const SLASH = 47;

/** Hands on requests with one host, with the path alone as their address; all others are answered with 400. */
export function requireOneHost(headers: SecurityHeaders, handle: RequestListener): RequestListener {
  return (request, response) => {
    if (saysOneHost(request)) return handle(request, response);
    const requestId = newRequestId();
    const message = 'The request must name one host, the same in its address and in its header Host.';
    response.writeHead(400, {
      ...headers,
      [REQUEST_ID_HEADER]: requestId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
    });
    response.end(JSON.stringify({ error: { code: 'BAD_REQUEST', message, requestId } }));
  };
}

function saysOneHost(request: IncomingMessage): boolean {
  const { url = '', rawHeaders, httpVersionMajor, httpVersionMinor } = request;
  const { host } = request.headers;
  // Node keeps the first of several.
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  if (count === 0) return httpVersionMajor === 1 && httpVersionMinor === 0 && url.charCodeAt(0) === SLASH;
  if (count > 1 || host === undefined || !HOST.test(host)) return false;
  if (url.charCodeAt(0) === SLASH) return true;
  const [, named, path = ''] = ABSOLUTE.exec(url) ?? [];
  if (named === undefined) return true;
  request.url = path.startsWith('/') ? path : `/${path}`;
  return named.toLowerCase() === host.toLowerCase();
}
