import { KasaError } from '#src/errors.ts';
import type { SignedInStaff } from '#src/staff/signed-in-staff.ts';
import type { OfficeContext } from '../schema/request-context.ts';

/** Meant for operations that are for staff alone, where the types do not know it. */
export function requireSignedIn({ staff, session }: OfficeContext): { staff: SignedInStaff; sessionId: number } {
  if (!staff || session.id === null) throw new KasaError('SIGNED_OUT', 'Nobody is signed in.');
  return { staff, sessionId: session.id };
}
