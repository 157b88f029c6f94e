// The operations over the Model Context Protocol: one address, JSON-RPC, and no session. Since 2026-07-28 each request says
// for itself which version it speaks; clients from before greet the server first, and are greeted.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { KasaError } from '#src/errors.ts';
import { describeRequest, replyWithError } from '../../http/error-reply.ts';
import { answerOperation } from '../answer-operation.ts';
import { ucpErrorOf } from '../messages/code-error.ts';
import { protocolErrors } from '../messages/protocol-errors.ts';
import { readAgentHeader } from '../negotiation/read-agent-header.ts';
import { findTool, inputOf, listTools, toolArguments } from './mcp-tools.ts';
import { firstLanguage, MCP_PATH, openToPlatform, type UcpEndpoint } from './ucp-endpoint.ts';

const BODY_LIMIT_BYTES = 262_144;
const STATELESS = '2026-07-28';
/** Versions whose clients send `initialize`, the newest first. */
const withGreeting = ['2025-11-25', '2025-06-18', '2025-03-26'];
const spoken = [STATELESS, ...withGreeting];
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const TOOLS_KEPT_MS = 3_600_000;

const rpcRequest = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.number()]).optional(),
  method: z.string().max(200),
  params: z.looseObject({ _meta: z.looseObject({ [VERSION_KEY]: z.string().optional() }).optional() }).optional(),
});
type RpcRequest = z.output<typeof rpcRequest>;
type RpcId = string | number | null;

const rpcErrors = {
  invalidRequest: { status: 400, code: -32600 },
  methodNotFound: { status: 404, code: -32601 },
  invalidParams: { status: 400, code: -32602 },
  headerMismatch: { status: 400, code: -32020 },
  versionUnsupported: { status: 400, code: -32022 },
} as const;

export function registerMcp(
  app: FastifyInstance,
  endpoint: UcpEndpoint,
  allow: (request: FastifyRequest) => Promise<void>,
): void {
  app.post<{ Body: unknown }>(
    MCP_PATH,
    { bodyLimit: BODY_LIMIT_BYTES, onRequest: allow, errorHandler: replyWithRpcError },
    async (request, reply) => {
      const context = await openToPlatform(endpoint, request, reply);
      reply.header('cache-control', 'private, no-store');
      const parsed = rpcRequest.safeParse(request.body);
      if (!parsed.success) return sendError(reply, null, 'invalidRequest', 'This is no request of JSON-RPC 2.0.');
      const { id = null, method, params } = parsed.data;
      const fault = findVersionFault(request, parsed.data);
      if (fault) return sendError(reply, id, fault.kind, fault.message, fault.data);
      // A notification is answered by nothing.
      if (parsed.data.id === undefined) return reply.code(202).send();
      if (method === 'tools/call') return callTool({ ...endpoint, context }, request, reply, { id, params });
      const result = resultOf(parsed.data);
      if (!result) return sendError(reply, id, 'methodNotFound', `There is no method ${method}.`);
      return reply.send({ jsonrpc: '2.0', id, result });
    },
  );
}

type Fault = { kind: keyof typeof rpcErrors; message: string; data?: object };

/** What the headers say must be what the body says. */
function findVersionFault({ headers }: FastifyRequest, { method, params }: RpcRequest): Fault | null {
  const version = params?._meta?.[VERSION_KEY];
  const header = headers['mcp-protocol-version'];
  const named = headers['mcp-method'];
  if (version !== undefined && header !== undefined && header !== version) {
    return { kind: 'headerMismatch', message: 'MCP-Protocol-Version is not what the request says.' };
  }
  if (named !== undefined && named !== method) {
    return { kind: 'headerMismatch', message: 'Mcp-Method is not the method of the request.' };
  }
  const requested = version ?? [header].flat()[0];
  if (requested === undefined || spoken.includes(requested)) return null;
  const data = { supported: spoken, requested };
  return { kind: 'versionUnsupported', message: `Version ${requested} of the protocol is not spoken here.`, data };
}

/** What is answered without asking the shop. */
function resultOf({ method, params }: RpcRequest): object | null {
  const about = { capabilities: { tools: {} }, serverInfo: { name: 'kasa', version: '1' } };
  switch (method) {
    case 'initialize': {
      const wanted = params?.protocolVersion;
      return { protocolVersion: withGreeting.find((version) => version === wanted) ?? withGreeting[0], ...about };
    }
    case 'ping':
      return {};
    case 'server/discover':
      return { resultType: 'complete', supportedVersions: spoken, ...about, ...keptFor };
    case 'tools/list':
      return { resultType: 'complete', tools: listTools(), ...keptFor };
    default:
      return null;
  }
}

const keptFor = { ttlMs: TOOLS_KEPT_MS, cacheScope: 'public' };

type Services = Parameters<typeof answerOperation>[0];

async function callTool(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, params }: { id: RpcId; params: RpcRequest['params'] },
): Promise<FastifyReply> {
  const operation = findTool(params?.name);
  if (!operation) return sendError(reply, id, 'invalidParams', 'There is no such tool.');
  const given = toolArguments.safeParse(params?.arguments ?? {});
  if (!given.success) return sendError(reply, id, 'invalidParams', 'The arguments of a tool are an object.');
  const { meta } = given.data;
  try {
    const answer = await answerOperation(services, operation, {
      profileUrl: meta?.['ucp-agent']?.profile ?? readAgentHeader(request.headers['ucp-agent']),
      input: inputOf(operation, given.data),
      acceptLanguage: firstLanguage(request.headers['accept-language']),
      idempotencyKey: meta?.['idempotency-key'],
    });
    const content = [{ type: 'text', text: JSON.stringify(answer) }];
    return reply.send({ jsonrpc: '2.0', id, result: { resultType: 'complete', structuredContent: answer, content } });
  } catch (error) {
    return sendUcpError(error, request, reply, id);
  }
}

function sendError(
  reply: FastifyReply,
  id: RpcId,
  kind: keyof typeof rpcErrors,
  message: string,
  data?: object,
): FastifyReply {
  const { status, code } = rpcErrors[kind];
  return reply.code(status).send({ jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } });
}

function sendUcpError(error: unknown, request: FastifyRequest, reply: FastifyReply, id: RpcId): FastifyReply {
  const { code, message, retryAfterS } = ucpErrorOf(error);
  const { status, rpc } = protocolErrors[code];
  if (code === 'internal') request.log.error({ err: error, ...describeRequest(request, status) }, 'request failed');
  if (retryAfterS) reply.header('retry-after', retryAfterS);
  const data = { code, content: message, ...(retryAfterS && { retry_after: retryAfterS }) };
  return reply.code(status).send({ jsonrpc: '2.0', id, error: { code: rpc, message, data } });
}

/** What fails before the request is read has no id. */
function replyWithRpcError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof KasaError && error.code === 'NOT_FOUND') return replyWithError(error, request, reply);
  return sendUcpError(error, request, reply.header('cache-control', 'no-store'), null);
}
