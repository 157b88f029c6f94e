import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import { changeKeyOfSeal, lockAuditLog } from '../staff/audit/carry-on-seal.ts';
import { auditKeyOf, createAuditKeys } from './audit-keys.ts';
import { decryptSecret, encryptSecret } from './encrypt-secret.ts';
import { reencryptTotp } from './encrypt-totp.ts';
import { type KeySource, listKeys, nextKey, takeKey } from './secret-keys.ts';
import type { SecretName } from './secret-names.ts';
import { deleteSecret, listStoredSecrets, lockSecrets, noticeSecrets, saveSecret } from './secret-store.ts';
import { unreadable } from './stored-secrets.ts';

type Services = { db: Db; now: () => Date; keys: KeySource };

/** `value` is checked already. */
export async function setSecret({ db, now, keys }: Services, name: SecretName, value: string): Promise<void> {
  const key = await takeKey(keys);
  await inTransaction(db, async (tx) => {
    await lockSecrets(tx);
    const stored = (await listStoredSecrets(tx)).find((secret) => secret.name === name);
    const version = (stored?.version ?? 0) + 1;
    await saveSecret(tx, encryptSecret({ name, version, value }, key), now());
    await noticeSecrets(tx);
  });
}

/** False when there was none. */
export async function removeSecret(db: Db, name: SecretName): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isGone = await deleteSecret(tx, name);
    await noticeSecrets(tx);
    return isGone;
  });
}

/** Encrypts all of them under another key, so that a key that somebody may have seen reads none. Throws `ExplainedError`. */
export async function rotateKey({ db, now, keys }: Services): Promise<number> {
  const old = await listKeys(keys);
  const { key, finish } = await nextKey(keys);
  const auditKeys = [key, ...old].map(auditKeyOf);
  const reseal = (tx: Transaction) =>
    changeKeyOfSeal(tx, { ...createAuditKeys(keys), list: async () => auditKeys, take: async () => auditKeyOf(key) });
  const count = await inTransaction(db, async (tx) => {
    await lockSecrets(tx);
    const stored = await listStoredSecrets(tx);
    const read = stored.map((secret) => ({ ...secret, value: decryptSecret(secret, [...old, key]) }));
    const lost = read.filter(({ value }) => value === null);
    if (lost.length > 0)
      throw unreadable(
        lost.map(({ name }) => name),
        keys,
      );
    for (const { name, version, value } of read) {
      await saveSecret(tx, encryptSecret({ name, version: version + 1, value: value ?? '' }, key), now());
    }
    await reencryptTotp(tx, [...old, key], key);
    await noticeSecrets(tx);
    await reseal(tx);
    return read.length;
  });
  reach('before-key-rename');
  // Whoever writes into the log reads the keys under its lock: with the former file or with the new one, never with none.
  await inTransaction(db, async (tx) => {
    await lockAuditLog(tx);
    await finish();
  });
  return count;
}
