// `/.well-known/ucp`: without a redirect, and kept by anybody for a while, as the protocol asks.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SigningKeys } from '../../secrets/signing-keys.ts';
import { tellsPlatforms } from '../open-to-assistants.ts';
import { requireOpen, type UcpEndpoint } from '../transports/ucp-endpoint.ts';
import { newestVersion, olderVersions } from '../versions/all-versions.ts';
import type { UcpVersion } from '../versions/ucp-version.ts';
import { PROFILE_PATH, profilePathOf, writeProfile } from './write-profile.ts';

const MAX_AGE_S = 300;

type Profiles = { publicUrl: string; signingKeys: SigningKeys };

export function registerProfiles(
  app: FastifyInstance,
  { db }: Pick<UcpEndpoint, 'db'>,
  { publicUrl, signingKeys }: Profiles,
): void {
  register(PROFILE_PATH, newestVersion);
  for (const version of olderVersions) register(profilePathOf(version), version);

  function register(path: string, version: UcpVersion): void {
    app.get(path, async (request, reply) => {
      await requireOpen({ db });
      // Nothing is signed in a shop that tells nobody of its orders.
      const keys = (await tellsPlatforms(db)) ? await signingKeys.listPublic() : [];
      const text = JSON.stringify(writeProfile(version, publicUrl, keys));
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      reply.headers({ 'cache-control': `public, max-age=${MAX_AGE_S}`, etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    });
  }
}
