// The one place where an error becomes an answer: with a code and a request id, and without internal details.
import { channel } from 'node:diagnostics_channel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, failureCatalogue } from '#src/error-catalogue.ts';
import { KasaError } from '#src/errors.ts';
import { officeFailures } from '#src/office-failures.ts';
import { isDatabaseOutage } from '../database/outage.ts';
import { sayOnceAMinute } from '../reporting/once-a-minute.ts';
import { nameRoute } from '../telemetry/request-metrics.ts';

const RETRY_AFTER_S = 5;
const failures = { ...failureCatalogue, ...officeFailures };

export type ErrorBody = { error: { code: string; message: string; requestId: string } };

export type CodedError = { code: ErrorCode; status: number; message: string };

/** What a client may know of an error: its code and, below 500, its message. */
export function codeError(error: unknown): CodedError {
  if (error instanceof KasaError) {
    const { status } = failures[error.code];
    return { code: error.code, status, message: status < 500 ? error.message : "The shop couldn't answer." };
  }
  if (isDatabaseOutage(error)) {
    return { code: 'SERVICE_UNAVAILABLE', status: 503, message: 'The shop is unavailable for a moment.' };
  }
  const status = (error as FastifyError).statusCode ?? 500;
  if (status === 413) return { code: 'TOO_LARGE', status, message: 'The request is too large.' };
  if (status >= 400 && status < 500) return { code: 'BAD_REQUEST', status, message: (error as Error).message };
  return { code: 'INTERNAL', status: 500, message: "The shop couldn't answer." };
}

/** Logs what is our fault and sets status and headers; the body is the caller's. */
export function prepareErrorReply(error: unknown, request: FastifyRequest, reply: FastifyReply): CodedError {
  const coded = codeError(error);
  if (coded.status >= 500) logFailure(error, request, coded.status);
  const retryAfterS = error instanceof KasaError ? error.retryAfterS : undefined;
  if (coded.status === 503 || coded.status === 429) reply.header('retry-after', retryAfterS ?? RETRY_AFTER_S);
  reply.code(coded.status).header('cache-control', 'no-store');
  return coded;
}

/** The way to the browser of somebody who develops (`build/dev/`); otherwise nobody listens. */
const failing = channel('kasa:failure');

function logFailure(error: unknown, request: FastifyRequest, status: number): void {
  failing.publish(error);
  const where = describeRequest(request, status);
  if (!isDatabaseOutage(error)) {
    request.log.error({ err: error, ...where }, 'request failed');
    return;
  }
  const cause = (error as Error).message;
  sayOnceAMinute(request.server.log, 'requests', (suppressed) => {
    request.log.error({ cause, ...where, suppressed }, 'requests fail: the database cannot be had');
  });
}

/** Describes the request for the log and the reports; the address itself may hold a token. */
export function describeRequest(request: FastifyRequest, status: number) {
  return { method: request.method, route: nameRoute(request), status };
}

export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const coded = prepareErrorReply(error, request, reply);
  const body: ErrorBody = { error: { code: coded.code, message: coded.message, requestId: request.id } };
  return reply.send(body);
}

export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => replyWithError(error, request, reply));
}
