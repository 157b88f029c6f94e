// `/.well-known/ucp`: without a redirect, and kept by anybody for a while, as the protocol asks.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openToPlatform, type UcpEndpoint } from '../transports/ucp-endpoint.ts';
import { newestVersion, olderVersions } from '../versions/all-versions.ts';
import type { UcpVersion } from '../versions/ucp-version.ts';
import { PROFILE_PATH, profilePathOf, writeProfile } from './write-profile.ts';

const MAX_AGE_S = 300;

export function registerProfiles(app: FastifyInstance, endpoint: UcpEndpoint, publicUrl: string): void {
  register(PROFILE_PATH, newestVersion);
  for (const version of olderVersions) register(profilePathOf(version), version);

  function register(path: string, version: UcpVersion): void {
    const text = JSON.stringify(writeProfile(version, publicUrl));
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    app.get(path, async (request, reply) => {
      await openToPlatform(endpoint, request, reply);
      reply.headers({ 'cache-control': `public, max-age=${MAX_AGE_S}`, etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    });
  }
}
