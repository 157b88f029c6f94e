// Fastify with the limits of requests, and the cached pages that are answered before it.
import { createServer } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppDependencies } from './app-dependencies.ts';
import type { AppParts } from './app-parts.ts';
import { createConnectionErrorHandler } from './http/broken-connections.ts';
import { connectionLimits, UNREAD_TIMEOUT_MS } from './http/connection-limits.ts';
import { noSchemas } from './http/no-schemas.ts';
import { requireOneHost } from './http/one-host.ts';
import { newRequestId } from './http/request-ids.ts';
import { answerFromCache } from './render/cached-page-reply.ts';
import { sendUnreadable } from './render/unmatched-requests.ts';
import { reportLoggedErrors } from './reporting/report-logged-errors.ts';
import { shopLogOptions } from './telemetry/shop-log.ts';

const BODY_LIMIT_BYTES = 1_048_576;
const HEADER_LIMIT_BYTES = 16_384;
/** Longer than load balancers keep idle connections: if we closed one first, a request might just be arriving on it. */
const KEEP_ALIVE_MS = 72_000;

/** `isLast`: whether an answer is the last on its connection. */
export function createHttpServer(deps: AppDependencies, parts: AppParts, isLast: () => boolean): FastifyInstance {
  const { cache, readVisitor, carts, headers } = parts;
  return Fastify({
    schemaController: noSchemas,
    logger: shopLogOptions({
      ...deps.log,
      hooks: deps.reporting ? reportLoggedErrors(deps.reporting.reporter) : {},
    }),
    genReqId: newRequestId,
    // Fastify would send a bare 503; requests during closing are answered normally.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handler) => {
      const server = createServer(
        {
          ...connectionLimits,
          maxHeaderSize: HEADER_LIMIT_BYTES,
          keepAliveTimeout: KEEP_ALIVE_MS,
          // Looked at by us, with the usual headers.
          requireHostHeader: false,
        },
        requireOneHost(
          headers.everywhere,
          answerFromCache(
            {
              cache,
              readVisitor,
              peekCartCount: (tokenHash) => carts.peek(tokenHash),
              headers: headers.storefront,
              metrics: deps.metrics,
              isLast,
            },
            handler,
          ),
        ),
      );
      server.timeout = UNREAD_TIMEOUT_MS;
      return server;
    },
    frameworkErrors: (_error, request, reply) => sendUnreadable(request, reply, parts.unmatched),
    clientErrorHandler: createConnectionErrorHandler(headers.everywhere),
  });
}
