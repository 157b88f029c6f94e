// The office for the staff's own assistants, by the Model Context Protocol: whoever has a key asks under its permissions.
// Nothing is written but the log, in which each call stands.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import type { VariablesOf } from '#src/graphql-client.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { inTransaction } from '../../database/transaction.ts';
import { requireCleanInput } from '../../http/clean-input.ts';
import { prepareErrorReply, replyWithError } from '../../http/error-reply.ts';
import { describeInputFaults } from '../../http/input-faults.ts';
import { type McpError, registerMcpServer, type ToolAnswer, type ToolCall } from '../../http/mcp/mcp-server.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { officeExecutor } from '../office-executor.ts';
import { describeTool, staffTools, toolsFor } from './staff-tools.ts';

export const STAFF_MCP_PATH = `${officeApi.path}/mcp`;

/** What the specification leaves to servers. */
const REFUSED = -32_001;
const FAILED = -32_603;

type CreateContext = (request: FastifyRequest, reply: FastifyReply) => OfficeContext;

export function registerStaffMcp(app: FastifyInstance, createContext: CreateContext): void {
  registerMcpServer<OfficeContext>(app, {
    path: STAFF_MCP_PATH,
    async open(request, reply) {
      const context = createContext(request, reply);
      // Browsers send the cookie of whoever is signed in from any page; a key comes from a program alone.
      if (!context.staff?.isKey)
        throw new KasaError('SIGNED_OUT', 'This wants a key of the shop: Authorization: Bearer …');
      return context;
    },
    listTools: ({ staff }) => ({ tools: toolsFor(staff).map(describeTool), isForAnybody: false }),
    callTool,
    describeError,
    answerError: replyWithError,
  });
}

async function callTool(context: OfficeContext, _request: FastifyRequest, call: ToolCall): Promise<ToolAnswer> {
  const tool = staffTools.find(({ name }) => name === call.name);
  if (!tool) return { ok: false, message: 'There is no such tool.' };
  const parsed = tool.input.safeParse(call.given);
  if (!parsed.success) {
    return { ok: false, message: describeInputFaults(parsed.error, call.given, 'The value of params.arguments') };
  }
  const variables = parsed.data;
  requireCleanInput(variables);
  const { operation } = tool;
  const { data, errors } = await officeExecutor.execute(operation, variables as VariablesOf<typeof operation>, context);
  await inTransaction(context.db, (tx) => context.audit(tx, { kind: 'key.asked', subject: tool.name }));
  if (errors?.[0]) return { ok: false, message: errors[0].message };
  return { ok: true, answer: data ?? {} };
}

function describeError(error: unknown, request: FastifyRequest, reply: FastifyReply): McpError {
  const { code, status, message } = prepareErrorReply(error, request, reply);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return { status, code: status < 500 ? REFUSED : FAILED, message, data: { code, requestId: request.id } };
}
