import { addKey } from '#server/api-keys/manage-keys.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { shopTime } from '#test/fixtures/a-shop.ts';

const HOUR_MS = 3_600_000;
let keys = 0;

type KeyOptions = {
  name?: string;
  state?: 'made up' | 'revoked' | 'over' | 'living';
  createdBy?: number | null;
  now?: Date;
};

/** A key as a program has it. */
export async function anApiKey(
  db: Db,
  permissions: readonly string[],
  { name = `Warehouse ${++keys}`, state = 'living', createdBy = null, now = shopTime }: KeyOptions = {},
): Promise<string> {
  const isOver = state === 'over';
  const at = isOver ? new Date(now.getTime() - 2 * HOUR_MS) : now;
  const by = { staffId: createdBy, now: at, audit: async () => undefined };
  return inTransaction(db, async (tx) => {
    const expiresAt = isOver ? new Date(now.getTime() - HOUR_MS) : null;
    const added = await addKey(tx, { name, permissions, expiresAt }, by);
    if (!added.ok) throw new Error(added.error.kind);
    if (state === 'revoked')
      await tx.updateTable('api_keys').set({ revoked_at: at }).where('name', '=', name).execute();
    return added.value;
  });
}
