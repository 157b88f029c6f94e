// The Model Context Protocol: JSON-RPC at one address, and no session. Since 2026-07-28 each request says for itself which
// version it speaks; clients from before greet the server first, and are greeted.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const STATELESS = '2026-07-28';
/** Versions whose clients send `initialize`, the newest first. */
const withGreeting = ['2025-11-25', '2025-06-18', '2025-03-26'];
const spoken = [STATELESS, ...withGreeting];
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const TOOLS_KEPT_MS = 3_600_000;

export const rpcRequest = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.number()]).optional(),
  method: z.string().max(200),
  params: z.looseObject({ _meta: z.looseObject({ [VERSION_KEY]: z.string().optional() }).optional() }).optional(),
});
export type RpcRequest = z.output<typeof rpcRequest>;
export type RpcId = string | number | null;

export const rpcErrors = {
  parseError: { status: 400, code: -32700 },
  invalidRequest: { status: 400, code: -32600 },
  methodNotFound: { status: 404, code: -32601 },
  invalidParams: { status: 400, code: -32602 },
  headerMismatch: { status: 400, code: -32020 },
  versionUnsupported: { status: 400, code: -32022 },
} as const;

export type RpcFault = { kind: keyof typeof rpcErrors; message: string; data?: object };

/** What the headers say must be what the body says. */
export function findVersionFault({ headers }: FastifyRequest, { method, params }: RpcRequest): RpcFault | null {
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

/** `isForAnybody`: whether others may keep the list of the tools, which is then the same for all. */
export type ListedTools = { tools: readonly object[]; isForAnybody: boolean };

/** What is answered without calling a tool; null for a method that there is not. */
export function answerMethod({ method, params }: RpcRequest, { tools, isForAnybody }: ListedTools): object | null {
  const about = { capabilities: { tools: {} }, serverInfo: { name: 'kasa', version: '1' } };
  const keptFor = { ttlMs: TOOLS_KEPT_MS, cacheScope: isForAnybody ? 'public' : 'private' };
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
      return { resultType: 'complete', tools, ...keptFor };
    default:
      return null;
  }
}
