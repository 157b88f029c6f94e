// How a platform verifies what it is told of orders: the words, and a program that a test runs.
import type { Block } from './chapter.ts';

const verifier = `
import { createHash, createPublicKey, verify } from 'node:crypto';

// request: {method, url, headers with names in small letters, body as it came}; keys: those of the shop's profile.
export function isFromShop({ method, url, headers, body }, keys, now = Date.now()) {
  const given = /^sig1=(\\(([^)]*)\\);created=(\\d+);keyid="([^"]+)")$/.exec(headers['signature-input'] ?? '');
  const key = keys.find(({ kid }) => kid === given?.[4]);
  const digest = \`sha-256=:\${createHash('sha256').update(body).digest('base64')}:\`;
  if (!key || headers['content-digest'] !== digest || Math.abs(now / 1000 - given[3]) > 300) return false;
  const names = given[2].split(' ').map((name) => name.slice(1, -1));
  const wanted = ['@method', '@authority', '@path', 'content-digest', 'webhook-id'];
  if (!wanted.every((name) => names.includes(name))) return false;
  const { host, pathname, search } = new URL(url);
  const parts = { '@method': method, '@authority': host, '@path': pathname, '@query': search };
  const lines = names.map((name) => \`"\${name}": \${parts[name] ?? headers[name]}\`);
  const signed = Buffer.from([...lines, \`"@signature-params": \${given[1]}\`].join('\\n'));
  const signature = Buffer.from(/^sig1=:(.*):$/.exec(headers.signature ?? '')?.[1] ?? '', 'base64');
  return verify('sha256', signed, { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' }, signature);
}
`;

export function blocksOfOrderWebhooks(): Block[] {
  return [
    { kind: 'heading', text: 'Webhooks of orders' },
    {
      kind: 'text',
      text: 'They go to the `webhook_url` in `config` of `dev.ucp.shopping.order`, an https address, once the merchant has switched them on (`--set tellsPlatforms=true`): the order as `get_order` shows it at the moment of sending. What is not answered with 2xx is sent again for three days, with the same `Webhook-Id` and `Idempotency-Key` and with the order as it is by then: what counts is the last body under an id. `Webhook-Timestamp` is when it happened.',
    },
    {
      kind: 'text',
      text: 'Each is signed (RFC 9421, ES256) over method, host, path, query, all its own headers and the digest of its body (RFC 9530). The keys stand in the profile, under `keys` (in 2026-04-08 `signing_keys`); fetch it again when a `keyid` is not among those that you know. In Node.js:',
    },
    { kind: 'code', language: 'js', text: verifier },
  ];
}
