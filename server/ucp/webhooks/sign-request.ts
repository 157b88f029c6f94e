// A request that proves whose it is: HTTP Message Signatures (RFC 9421) by ES256, over a digest of the body (RFC 9530).
import { createHash, type KeyObject, sign } from 'node:crypto';

export type SignedRequest = {
  method: 'POST';
  url: URL;
  body: string;
  /** All of them are signed, under these names in small letters. */
  headers: Readonly<Record<string, string>>;
};

/** The headers of the request with those that sign it. */
export function signRequest(
  { method, url, body, headers }: SignedRequest,
  { kid, key }: { kid: string; key: KeyObject },
  now: Date,
): Record<string, string> {
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  const signed = { ...headers, 'content-digest': digest };
  const components: [name: string, value: string][] = [
    ['@method', method],
    ['@authority', url.host],
    ['@path', url.pathname],
    ...(url.search ? [['@query', url.search] as [string, string]] : []),
    ...Object.entries(signed),
  ];
  const names = components.map(([name]) => `"${name}"`).join(' ');
  const parameters = `(${names});created=${Math.floor(now.getTime() / 1000)};keyid="${kid}"`;
  const lines = [...components.map(([name, value]) => `"${name}": ${value}`), `"@signature-params": ${parameters}`];
  // The two numbers one after the other, as the RFC wants them, and not in DER.
  const signature = sign('sha256', Buffer.from(lines.join('\n')), { key, dsaEncoding: 'ieee-p1363' });
  return {
    ...signed,
    'signature-input': `sig1=${parameters}`,
    signature: `sig1=:${signature.toString('base64')}:`,
  };
}
