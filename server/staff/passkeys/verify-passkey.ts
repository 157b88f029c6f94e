// A passkey that somebody has: what the browser is asked for, and whether the answer proves it.
import type { Db } from '../../database/connect.ts';
import { isDriverError } from '../../database/outage.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ChallengeOwner, createChallenge, takeChallenge } from './challenge-store.ts';
import { readAuthentication, siteOf } from './passkey-site.ts';
import { findPasskey } from './passkey-store.ts';
import { loadWebAuthn } from './register-passkey.ts';

export type VerificationServices = { db: Db; now: () => Date; publicUrl: string };

export type ProvenPasskey = { id: string; staffId: number; counter: number };

/** Options for `navigator.credentials.get`, as JSON. `allowed`: of one person; otherwise whichever is found. */
export async function beginVerification(
  { db, now, publicUrl }: VerificationServices,
  owner: ChallengeOwner,
  allowed?: readonly { id: string; transports: string[] }[],
): Promise<string> {
  const challenge = await inTransaction(db, (tx) => createChallenge(tx, owner, now()));
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(publicUrl).rpId,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
    ...(allowed && { allowCredentials: [...allowed] }),
  });
  return JSON.stringify(options);
}

/** Null when it proves nothing: an unknown passkey, another site's, or an answer to another challenge. */
export async function verifyPasskey(
  { db, now, publicUrl }: VerificationServices,
  owner: ChallengeOwner,
  text: string,
): Promise<ProvenPasskey | null> {
  const answer = readAuthentication(text);
  const stored = answer && (await findPasskey(db, answer.id));
  if (!stored) return null;
  const { rpId, origin } = siteOf(publicUrl);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => inTransaction(db, (tx) => takeChallenge(tx, challenge, owner, now())),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id: stored.id, publicKey: Uint8Array.from(stored.publicKey), counter: stored.counter },
    });
    return verified ? { id: stored.id, staffId: stored.staffId, counter: authenticationInfo.newCounter } : null;
  } catch (error) {
    // The library throws on whatever is not as it should be.
    if (isDriverError(error)) throw error;
    return null;
  }
}
