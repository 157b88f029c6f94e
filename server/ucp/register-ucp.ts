// The Universal Commerce Protocol (https://ucp.dev): software that shops for people finds the shop, asks it, and hands over
// to a person, who alone can buy.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../database/connect.ts';
import { allowPerMinute } from '../http/allow-per-minute.ts';
import type { FetchRules } from '../http/outside/fetch-outside.ts';
import type { AssistantCounts } from '../reports/assistants/assistant-counts.ts';
import type { SigningKeys } from '../secrets/signing-keys.ts';
import { PlatformProfiles } from './negotiation/platform-profiles.ts';
import { registerProfiles } from './profile/profile-routes.ts';
import { registerMcp } from './transports/mcp-route.ts';
import { registerRest } from './transports/rest-routes.ts';
import { requireOpen, type UcpEndpoint } from './transports/ucp-endpoint.ts';

/** One address asks for many buyers, but no more than this. */
export const REQUESTS_A_MINUTE = 600;

export type UcpOptions = {
  db: Db;
  createContext: UcpEndpoint['createContext'];
  now: () => Date;
  publicUrl: string;
  connections: { signingKeys: SigningKeys };
  assistantCounts: AssistantCounts;
  /** How profiles of platforms are fetched; left out outside tests. */
  profileFetchRules?: FetchRules | undefined;
};

export function registerUcp(app: FastifyInstance, options: UcpOptions): void {
  const {
    db,
    createContext,
    publicUrl,
    now,
    connections,
    assistantCounts: counts,
    profileFetchRules: fetchRules,
  } = options;
  const endpoint: UcpEndpoint = { db, createContext, counts, profiles: new PlatformProfiles({ now, fetchRules }) };
  registerProfiles(app, endpoint, { publicUrl, signingKeys: connections.signingKeys });
  // A scope of its own: what is limited here is counted here.
  app.register(async (scope) => {
    const limit = await allowPerMinute(scope, REQUESTS_A_MINUTE);
    const allow = async (request: FastifyRequest) => {
      await requireOpen(endpoint);
      await limit(request);
    };
    registerRest(scope, endpoint, allow);
    registerMcp(scope, endpoint, allow);
  });
}
