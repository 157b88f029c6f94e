// The secrets of webhooks' receivers that are made in the office: among the shop's other secrets, so that a rotation and the
// list of what a backup lacks know them too.
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { decryptSecret } from './encrypt-secret.ts';
import { saveNextVersion } from './save-next-version.ts';
import { type KeySource, listKeys, takeKey } from './secret-keys.ts';
import { deleteSecret, listStoredSecrets, lockSecrets } from './secret-store.ts';

/** `warehouse-2` -> `WEBHOOK_WAREHOUSE_2`: no receiver's name has an underscore. */
export function secretNameOf(receiver: string): string {
  return `WEBHOOK_${receiver.toUpperCase().replaceAll('-', '_')}`;
}

export function createReceiverSecrets({ now, keys }: { now: () => Date; keys: KeySource }) {
  return {
    async keep(tx: Transaction, receiver: string, value: string): Promise<void> {
      const key = await takeKey(keys);
      await lockSecrets(tx);
      const name = secretNameOf(receiver);
      await saveNextVersion(tx, { name, value }, { key, now: now(), stored: await listStoredSecrets(tx) });
    },
    async forget(tx: Transaction, receiver: string): Promise<void> {
      await deleteSecret(tx, secretNameOf(receiver));
    },
  };
}

/** Reads the secrets of all receivers at once. Null: there is none, or the key is not here that it was encrypted under. */
export async function readReceiverSecrets(db: Db, keys: KeySource): Promise<(receiver: string) => string | null> {
  const stored = new Map((await listStoredSecrets(db)).map((secret) => [secret.name, secret]));
  const known = stored.size > 0 ? await listKeys(keys) : [];
  return (receiver) => {
    const secret = stored.get(secretNameOf(receiver));
    return secret ? decryptSecret(secret, known) : null;
  };
}
