// Signing in to KSeF: a challenge is answered by a signed document or an encrypted token, KSeF looks at it for a while, and
// the tokens of access can then be taken once.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { SigningPair } from '../certificates/sign-xades.ts';
import { type AskKsef, readAnswer } from './ask-ksef.ts';
import { signAuthTokenRequest } from './auth-token-request.ts';
import { encryptFor, type KsefPublicKey } from './encrypt-for-ksef.ts';
import { KsefAway, KsefRefused } from './ksef-failures.ts';

/** The credentials: a certificate, or a token of KSeF's. */
export type KsefCredentials = { kind: 'certificate'; pair: SigningPair } | { kind: 'token'; token: string };

export type AccessTokens = { access: string; accessUntil: Date; refresh: string; refreshUntil: Date };

type Services = {
  ask: AskKsef;
  nip: string;
  credentials: KsefCredentials;
  findKey(usage: 'KsefTokenEncryption'): Promise<KsefPublicKey>;
  now: () => Date;
};

const POLL_MS = 500;
const POLLS = 60;
const IN_PROGRESS = 100;
const DONE = 200;
/** KSeF gave up for a reason of its own. */
const CANCELLED = 550;

const tokenInfo = z.object({ token: z.string(), validUntil: z.coerce.date() });
const challengeAnswer = z.object({ challenge: z.string().regex(/^[\w-]{36}$/), timestampMs: z.number() });
const begun = z.object({ referenceNumber: z.string(), authenticationToken: tokenInfo });
const progress = z.object({
  status: z.object({ code: z.number(), description: z.string(), details: z.array(z.string()).nullish() }),
});
const redeemed = z.object({ accessToken: tokenInfo, refreshToken: tokenInfo });
const refreshed = z.object({ accessToken: tokenInfo });

/** Throws what `ask` throws, and `KsefRefused` with KSeF's reason when it does not let us in. */
export async function signInToKsef(services: Services): Promise<AccessTokens> {
  const { ask } = services;
  const { referenceNumber, authenticationToken } = readAnswer(begun, await begin(services));
  const { token } = authenticationToken;
  await waitUntilLetIn(ask, referenceNumber, token);
  const answer = await ask({ method: 'POST', path: '/auth/token/redeem', token });
  const { accessToken, refreshToken } = readAnswer(redeemed, answer);
  return {
    ...{ access: accessToken.token, accessUntil: accessToken.validUntil },
    ...{ refresh: refreshToken.token, refreshUntil: refreshToken.validUntil },
  };
}

export async function refreshAccess(ask: AskKsef, tokens: AccessTokens): Promise<AccessTokens> {
  const answer = await ask({ method: 'POST', path: '/auth/token/refresh', token: tokens.refresh });
  const { accessToken } = readAnswer(refreshed, answer);
  return { ...tokens, access: accessToken.token, accessUntil: accessToken.validUntil };
}

async function begin({ ask, nip, credentials, findKey, now }: Services) {
  const { challenge, timestampMs } = readAnswer(
    challengeAnswer,
    await ask({ method: 'POST', path: '/auth/challenge' }),
  );
  if (credentials.kind === 'certificate') {
    const body = signAuthTokenRequest({ challenge, nip }, credentials.pair, now());
    return ask({ method: 'POST', path: '/auth/xades-signature', body });
  }
  const key = await findKey('KsefTokenEncryption');
  const encryptedToken = encryptFor(key, Buffer.from(`${credentials.token}|${timestampMs}`));
  const contextIdentifier = { type: 'Nip', value: nip };
  const body = { challenge, contextIdentifier, encryptedToken, publicKeyId: key.id };
  return ask({ method: 'POST', path: '/auth/ksef-token', body });
}

async function waitUntilLetIn(ask: AskKsef, referenceNumber: string, token: string): Promise<void> {
  for (let polls = 0; polls < POLLS; polls += 1) {
    const { status } = readAnswer(progress, await ask({ path: `/auth/${referenceNumber}`, token }));
    if (status.code === DONE) return;
    if (status.code === CANCELLED) throw new KsefAway(`KSeF cancelled the signing in: ${status.description}`);
    if (status.code !== IN_PROGRESS) {
      const { code: number, description: text, details } = status;
      throw new KsefRefused({ status: 401, number, text, details: details ?? [] });
    }
    await sleep(POLL_MS);
  }
  throw new KsefAway('KSeF did not say in time whether it lets us in');
}
