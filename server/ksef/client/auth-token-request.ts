// The document that signs in by a certificate.
import { type SigningPair, signXades } from '../certificates/sign-xades.ts';

const NAMESPACE = 'http://ksef.mf.gov.pl/auth/token/2.1';

/** Canonical, before it is signed. Both are of letters and digits that XML takes as they are. */
export function authTokenRequest({ challenge, nip }: { challenge: string; nip: string }): string {
  return [
    `<AuthTokenRequest xmlns="${NAMESPACE}"><Challenge>${challenge}</Challenge>`,
    `<ContextIdentifier><Nip>${nip}</Nip></ContextIdentifier>`,
    '<SubjectIdentifierType>certificateSubject</SubjectIdentifierType></AuthTokenRequest>',
  ].join('');
}

export function signAuthTokenRequest(
  request: { challenge: string; nip: string },
  pair: SigningPair,
  now: Date,
): string {
  return signXades(authTokenRequest(request), pair, now);
}
