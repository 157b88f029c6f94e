// The operations as REST: an address and a method each.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { describeRequest, replyWithError } from '../../http/error-reply.ts';
import { answerOperation } from '../answer-operation.ts';
import { ucpErrorOf } from '../messages/code-error.ts';
import { protocolErrors, UcpError } from '../messages/protocol-errors.ts';
import { domainInHeader, readAgentHeader } from '../negotiation/read-agent-header.ts';
import { operations } from '../operations/all-operations.ts';
import { contextOfPlatform, firstLanguage, REST_PATH, type UcpEndpoint } from './ucp-endpoint.ts';

const BODY_LIMIT_BYTES = 262_144;

export function registerRest(
  app: FastifyInstance,
  endpoint: UcpEndpoint,
  allow: (request: FastifyRequest) => Promise<void>,
): void {
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    replyWithUcpError(endpoint, error, request, reply);
  for (const operation of operations) {
    const { method, path, status = 200 } = operation.rest;
    app.route<{ Params: { id?: string }; Body: unknown }>({
      method,
      url: `${REST_PATH}${path}`,
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: allow,
      errorHandler,
      async handler(request, reply) {
        const context = contextOfPlatform(endpoint, request, reply);
        const { id } = request.params;
        const answer = await answerOperation({ ...endpoint, context }, operation, {
          profileUrl: readAgentHeader(request.headers['ucp-agent']),
          input: withId(request.body, id),
          acceptLanguage: firstLanguage(request.headers['accept-language']),
          idempotencyKey: [request.headers['idempotency-key']].flat()[0],
        });
        const isMade = (answer as { ucp: { status: string } }).ucp.status === 'success';
        return reply
          .code(isMade ? status : 200)
          .header('cache-control', 'private, no-store')
          .send(answer);
      },
    });
  }
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${REST_PATH}/*`,
    exposeHeadRoute: false,
    onRequest: allow,
    errorHandler,
    async handler(request, reply) {
      const methods = methodsAt(`/${request.params['*']}`);
      if (methods.length === 0) throw new UcpError('unknown_address', 'There is no operation at this address.');
      reply.header('allow', methods.join(', '));
      throw new UcpError('method_not_allowed', `This address takes ${methods.join(' and ')}.`);
    },
  });
}

/** Those that an operation has at the path; none where there is no operation. */
function methodsAt(path: string): string[] {
  return operations.filter(({ rest }) => isAt(rest.path, path)).map(({ rest }) => rest.method);
}

function isAt(pattern: string, path: string): boolean {
  const [parts, given] = [pattern.split('/'), path.split('/')];
  return parts.length === given.length && parts.every((part, at) => (part === ':id' ? given[at] : part === given[at]));
}

/** Anything else than an object is refused by the operation's own schema. */
function withId(body: unknown, id: string | undefined): unknown {
  if (id === undefined) return body;
  return typeof body === 'object' && !Array.isArray(body) ? { ...body, id } : (body ?? { id });
}

function replyWithUcpError(
  { counts }: UcpEndpoint,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof KasaError && error.code === 'NOT_FOUND') return replyWithError(error, request, reply);
  const { code, message, retryAfterS } = ucpErrorOf(error);
  const { status } = protocolErrors[code];
  if (code === 'internal') request.log.error({ err: error, ...describeRequest(request, status) }, 'request failed');
  counts.refused(domainInHeader(request.headers['ucp-agent']), code);
  if (retryAfterS) reply.header('retry-after', retryAfterS);
  return reply.code(status).header('cache-control', 'no-store').send({ code, content: message });
}
