// How long a connection may stay without a whole request: whoever sends nothing, or a byte now and then, holds no place.
import type { ServerOptions } from 'node:http';

const HEADERS_TIMEOUT_MS = 15_000;
export const REQUEST_TIMEOUT_MS = 30_000;
/** How often connections are looked at. */
const CHECK_EVERY_MS = 5_000;

export const connectionLimits = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CHECK_EVERY_MS,
} satisfies ServerOptions;
