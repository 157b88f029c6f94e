// What people who work here are told by e-mail, because somebody else may have done it in their name: that their way in
// was changed, that somebody knows their password, that there is one more owner.
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { listStaff } from './staff-store.ts';

export const accountNotices = [
  ...(['passkeyAdded', 'passkeyRemoved', 'passwordChanged', 'codesRenewed', 'accessRenewed', 'codeWrong'] as const),
] as const;

/** What a person is told of the own account; `codeWrong`: with the right password. */
export type AccountNotice = (typeof accountNotices)[number];

export type StaffNotice = AccountNotice | 'ownerAdded';

/** `to` and `about`: who of staff. */
export type StaffNoticePayload = { notice: StaffNotice; to: number; about: number; at: string };

const HOUR_MS = 60 * 60_000;

export async function tellStaff(tx: Transaction, staffId: number, notice: AccountNotice, now: Date): Promise<void> {
  // Whoever guesses codes would otherwise fill the person's inbox.
  const once = notice === 'codeWrong' ? String(Math.floor(now.getTime() / HOUR_MS)) : randomUUID();
  await queue(tx, { notice, to: staffId, about: staffId, at: now.toISOString() }, once);
}

/** All owners but the new one, whoever made it. Locks none: whoever removes an owner holds them, and waits for links. */
export async function tellOwners(tx: Transaction, newOwnerId: number, now: Date): Promise<void> {
  const owners = (await listStaff(tx)).filter(({ role }) => role === 'owner');
  for (const { id: to } of owners) {
    if (to === newOwnerId) continue;
    await queue(tx, { notice: 'ownerAdded', to, about: newOwnerId, at: now.toISOString() }, randomUUID());
  }
}

async function queue(tx: Transaction, payload: StaffNoticePayload, once: string): Promise<void> {
  const deduplicationKey = `staff-notice:${payload.notice}:${payload.to}:${once}`;
  await addToOutbox(tx, { deduplicationKey, kind: 'staff-notice', payload }, new Date(payload.at));
}
