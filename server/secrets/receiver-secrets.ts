// The secrets of webhooks' receivers that are made in the office: among the shop's other secrets, so that a rotation and the
// list of what a backup lacks know them too.
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { decryptSecret, encryptSecret } from './encrypt-secret.ts';
import { type KeySource, listKeys, takeKey } from './secret-keys.ts';
import { deleteSecret, listStoredSecrets, lockSecrets, saveSecret } from './secret-store.ts';

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
      const stored = (await listStoredSecrets(tx)).find((secret) => secret.name === name);
      await saveSecret(tx, encryptSecret({ name, version: (stored?.version ?? 0) + 1, value }, key), now());
    },
    async forget(tx: Transaction, receiver: string): Promise<void> {
      await deleteSecret(tx, secretNameOf(receiver));
    },
  };
}

/** Null: there is none, or the key is not here that it was encrypted under. */
export async function readReceiverSecret(db: Db, keys: KeySource, receiver: string): Promise<string | null> {
  const stored = (await listStoredSecrets(db)).find(({ name }) => name === secretNameOf(receiver));
  return stored ? decryptSecret(stored, await listKeys(keys)) : null;
}
