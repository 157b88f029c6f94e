import { ok, type Result, refuse } from '#src/result.ts';
import type { SecretName } from '#src/secrets/secret-names.ts';
import type { SecretRefusalKind } from '#src/secrets/secret-refusals.ts';
import { type Config, ConfigError, findFault, hasLiveKeys, hasSecureAddress } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { ExplainedError } from '../explained-error.ts';
import { reach } from '../faultpoint.ts';
import type { SecretChanges, SecretRefusal } from '../schema/connection-services.ts';
import { listLacks } from '../shop/incomplete-shop.ts';
import { changeKeyOfSeal, lockAuditLog } from '../staff/audit/carry-on-seal.ts';
import { auditKeyOf, createAuditKeys } from './audit-keys.ts';
import { decryptSecret, encryptSecret } from './encrypt-secret.ts';
import { reencryptTotp } from './encrypt-totp.ts';
import { saveNextVersion } from './save-next-version.ts';
import { type KeySource, listKeys, nextKey, takeKey } from './secret-keys.ts';
import { deleteSecret, listStoredSecrets, lockSecrets, noticeSecrets, saveSecret } from './secret-store.ts';
import { unreadable, withSecrets } from './stored-secrets.ts';

type Services = { db: Db; now: () => Date; keys: KeySource };

/** `value` is checked already. */
export async function setSecret({ db, now, keys }: Services, name: SecretName, value: string): Promise<void> {
  const key = await takeKey(keys);
  await inTransaction(db, async (tx) => {
    await lockSecrets(tx);
    await saveNextVersion(tx, { name, value }, { key, now: now(), stored: await listStoredSecrets(tx) });
    await noticeSecrets(tx);
  });
}

/**
 * Several at once, as the office does it: what does not fit together, or would keep the shop from starting again, is refused
 * before anything is kept.
 */
export async function changeSecrets(
  { db, now, config }: Pick<Services, 'db' | 'now'> & { config: Config },
  changes: SecretChanges,
  audit: (tx: Transaction, name: SecretName, isSet: boolean) => Promise<void>,
): Promise<Result<null, SecretRefusal>> {
  const entries = Object.entries(changes) as [SecretName, string | null][];
  if (entries.length === 0) return refuse({ kind: 'NOTHING_GIVEN' });
  for (const [name, value] of entries) {
    if (value !== null && findFault(name, value) !== null) return refuse({ kind: 'VALUE_INVALID', name });
  }
  const key = await takeKey(config);
  return inTransaction(db, async (tx) => {
    await lockSecrets(tx);
    const stored = await listStoredSecrets(tx);
    for (const [name, value] of entries) {
      if (value !== null) {
        await saveNextVersion(tx, { name, value }, { key, now: now(), stored });
      } else if (!(await deleteSecret(tx, name))) return refuse({ kind: 'SECRET_UNKNOWN', name });
    }
    const misfit = await findMisfit(tx, config);
    if (misfit) return refuse({ kind: misfit });
    await noticeSecrets(tx);
    for (const [name, value] of entries) await audit(tx, name, value !== null);
    return ok(null);
  });
}

/** What would keep the shop from starting with what is stored now. Whatever cannot be read keeps it from that already. */
async function findMisfit(tx: Transaction, config: Config): Promise<SecretRefusalKind | null> {
  try {
    const composed = await withSecrets(tx, config);
    if (!hasSecureAddress(composed)) return 'ADDRESS_INSECURE';
    return hasLiveKeys(composed) && (await listLacks(tx, composed)).length > 0 ? 'SHOP_INCOMPLETE' : null;
  } catch (error) {
    if (error instanceof ConfigError) return 'NOT_TOGETHER';
    if (error instanceof ExplainedError) return null;
    throw error;
  }
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
