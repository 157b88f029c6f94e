// What a shopper is told by e-mail, because somebody else may have done it in the account: the ways into it were changed.
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';

export const accountChanges = ['shopper-passkey-added', 'shopper-passkey-removed'] as const;

/** The kind of the e-mail. */
export type AccountChange = (typeof accountChanges)[number];

export type AccountChangePayload = { accountId: string; at: string };

export async function tellShopper(tx: Transaction, accountId: string, kind: AccountChange, now: Date): Promise<void> {
  const payload: AccountChangePayload = { accountId, at: now.toISOString() };
  await addToOutbox(tx, { deduplicationKey: `${kind}-${randomUUID()}`, kind, payload }, now);
}
