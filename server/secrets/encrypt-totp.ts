// Secrets of one-time codes under the same keys as the settings' secrets: one column holds key, nonce and ciphertext.
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../database/transaction.ts';
import type { TotpEncryption } from '../schema/request-context.ts';
import { isPlainTotp } from '../staff/totp.ts';
import { decryptSecret, encryptSecret } from './encrypt-secret.ts';
import { type KeySource, listKeys, type SecretKey, takeKey } from './secret-keys.ts';

const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
/** A secret that is bound to its row is worth nothing in the row of somebody else. */
const boundTo = (staffId: number) => ({ name: `second factor ${staffId}`, version: 1 });

export function createTotpEncryption(keys: KeySource, log: () => Pick<FastifyBaseLogger, 'error'>): TotpEncryption {
  return {
    encrypt: async (staffId, secret) => encryptTotp(staffId, secret, await takeKey(keys)),
    async decrypt(staffId, stored) {
      const secret = decryptTotp(staffId, stored, await listKeys(keys));
      if (!secret) {
        const fix = 'put back KASA_SECRET or secrets.key, or let the person in anew: kasa staff recover EMAIL';
        log().error(
          { staffId, fix },
          'a second factor cannot be read: the key that it was encrypted under is not here',
        );
      }
      return secret;
    },
  };
}

export function encryptTotp(staffId: number, secret: Buffer, key: SecretKey): Buffer {
  const value = secret.toString('base64');
  const { keyId, nonce, ciphertext } = encryptSecret({ ...boundTo(staffId), value }, key);
  return Buffer.concat([Buffer.from(keyId, 'hex'), nonce, ciphertext]);
}

export function decryptTotp(staffId: number, stored: Buffer, keys: readonly SecretKey[]): Buffer | null {
  if (isPlainTotp(stored)) return stored;
  const keyId = stored.subarray(0, KEY_ID_BYTES).toString('hex');
  const nonce = stored.subarray(KEY_ID_BYTES, KEY_ID_BYTES + NONCE_BYTES);
  const ciphertext = stored.subarray(KEY_ID_BYTES + NONCE_BYTES);
  const value = decryptSecret({ ...boundTo(staffId), keyId, nonce, ciphertext }, keys);
  return value === null ? null : Buffer.from(value, 'base64');
}

/** All that can be read, under another key; what cannot is left, because its owner can be given access again. */
export async function reencryptTotp(tx: Transaction, keys: readonly SecretKey[], key: SecretKey): Promise<void> {
  const rows = await tx
    .selectFrom('staff_passwords')
    .select(['staff_id as staffId', 'totp_secret as stored'])
    .forUpdate()
    .execute();
  for (const { staffId, stored } of rows) {
    const secret = decryptTotp(staffId, stored, keys);
    if (!secret) continue;
    await tx
      .updateTable('staff_passwords')
      .set({ totp_secret: encryptTotp(staffId, secret, key) })
      .where('staff_id', '=', staffId)
      .execute();
  }
}
