import Stripe from 'stripe';
import { refuseRequest } from '../sandbox-errors.ts';

const LONGEST_KEY = 255;

/** The sandbox speaks the version of the installed SDK; a request without one gets it, as an account's default. */
export function assertKnownVersion(version: string | null): void {
  if (version === null || version === Stripe.API_VERSION) return;
  throw refuseRequest(`Invalid Stripe API version: ${version}`);
}

export function assertKeyLength(key: string | null): void {
  if (key === null || key.length <= LONGEST_KEY) return;
  throw refuseRequest(
    `Idempotent key length is ${key.length}, which is outside accepted lengths. Idempotent Keys must be 1-${LONGEST_KEY} characters long. If you're looking for a decent generator, try using a UUID defined by IETF RFC 4122.`,
  );
}
