// A new passkey: what the browser is asked for, and what it answers.
import type { Db } from '../../database/connect.ts';
import { isDriverError } from '../../database/outage.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ChallengeOwner, createChallenge, takeChallenge } from './challenge-store.ts';
import { readRegistration, siteOf } from './passkey-site.ts';
import type { NewPasskey } from './passkey-store.ts';

export type RegistrationServices = { db: Db; now: () => Date; publicUrl: string; shopName: string };

export type PasskeyHolder = {
  email: string;
  name: string;
  /** Passkeys that the person has already. */
  known: readonly { id: string; transports: string[] }[];
};

/** Ed25519, ES256, RS256: every authenticator has one of them. */
const algorithms = [-8, -7, -257];

/** Options for `navigator.credentials.create`, as JSON. */
export async function beginRegistration(
  services: RegistrationServices,
  owner: ChallengeOwner,
  holder: PasskeyHolder,
): Promise<string> {
  const { db, now } = services;
  return writeRegistration(services, await inTransaction(db, (tx) => createChallenge(tx, owner, now())), holder);
}

/** The same for a challenge that is there. */
export async function writeRegistration(
  { publicUrl, shopName }: Pick<RegistrationServices, 'publicUrl' | 'shopName'>,
  challenge: string,
  { email, name, known }: PasskeyHolder,
): Promise<string> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: shopName,
    rpID: siteOf(publicUrl).rpId,
    userName: email,
    userDisplayName: name,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: [...known],
    // Found without a name being typed, and used only by anyone who unlocks the device.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/** Null when the answer is not one to a challenge of this owner, or not of this site. */
export async function readNewPasskey(
  { db, now, publicUrl }: RegistrationServices,
  owner: ChallengeOwner,
  text: string,
): Promise<NewPasskey | null> {
  const answer = readRegistration(text);
  if (!answer) return null;
  const { rpId, origin } = siteOf(publicUrl);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (challenge) => inTransaction(db, (tx) => takeChallenge(tx, challenge, owner, now())),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey), counter, transports };
  } catch (error) {
    // The library throws on whatever is not as it should be.
    if (isDriverError(error)) throw error;
    return null;
  }
}

/** Fetched with the first passkey: it takes 25 MB of memory. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
}
