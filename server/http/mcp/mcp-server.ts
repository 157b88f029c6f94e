// An address that answers by the Model Context Protocol, whatever its tools do.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  answerMethod,
  findVersionFault,
  type ListedTools,
  type RpcFault,
  type RpcId,
  rpcErrors,
  rpcRequest,
} from './mcp-protocol.ts';
import { writeResult } from './write-result.ts';

const BODY_LIMIT_BYTES = 262_144;
const NO_REQUEST = 'This is no request of JSON-RPC 2.0. Send an object with jsonrpc: "2.0", id, method and params.';

export type ToolCall = { name: unknown; given: unknown };

/** Not ok: nothing was called, as no such tool is there or it was given something else. */
export type ToolAnswer = { ok: true; answer: object } | { ok: false; message: string };

export type McpError = { status: number; code: number; message: string; data: object };

export type McpServer<Services> = {
  path: string;
  onRequest?: (request: FastifyRequest) => Promise<void>;
  /** Finds out who asks; throws where nobody may. */
  open(request: FastifyRequest, reply: FastifyReply): Promise<Services>;
  listTools(services: Services): ListedTools;
  callTool(services: Services, request: FastifyRequest, call: ToolCall): Promise<ToolAnswer>;
  /** What is said of an error, whose headers it sets; null where the answer is not this protocol's. */
  describeError(error: unknown, request: FastifyRequest, reply: FastifyReply): McpError | null;
  /** Answers what the protocol does not. */
  answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply;
};

export function registerMcpServer<Services>(app: FastifyInstance, server: McpServer<Services>): void {
  const { path, onRequest } = server;
  const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply, id: RpcId) => {
    const described = server.describeError(error, request, reply);
    if (!described) return server.answerError(error, request, reply);
    const { status, ...failure } = described;
    const code = isNoJson(error) ? rpcErrors.parseError.code : failure.code;
    return reply.code(status).send({ jsonrpc: '2.0', id, error: { ...failure, code } });
  };
  app.post<{ Body: unknown }>(
    path,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      ...(onRequest && { onRequest }),
      // What fails before the request is read has no id.
      errorHandler: (error, request, reply) =>
        sendFailure(error, request, reply.header('cache-control', 'no-store'), null),
    },
    async (request, reply) => {
      const services = await server.open(request, reply);
      reply.header('cache-control', 'private, no-store');
      const parsed = rpcRequest.safeParse(request.body);
      if (!parsed.success) return sendFault(reply, null, { kind: 'invalidRequest', message: NO_REQUEST });
      const { id = null, method, params } = parsed.data;
      const fault = findVersionFault(request, parsed.data);
      if (fault) return sendFault(reply, id, fault);
      // A notification is answered by nothing.
      if (parsed.data.id === undefined) return reply.code(202).send();
      if (method !== 'tools/call') {
        const result = answerMethod(parsed.data, server.listTools(services));
        if (result) return reply.send({ jsonrpc: '2.0', id, result });
        return sendFault(reply, id, { kind: 'methodNotFound', message: `There is no method ${method}.` });
      }
      try {
        const called = await server.callTool(services, request, { name: params?.name, given: params?.arguments ?? {} });
        if (!called.ok) return sendFault(reply, id, { kind: 'invalidParams', message: called.message });
        return reply.type('application/json; charset=utf-8').send(writeResult(id, called.answer));
      } catch (error) {
        return sendFailure(error, request, reply, id);
      }
    },
  );
  registerOptions(app, server);
  // No stream is offered, and there is no session to end: clients try, and are told.
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: path,
    exposeHeadRoute: false,
    ...(onRequest && { onRequest }),
    errorHandler: (error, request, reply) => sendFailure(error, request, reply, null),
    async handler(request, reply) {
      await server.open(request, reply);
      return reply
        .code(405)
        .headers({ allow: 'POST', 'cache-control': 'no-store' })
        .send({ jsonrpc: '2.0', id: null, error: { code: NOT_TAKEN, message: 'This address takes POST.' } });
    },
  });
}

/** Browsers of other sites are not let in: what the address takes is said, and nothing allowed. */
function registerOptions<Services>(
  app: FastifyInstance,
  { path, onRequest, answerError }: Pick<McpServer<Services>, 'path' | 'onRequest' | 'answerError'>,
): void {
  app.options(path, { ...(onRequest && { onRequest }), errorHandler: answerError }, async (_request, reply) =>
    reply.code(204).headers({ allow: 'POST, OPTIONS', 'cache-control': 'no-store' }).send(),
  );
}

/** The body was broken before anything of it could be read. */
function isNoJson(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
}

/** The number that the reference servers of the protocol give it. */
const NOT_TAKEN = -32000;

function sendFault(reply: FastifyReply, id: RpcId, { kind, message, data }: RpcFault): FastifyReply {
  const { status, code } = rpcErrors[kind];
  return reply.code(status).send({ jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } });
}
