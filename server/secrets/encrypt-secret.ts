import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKey } from './secret-keys.ts';

export type EncryptedSecret = { name: string; version: number; keyId: string; nonce: Buffer; ciphertext: Buffer };

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM. Name and version are authenticated: a row's value is worth nothing in another row, nor an older one. */
export function encryptSecret(
  { name, version, value }: { name: string; version: number; value: string },
  key: SecretKey,
): EncryptedSecret {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(boundTo(name, version));
  const ciphertext = Buffer.concat([cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { name, version, keyId: key.id, nonce, ciphertext };
}

/** Null when it is under none of the keys, or not what was encrypted. */
export function decryptSecret(secret: EncryptedSecret, keys: readonly SecretKey[]): string | null {
  const key = keys.find(({ id }) => id === secret.keyId);
  if (!key) return null;
  const { name, version, nonce, ciphertext } = secret;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES })
      .setAAD(boundTo(name, version))
      .setAuthTag(ciphertext.subarray(-TAG_BYTES));
    return decipher.update(ciphertext.subarray(0, -TAG_BYTES)).toString('utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function boundTo(name: string, version: number): Buffer {
  return Buffer.from(`${name}\n${version}`);
}
