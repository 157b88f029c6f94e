// What both transports need of the shop.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { nobody } from '../../http/session.ts';
import type { AssistantCounts } from '../../reports/assistants/assistant-counts.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import type { PlatformProfiles } from '../negotiation/platform-profiles.ts';
import { isOpenToAssistants } from '../open-to-assistants.ts';

export const REST_PATH = '/ucp/v1';
export const MCP_PATH = '/ucp/mcp';

export type UcpEndpoint = {
  createContext(request: FastifyRequest, reply: FastifyReply): RequestContext;
  profiles: PlatformProfiles;
  counts: Omit<AssistantCounts, 'flush'>;
};

/** A platform is no visitor: a cookie that it sends means nothing. Throws `NOT_FOUND` in a shop that is closed to assistants. */
export async function openToPlatform(
  { createContext }: Pick<UcpEndpoint, 'createContext'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const context = createContext(request, reply);
  if (!(await isOpenToAssistants(context.db))) throw new KasaError('NOT_FOUND', 'There is nothing at this address.');
  return { ...context, session: { ...nobody, address: request.ip } };
}

/** The first language of the header, which says in which order they are wanted often enough. */
export function firstLanguage(header: string | undefined): string | undefined {
  return /^[a-z]{2,3}/i.exec(header ?? '')?.[0];
}
