// The operations over the Model Context Protocol.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { describeRequest, replyWithError } from '../../http/error-reply.ts';
import { describeInputFaults } from '../../http/input-faults.ts';
import { type McpError, registerMcpServer, type ToolAnswer, type ToolCall } from '../../http/mcp/mcp-server.ts';
import { answerOperation } from '../answer-operation.ts';
import { ucpErrorOf } from '../messages/code-error.ts';
import { protocolErrors, UcpError } from '../messages/protocol-errors.ts';
import { domainInHeader, domainOf, readAgentHeader } from '../negotiation/read-agent-header.ts';
import { findTool, inputOf, listTools, profileNamedIn, toolArguments } from './mcp-tools.ts';
import { contextOfPlatform, firstLanguage, MCP_PATH, type UcpEndpoint } from './ucp-endpoint.ts';

type Services = Parameters<typeof answerOperation>[0];

export function registerMcp(
  app: FastifyInstance,
  endpoint: UcpEndpoint,
  allow: (request: FastifyRequest) => Promise<void>,
): void {
  registerMcpServer<Services>(app, {
    path: MCP_PATH,
    onRequest: allow,
    open: async (request, reply) => ({ ...endpoint, context: contextOfPlatform(endpoint, request, reply) }),
    listTools: () => ({ tools: listTools(), isForAnybody: true }),
    callTool,
    describeError: (error, request, reply) => describeError(endpoint, error, request, reply),
    answerError: replyWithError,
  });
}

async function callTool(services: Services, request: FastifyRequest, { name, given }: ToolCall): Promise<ToolAnswer> {
  const operation = findTool(name);
  if (!operation) throw new UcpError('invalid_request', 'There is no such tool. tools/list tells which there are.');
  const parsed = toolArguments.safeParse(given);
  if (!parsed.success) {
    throw new UcpError('invalid_request', describeInputFaults(parsed.error, given, 'The value of params.arguments'));
  }
  const { meta } = parsed.data;
  const answer = await answerOperation(services, operation, {
    profileUrl: meta?.['ucp-agent']?.profile ?? readAgentHeader(request.headers['ucp-agent']),
    input: inputOf(operation, parsed.data),
    acceptLanguage: firstLanguage(request.headers['accept-language']),
    idempotencyKey: meta?.['idempotency-key'],
  });
  return { ok: true, answer };
}

/** In a shop that is closed to assistants nothing is here, in no protocol. */
function describeError(
  { counts }: UcpEndpoint,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): McpError | null {
  if (error instanceof KasaError && error.code === 'NOT_FOUND') return null;
  const { code, message, retryAfterS } = ucpErrorOf(error);
  const { status, rpc } = protocolErrors[code];
  if (code === 'internal') request.log.error({ err: error, ...describeRequest(request, status) }, 'request failed');
  const profile = profileNamedIn(request.body);
  counts.refused(profile === undefined ? domainInHeader(request.headers['ucp-agent']) : domainOf(profile), code);
  if (retryAfterS) reply.header('retry-after', retryAfterS);
  const data = { code, content: message, ...(retryAfterS && { retry_after: retryAfterS }) };
  return { status, code: rpc, message, data };
}
