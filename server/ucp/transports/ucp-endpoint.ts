// What both transports need of the shop.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import type { Db } from '../../database/connect.ts';
import { nobody } from '../../http/session.ts';
import type { AssistantCounts } from '../../reports/assistants/assistant-counts.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import type { PlatformProfiles } from '../negotiation/platform-profiles.ts';
import { isOpenToAssistants } from '../open-to-assistants.ts';

export const REST_PATH = '/ucp/v1';
export const MCP_PATH = '/ucp/mcp';

export type UcpEndpoint = {
  db: Db;
  createContext(request: FastifyRequest, reply: FastifyReply): RequestContext;
  profiles: PlatformProfiles;
  counts: Omit<AssistantCounts, 'flush'>;
};

/** Throws `NOT_FOUND` in a shop that is closed to assistants. Before anything is read: what is not there finds no fault. */
export async function requireOpen({ db }: Pick<UcpEndpoint, 'db'>): Promise<void> {
  if (!(await isOpenToAssistants(db))) throw new KasaError('NOT_FOUND', 'There is nothing at this address.');
}

/** A platform is no visitor: a cookie that it sends means nothing. */
export function contextOfPlatform(
  { createContext }: Pick<UcpEndpoint, 'createContext'>,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestContext {
  return { ...createContext(request, reply), session: { ...nobody, address: request.ip } };
}

/** The first language of the header, which says in which order they are wanted often enough. */
export function firstLanguage(header: string | undefined): string | undefined {
  return /^[a-z]{2,3}/i.exec(header ?? '')?.[0];
}
