// How long a connection may stay without a whole request: whoever sends nothing, or a byte now and then, holds no place.
// A body that may take its time, as a photo on a slow line, is let go on as long as something of it comes: Node gives all
// requests of a server the same time, and asks once what becomes of one that is late (see broken-connections.ts).
import type { IncomingMessage, ServerOptions } from 'node:http';
import { Socket } from 'node:net';

const HEADERS_TIMEOUT_MS = 15_000;
export const REQUEST_TIMEOUT_MS = 30_000;
/** How often connections are looked at. */
const CHECK_EVERY_MS = 5_000;

export const connectionLimits = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CHECK_EVERY_MS,
} satisfies ServerOptions;

/**
 * A connection on which nothing moves for so long is closed: whoever asks and reads nothing would hold the answer in memory. A slow
 * reader is let go on as long as something is read.
 */
export const UNREAD_TIMEOUT_MS = 120_000;

/** Whoever sends nothing for so long is gone. */
const SILENCE_MS = 30_000;
/** 20 MB at 20 kB/s. */
const LONGEST_MS = 1_000_000;

const slow = new WeakSet<Socket>();

/** Gives more time to a request of somebody known to the shop: anybody else could hold its connections. */
export function allowSlowBody(request: IncomingMessage): void {
  const { socket } = request;
  // A request that no connection has brought.
  if (!(socket instanceof Socket)) return;
  slow.add(socket);
  socket.setTimeout(SILENCE_MS);
  const timer = setTimeout(() => socket.destroy(), LONGEST_MS).unref();
  const end = () => {
    clearTimeout(timer);
    slow.delete(socket);
    // What is done with it is nobody's silence for a while.
    socket.setTimeout(UNREAD_TIMEOUT_MS);
  };
  request.once('end', end);
  request.once('close', end);
}

export function isSlowBody(socket: Socket): boolean {
  return slow.has(socket);
}
