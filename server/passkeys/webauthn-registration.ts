// A new passkey: what the browser is asked for, and what it answers.
import { isDriverError } from '../database/outage.ts';
import type { Challenges } from './passkey-challenges.ts';
import { readRegistration, siteOf } from './passkey-site.ts';

export type RegistrationSite = { publicUrl: string; shopName: string };

export type PasskeyHolder = {
  email: string;
  name: string;
  /** Passkeys that the person has already. */
  known: readonly { id: string; transports: string[] }[];
};

export type NewPasskey = {
  /** The credential's id, base64url. */
  id: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
};

/** Ed25519, ES256, RS256: every authenticator has one of them. */
const algorithms = [-8, -7, -257];

/** Options for `navigator.credentials.create`, as JSON. `challenge`: base64url, and kept until it is answered. */
export async function askForRegistration(
  { publicUrl, shopName }: RegistrationSite,
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
export async function readRegisteredPasskey(
  { publicUrl }: Pick<RegistrationSite, 'publicUrl'>,
  challenges: Challenges,
  text: string,
): Promise<NewPasskey | null> {
  const answer = readRegistration(text);
  if (!answer) return null;
  const { rpId, origin } = siteOf(publicUrl);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  return nullIfRefused(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (challenge) => challenges.take(challenge),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey), counter, transports };
  });
}

/** The library throws on whatever is not as it should be. */
export async function nullIfRefused<Read>(read: () => Promise<Read | null>): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    if (isDriverError(error)) throw error;
    return null;
  }
}

/** Fetched with the first passkey: it takes 25 MB of memory. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
}
