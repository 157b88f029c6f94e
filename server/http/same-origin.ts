import type { FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';

/** Refuses a write that another site started. Browsers send the origin; other clients send neither header and pass. */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string): void {
  if (isFromElsewhere(request, publicUrl)) {
    throw new KasaError('BAD_REQUEST', 'Writes are accepted from our own pages only.');
  }
}

/** Meant for forms: every supported browser sends the origin with a form; one without an origin is refused. */
export function requireOwnForm(request: FastifyRequest, publicUrl: string): void {
  const isNamed = request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
  if (!isNamed || isFromElsewhere(request, publicUrl)) {
    throw new KasaError('FORM_REFUSED', 'Forms are accepted from our own pages only.');
  }
}

function isFromElsewhere(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return true;
  return (
    origin !== undefined && origin !== new URL(publicUrl).origin && origin !== `${request.protocol}://${request.host}`
  );
}
