import type { Transaction } from '../database/transaction.ts';
import { encryptSecret } from './encrypt-secret.ts';
import { type listStoredSecrets, saveSecret } from './secret-store.ts';

type Next = {
  key: Parameters<typeof encryptSecret>[1];
  now: Date;
  /** All that are stored, read under the lock. */
  stored: Awaited<ReturnType<typeof listStoredSecrets>>;
};

/** The version is encrypted with the value, so that nobody puts a former one back. */
export async function saveNextVersion(
  tx: Transaction,
  { name, value }: { name: string; value: string },
  { key, now, stored }: Next,
): Promise<void> {
  const version = (stored.find((secret) => secret.name === name)?.version ?? 0) + 1;
  await saveSecret(tx, encryptSecret({ name, version, value }, key), now);
}
