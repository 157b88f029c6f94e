// A passkey that somebody who works here has.
import type { Db } from '../../database/connect.ts';
import { askForVerification, readVerifiedPasskey } from '../../passkeys/webauthn-verification.ts';
import { type ChallengeOwner, challengesOf } from './challenge-store.ts';
import { findPasskey } from './passkey-store.ts';

export type VerificationServices = { db: Db; now: () => Date; publicUrl: string };

export type ProvenPasskey = { id: string; staffId: number; counter: number };

/** Options for `navigator.credentials.get`, as JSON. `allowed`: of one person; otherwise whichever is found. */
export function beginVerification(
  services: VerificationServices,
  owner: ChallengeOwner,
  allowed?: readonly { id: string; transports: string[] }[],
): Promise<string> {
  return askForVerification(services, challengesOf(services, owner), allowed);
}

/** Null when it proves nothing. */
export async function verifyPasskey(
  services: VerificationServices,
  owner: ChallengeOwner,
  text: string,
): Promise<ProvenPasskey | null> {
  const find = (id: string) => findPasskey(services.db, id);
  const proven = await readVerifiedPasskey(services, challengesOf(services, owner), find, text);
  return proven && { id: proven.stored.id, staffId: proven.stored.staffId, counter: proven.counter };
}
