// The GraphQL endpoint of a surface, for its own pages: named operations only, never a document.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import type { GraphqlApi, OperationName, VariablesOf } from '#src/graphql-client.ts';
import { isDatabaseOutage } from '../database/outage.ts';
import { requireCleanInput } from '../http/clean-input.ts';
import { describeRequest, replyWithError } from '../http/error-reply.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { formatTiming, withTiming } from '../telemetry/request-timing.ts';
import type { GraphqlExecutor } from './graphql-executor.ts';

const PUBLIC_MAX_AGE_S = 5;

type Named = { Params: { name: string } };

export type GraphqlServices<Context> = {
  api: GraphqlApi;
  executor: GraphqlExecutor<Context>;
  createContext(request: FastifyRequest, reply: FastifyReply): Context;
  publicUrl: string;
  countMutation(request: FastifyRequest): Promise<void>;
  /** Whether a program asks that has named its key. */
  isByKey?(request: FastifyRequest): boolean;
  /** The milliseconds for which at most what anybody may read holds. */
  peekFreshFor?(): number;
};

export function registerGraphqlRoutes<Context>(app: FastifyInstance, services: GraphqlServices<Context>): void {
  const { api, executor } = services;

  app.get<Named & { Querystring: Record<string, string> }>(`${api.path}/query/:name`, async (request, reply) => {
    const name = knownName(api, request.params.name, 'query');
    const variables = readVariables(name, executor.variableNames(name), request.query);
    const freshBefore = services.peekFreshFor?.();
    const answer = await runOperation(name, variables, request, reply, services);
    if (answer === null) return reply;
    const body = JSON.stringify(answer);
    if (api.operations[name]?.isPrivate || answer.errors.length > 0) {
      return reply.header('cache-control', 'private, no-store').type('application/json').send(body);
    }
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply
      .header('cache-control', `public, max-age=${maxAgeOf(freshBefore, services.peekFreshFor?.())}`)
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json').send(body);
  });

  app.post<Named & { Body: unknown }>(`${api.path}/mutation/:name`, async (request, reply) => {
    // No browser adds a key by itself, as it does with a cookie.
    if (!services.isByKey?.(request)) requireSameOrigin(request, services.publicUrl);
    await services.countMutation(request);
    const name = knownName(api, request.params.name, 'mutation');
    if (!request.headers['content-type']?.startsWith('application/json')) {
      throw new KasaError('BAD_REQUEST', 'A mutation takes its variables as application/json.');
    }
    const variables = asVariables(name, executor.variableNames(name), request.body);
    const answer = await runOperation(name, variables, request, reply, services);
    return answer === null ? reply : reply.header('cache-control', 'private, no-store').send(answer);
  });
}

/** Whole seconds. What is over by now was on its way when it ended. */
function maxAgeOf(...freshForMs: (number | undefined)[]): number {
  const shortest = Math.min(...freshForMs.map((ms) => ms ?? Number.POSITIVE_INFINITY));
  return Math.max(0, Math.min(PUBLIC_MAX_AGE_S, Math.floor(shortest / 1000)));
}

type Answer = { data: unknown; errors: { message: string }[] };

/** Null when the failure has been answered. */
async function runOperation<Context>(
  name: OperationName,
  variables: Record<string, unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  { executor, createContext }: GraphqlServices<Context>,
): Promise<Answer | null> {
  try {
    const context = createContext(request, reply);
    const { data, errors = [] } = await withTiming(async (timing) => {
      const result = await executor.execute(name, variables as VariablesOf<OperationName>, context);
      reply.header('server-timing', formatTiming(timing));
      return result;
    });
    return { data: data ?? null, errors: errors.map(({ message }) => ({ message })) };
  } catch (error) {
    if (error instanceof KasaError || isDatabaseOutage(error)) {
      replyWithError(error, request, reply);
      return null;
    }
    request.log.error({ err: error, operation: name, ...describeRequest(request, 500) }, 'operation failed');
    const message = "Couldn't execute GraphQL query.";
    reply
      .code(500)
      .header('cache-control', 'no-store')
      .send({ error: { code: 'INTERNAL', message, requestId: request.id } });
    return null;
  }
}

function knownName({ operations }: GraphqlApi, name: string, kind: 'query' | 'mutation'): OperationName {
  const isKnown = Object.hasOwn(operations, name) && operations[name as OperationName]?.kind === kind;
  if (isKnown) return name as OperationName;
  if (kind === 'query') throw new KasaError('QUERY_NAME_UNKNOWN', 'Invalid query name.');
  throw new KasaError('MUTATION_NAME_UNKNOWN', 'Invalid mutation name.');
}

function readVariables(
  name: OperationName,
  allowed: readonly string[],
  query: Record<string, string>,
): Record<string, unknown> {
  const { __variables: json, __gqlh: _hash, ...plain } = query;
  return asVariables(name, allowed, json === undefined ? plain : parseJson(json));
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new KasaError('BAD_REQUEST', '__variables must be a JSON object.');
  }
}

function asVariables(name: OperationName, allowed: readonly string[], value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new KasaError('BAD_REQUEST', 'The variables must be a JSON object.');
  }
  requireCleanInput(value);
  if (!Object.keys(value).every((key) => allowed.includes(key))) {
    throw new KasaError('BAD_REQUEST', `${name} takes ${allowed.join(', ') || 'no variables'}.`);
  }
  return value as Record<string, unknown>;
}
