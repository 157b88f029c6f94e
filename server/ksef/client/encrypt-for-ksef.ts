// What is sent to KSeF is encrypted under a key of its session, which is encrypted for the Ministry.
import { constants, createCipheriv, createHash, publicEncrypt, randomBytes, X509Certificate } from 'node:crypto';

/** One of the Ministry's keys, as KSeF lists them. */
export type KsefPublicKey = { id: string; certificate: Buffer };

export type SessionKey = { key: Buffer; iv: Buffer };

export function newSessionKey(): SessionKey {
  return { key: randomBytes(32), iv: randomBytes(16) };
}

/** RSA-OAEP with SHA-256, in base64. */
export function encryptFor({ certificate }: KsefPublicKey, secret: Buffer): string {
  const key = new X509Certificate(certificate).publicKey;
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, secret).toString(
    'base64',
  );
}

/** AES-256-CBC with PKCS#7 padding; the initialization vector is told when the session is opened, and does not stand before. */
export function encryptContent(content: Buffer, { key, iv }: SessionKey): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([cipher.update(content), cipher.final()]);
}

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest();
