// The sandbox's HTTP server: Stripe's API under /v1, the stand-in script, its frames and the bank's pages.
import { createHash } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { Db } from '#server/database/connect.ts';
import { isDatabaseOutage } from '#server/database/outage.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { registerOneWork } from '../database/one-work.ts';
import { connectionLimits, REQUEST_TIMEOUT_MS } from '../http/connection-limits.ts';
import { endConnectionsWhenStopping } from '../http/last-answers.ts';
import { noSchemas } from '../http/no-schemas.ts';
import type { ApiEndpoint } from './api/api-endpoint.ts';
import { apiEndpoints, toPublicIntent } from './api/api-endpoints.ts';
import { assertKeyLength, assertKnownVersion } from './api/assert-headers.ts';
import { authenticateRequest, secretKeyRequired } from './api/authenticate-request.ts';
import { expandObjects } from './api/expand-objects.ts';
import { createRateLimit } from './api/limit-rate.ts';
import { type IdempotentAnswer, runOnce } from './api/replay-idempotent.ts';
import { limitLockWait } from './object-store.ts';
import { type FormFields, FormSyntaxError, parseForm } from './parameters/parse-form.ts';
import { answerRefusal, type SandboxAnswer, type SandboxContext } from './sandbox-context.ts';
import { lockTimeout, refuseRequest, StripeRefusal } from './sandbox-errors.ts';
import { newRequestId } from './sandbox-ids.ts';

/**
 * Called on every API request: before anything, once its idempotency key is taken, and after its commit. Tests make the
 * API slow here, or throw, which is answered as a 500.
 */
export type Intercept = (
  stage: 'received' | 'claimed' | 'committed',
  request: { method: string; path: string },
) => Promise<void>;

export type SandboxAppOptions = {
  db: Db;
  now: () => Date;
  /** A function, because the port may be chosen only when the server listens. */
  origin: () => string;
  webhookUrl: string;
  bankDayMs: number;
  inactiveMethods: readonly string[];
  onCommit: () => void;
  intercept?: Intercept;
  /** The account's rate limit; by default none. Stripe's own test mode allows 25. */
  requestsPerSecond?: number;
};

const LOCK_NOT_AVAILABLE = '55P03';

export function buildSandboxApp(options: SandboxAppOptions): FastifyInstance {
  const app = Fastify({
    schemaController: noSchemas,
    logger: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: connectionLimits,
    bodyLimit: 1_048_576,
    routerOptions: { querystringParser: parseForm },
    genReqId: newRequestId,
  });
  endConnectionsWhenStopping(app, () => false);
  // Requests of the shop wait for them; Stripe has a database of its own.
  registerOneWork(app, { hasBegun: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => parseForm(body),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => sendRefusal(request, reply, toRefusal(error)));
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://sandbox');
    const message = `Unrecognized request URL (${request.method}: ${pathname}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
    sendRefusal(request, reply, refuseRequest(message, {}, 404));
  });
  const limitRate = createRateLimit(options.requestsPerSecond ?? Number.POSITIVE_INFINITY, options.now);
  for (const endpoint of apiEndpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler(request, reply) {
        limitRate();
        return handleCall(options, endpoint, request, reply);
      },
    });
  }
  return app;
}

async function handleCall(
  options: SandboxAppOptions,
  endpoint: ApiEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const input = ((endpoint.method === 'GET' ? request.query : request.body) ?? {}) as FormFields;
  const caller = authenticateRequest(request.headers.authorization, input.key);
  if (caller.isPublic && !endpoint.isPublic) throw secretKeyRequired();
  assertKnownVersion(headerText(request, 'stripe-version'));
  const { pathname } = new URL(request.url, 'http://sandbox');
  const call = { method: endpoint.method, path: pathname };
  await options.intercept?.('received', call);

  const key = endpoint.method === 'POST' ? headerText(request, 'idempotency-key') : null;
  assertKeyLength(key);
  const now = options.now();
  const context: SandboxContext = {
    now,
    requestId: request.id,
    idempotencyKey: key,
    isPublic: caller.isPublic,
    sandboxOrigin: options.origin(),
    webhookUrl: options.webhookUrl,
    bankDayMs: options.bankDayMs,
    inactiveMethods: options.inactiveMethods,
  };
  const { id = '' } = request.params as { id?: string };
  const work = async (tx: Transaction): Promise<SandboxAnswer> => {
    await limitLockWait(tx);
    const answer = await endpoint.answer(tx, context, id, input);
    if (answer.status !== 200) return answer;
    return { ...answer, body: await expandObjects(tx, answer.body, expandPaths(input)) };
  };
  const run = async (): Promise<IdempotentAnswer> => {
    if (key === null) {
      return { ...(await inTransaction(options.db, work)), isReplayed: false, originalRequest: request.id };
    }
    const idempotent = { key, path: pathname, parametersHash: hashOf(input), requestId: request.id };
    return runOnce(options.db, now, idempotent, work, () => options.intercept?.('claimed', call));
  };
  const answer = await run().catch((error: unknown) => {
    if (error instanceof StripeRefusal)
      return { ...answerRefusal(error.status, error.body), isReplayed: false, originalRequest: request.id };
    throw error;
  });
  options.onCommit();
  await options.intercept?.('committed', call);

  if (key !== null) {
    reply.header('idempotency-key', key).header('original-request', answer.originalRequest);
    if (answer.isReplayed) reply.header('idempotent-replayed', 'true');
  }
  return sendAnswer(request, reply, caller.isPublic ? toPublicAnswer(answer) : answer);
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: SandboxAnswer): FastifyReply {
  const version = headerText(request, 'stripe-version');
  if (version) reply.header('stripe-version', version);
  return reply
    .status(answer.status)
    .header('request-id', request.id)
    .header('cache-control', 'no-cache, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer.body, null, 2));
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: StripeRefusal): FastifyReply {
  if (refusal.status === 429) reply.header('stripe-should-retry', 'true');
  if (refusal.status === 401) reply.header('www-authenticate', 'Basic realm="Stripe"');
  return sendAnswer(request, reply, { status: refusal.status, body: { error: refusal.body } });
}

function toRefusal(error: unknown): StripeRefusal {
  if (error instanceof StripeRefusal) return error;
  if (error instanceof FormSyntaxError) return refuseRequest(error.message, { param: error.param });
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string };
  if (code === LOCK_NOT_AVAILABLE) return lockTimeout();
  if (statusCode && statusCode < 500) return refuseRequest(message ?? 'Bad request', {}, statusCode);
  return new StripeRefusal(isDatabaseOutage(error) ? 503 : 500, {
    type: 'api_error',
    message: 'Sorry, there was an error talking to Stripe. We have been notified of the problem.',
  });
}

function toPublicAnswer(answer: SandboxAnswer): SandboxAnswer {
  const body = answer.body as { object?: string; error?: { payment_intent?: Stripe.PaymentIntent } };
  if (body.object === 'payment_intent') return { ...answer, body: toPublicIntent(body as Stripe.PaymentIntent) };
  const intent = body.error?.payment_intent;
  return intent ? { ...answer, body: { error: { ...body.error, payment_intent: toPublicIntent(intent) } } } : answer;
}

function expandPaths(input: FormFields): string[] {
  return Array.isArray(input.expand) ? input.expand.filter((path) => typeof path === 'string') : [];
}

function headerText(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function hashOf(input: FormFields): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(input)))
    .digest('hex');
}

/** Sorts keys, so that the order of parameters does not matter. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .map(([key, child]): [string, unknown] => [key, sorted(child)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
