// Requests that are not HTTP, or whose headers are too large or too slow: Node gives up before there is a request.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isSlowBody } from './connection-limits.ts';
import { newRequestId, REQUEST_ID_HEADER } from './request-ids.ts';
import type { SecurityHeaders } from './security-headers.ts';

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export function createConnectionErrorHandler(headers: SecurityHeaders) {
  return function answer(this: FastifyInstance, { code }: NodeJS.ErrnoException, socket: Socket): void {
    // The last answer has been sent already, for example to a body that was too large. Node closes the socket.
    if (code === 'HPE_CLOSED_CONNECTION') return;
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && isSlowBody(socket)) return;
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const statusLine = statusLines[code ?? ''] ?? '400 Bad Request';
    const requestId = newRequestId();
    this.log.debug({ reqId: requestId, code }, 'bytes that are no request');
    const body = JSON.stringify({ error: { code: 'BAD_REQUEST', message: statusLine.slice(4), requestId } });
    const lines = Object.entries({
      ...headers,
      [REQUEST_ID_HEADER]: requestId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${statusLine}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
  };
}
