// The Universal Commerce Protocol (https://ucp.dev): software that shops for people finds the shop, asks it, and hands over
// to a person, who alone can buy.
import type { FastifyInstance } from 'fastify';
import { allowPerMinute } from '../http/allow-per-minute.ts';
import type { FetchRules } from '../http/outside/fetch-outside.ts';
import type { AssistantCounts } from '../reports/assistants/assistant-counts.ts';
import type { SigningKeys } from '../secrets/signing-keys.ts';
import { PlatformProfiles } from './negotiation/platform-profiles.ts';
import { registerProfiles } from './profile/profile-routes.ts';
import { registerMcp } from './transports/mcp-route.ts';
import { registerRest } from './transports/rest-routes.ts';
import type { UcpEndpoint } from './transports/ucp-endpoint.ts';

/** One address asks for many buyers, but no more than this. */
export const REQUESTS_A_MINUTE = 600;

export type UcpOptions = {
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
    createContext,
    publicUrl,
    now,
    connections,
    assistantCounts: counts,
    profileFetchRules: fetchRules,
  } = options;
  const endpoint: UcpEndpoint = { createContext, counts, profiles: new PlatformProfiles({ now, fetchRules }) };
  registerProfiles(app, endpoint, { publicUrl, signingKeys: connections.signingKeys });
  // A scope of its own: what is limited here is counted here.
  app.register(async (scope) => {
    const allow = await allowPerMinute(scope, REQUESTS_A_MINUTE);
    registerRest(scope, endpoint, allow);
    registerMcp(scope, endpoint, allow);
  });
}
