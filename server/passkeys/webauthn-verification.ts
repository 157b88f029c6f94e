// A passkey that somebody has: what the browser is asked for, and whether the answer proves it.
import type { Challenges } from './passkey-challenges.ts';
import { readAuthentication, siteOf } from './passkey-site.ts';
import { loadWebAuthn, nullIfRefused } from './webauthn-registration.ts';

type Site = { publicUrl: string };
type KnownPasskey = { id: string; publicKey: Buffer; counter: number };

/** Options for `navigator.credentials.get`, as JSON. `allowed`: of one person; otherwise whichever is found. */
export async function askForVerification(
  { publicUrl }: Site,
  challenges: Challenges,
  allowed?: readonly { id: string; transports: string[] }[],
): Promise<string> {
  const challenge = await challenges.create();
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(publicUrl).rpId,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
    ...(allowed && { allowCredentials: [...allowed] }),
  });
  return JSON.stringify(options);
}

/**
 * The passkey and its new counter; null when it proves nothing: an unknown passkey, another site's, or an answer to another
 * challenge.
 */
export async function readVerifiedPasskey<Stored extends KnownPasskey>(
  { publicUrl }: Site,
  challenges: Challenges,
  find: (id: string) => Promise<Stored | null>,
  text: string,
): Promise<{ stored: Stored; counter: number } | null> {
  const answer = readAuthentication(text);
  const stored = answer && (await find(answer.id));
  if (!stored) return null;
  const { rpId, origin } = siteOf(publicUrl);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  return nullIfRefused(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => challenges.take(challenge),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id: stored.id, publicKey: Uint8Array.from(stored.publicKey), counter: stored.counter },
    });
    return verified ? { stored, counter: authenticationInfo.newCounter } : null;
  });
}
