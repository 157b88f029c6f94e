// An authenticator without a screen: it holds one passkey, and signs as those of browsers do.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { shopOrigin } from '../fixtures/post-form.ts';

/** A key of the curve P-256 as COSE writes one (RFC 9053): of type EC2 for ES256, before `x` and `y` of 32 bytes each. */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

const USER_PRESENT_AND_VERIFIED = 5;
const WITH_CREDENTIAL = 0x40;

const lengthOf = (data: Buffer) => Buffer.from([data.length >> 8, data.length & 255]);

/** CBOR of an attestation of the kind `none`, up to the two bytes of its data's length. */
const attested = Buffer.concat([
  Buffer.from([0xa3, 0x63]),
  Buffer.from('fmt'),
  Buffer.from([0x64]),
  Buffer.from('none'),
  Buffer.from([0x67]),
  Buffer.from('attStmt'),
  Buffer.from([0xa0, 0x68]),
  Buffer.from('authData'),
  Buffer.from([0x59]),
]);

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

export function aPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16).toString('base64url');
  return {
    stored: { id, publicKey: coseKey(x, y), counter: 0, transports: ['internal'] },
    /** To the options of a new passkey, both as JSON. */
    register(options: string): string {
      const { challenge } = JSON.parse(options) as { challenge: string };
      const client = JSON.stringify({ type: 'webauthn.create', challenge, origin: shopOrigin });
      const credential = Buffer.from(id, 'base64url');
      const data = Buffer.concat([
        sha256(new URL(shopOrigin).hostname),
        Buffer.from([USER_PRESENT_AND_VERIFIED | WITH_CREDENTIAL, 0, 0, 0, 0]),
        Buffer.alloc(16),
        lengthOf(credential),
        credential,
        coseKey(x, y),
      ]);
      const response = {
        clientDataJSON: Buffer.from(client).toString('base64url'),
        attestationObject: Buffer.concat([attested, lengthOf(data), data]).toString('base64url'),
        transports: ['internal'],
      };
      return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
    },
    /** To the options of a sign-in, both as JSON. */
    answer(options: string): string {
      const { challenge } = JSON.parse(options) as { challenge: string };
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: shopOrigin }));
      const site = sha256(new URL(shopOrigin).hostname);
      const authenticator = Buffer.concat([site, Buffer.from([USER_PRESENT_AND_VERIFIED, 0, 0, 0, 0])]);
      const signature = sign('sha256', Buffer.concat([authenticator, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticator.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
    },
  };
}
