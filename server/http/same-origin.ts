import type { FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';

/** Refuses a write that another site started. Browsers say so themselves; other clients send neither header. */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw crossSite();
  const { origin } = request.headers;
  if (
    origin !== undefined &&
    origin !== new URL(publicUrl).origin &&
    origin !== `${request.protocol}://${request.host}`
  ) {
    throw crossSite();
  }
}

function crossSite(): KasaError {
  return new KasaError('BAD_REQUEST', 'Writes are accepted from our own pages only.');
}
