// Drafts in the database. Every save is kept as a version.
import { type Selectable, sql } from 'kysely';
import { agreedIn, type DraftContent, type DraftState } from '#src/drafts/draft-content.ts';
import { type Money, money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import type { DB } from '../database/database-schema.generated.ts';
import type { Transaction } from '../database/transaction.ts';

export type DraftOrder = {
  id: string;
  number: number;
  version: number;
  content: DraftContent;
  total: Money;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string;
  cartId: string | null;
  /** The version that the link offers; null before the first. */
  sentVersion: number | null;
  sentAt: Date | null;
  /** Null while the link in force was only made. */
  mailedAt: Date | null;
  expiresAt: Date | null;
  /** Asked to be mailed, and not out yet. */
  sending: { id: string; dueAt: Date } | null;
  /** Why its e-mail could not go out in the end. */
  sendRefusal: string | null;
  withdrawnAt: Date | null;
};

export type DraftSave = { content: DraftContent; total: Money; by: string; now: Date };

/** `version`: 1 for a new draft. */
export async function insertDraft(tx: Transaction, save: DraftSave): Promise<{ id: string; number: number }> {
  const row = await tx
    .insertInto('draft_orders')
    .values({ ...columnsOf(save), version: 1, created_at: save.now })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await keepVersion(tx, row.id, 1, save);
  return row;
}

/** What was sent is no longer offered: the draft is one again. */
export async function updateDraft(tx: Transaction, draft: DraftOrder, save: DraftSave): Promise<number> {
  const version = draft.version + 1;
  await tx
    .updateTable('draft_orders')
    .set({ ...columnsOf(save), version, cart_id: null, mailed_at: null, send_refusal: null })
    .where('id', '=', draft.id)
    .execute();
  await keepVersion(tx, draft.id, version, save);
  return version;
}

function columnsOf({ content, total, by, now }: DraftSave) {
  return {
    content: JSON.stringify(content),
    currency: total.currency,
    total_minor: total.minor,
    updated_at: now,
    updated_by: by,
  };
}

async function keepVersion(tx: Transaction, draftId: string, version: number, { content, by, now }: DraftSave) {
  await tx
    .insertInto('draft_order_versions')
    .values({ draft_id: draftId, version, content: JSON.stringify(content), saved_at: now, saved_by: by })
    .execute();
}

/**
 * Locks the draft without blocking an order that refers to the draft: whoever changes a draft locks its cart after it,
 * and whoever orders from a link locks that cart first.
 */
export async function lockDraft(tx: Transaction, number: number): Promise<DraftOrder | null> {
  const row = await tx
    .selectFrom('draft_orders')
    .selectAll()
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? draftOf(row) : null;
}

export async function findDraft(db: Db, number: number): Promise<DraftOrder | null> {
  const row = await db.selectFrom('draft_orders').selectAll().where('number', '=', number).executeTakeFirst();
  return row ? draftOf(row) : null;
}

export async function setSending(
  tx: Transaction,
  draftId: string,
  sending: { id: string; dueAt: Date } | null,
  refusal: string | null = null,
): Promise<void> {
  await tx
    .updateTable('draft_orders')
    .set({ send_id: sending?.id ?? null, send_due_at: sending?.dueAt ?? null, send_refusal: refusal })
    .where('id', '=', draftId)
    .execute();
}

export async function setLink(
  tx: Transaction,
  draft: DraftOrder,
  { cartId, expiresAt, now }: { cartId: string; expiresAt: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('draft_orders')
    .set({
      cart_id: cartId,
      sent_version: draft.version,
      sent_at: now,
      mailed_at: null,
      expires_at: expiresAt,
      send_id: null,
      send_due_at: null,
      send_refusal: null,
    })
    .where('id', '=', draft.id)
    .execute();
}

/** Its e-mail goes out with this transaction. */
export async function setMailed(tx: Transaction, draftId: string, now: Date): Promise<void> {
  await tx.updateTable('draft_orders').set({ mailed_at: now }).where('id', '=', draftId).execute();
}

export async function setWithdrawn(tx: Transaction, draftId: string, now: Date): Promise<void> {
  await tx
    .updateTable('draft_orders')
    .set({ withdrawn_at: now, send_id: null, send_due_at: null })
    .where('id', '=', draftId)
    .execute();
}

export type DraftOrderPlaced = { id: string; number: number; payment: string };

/** The order that was placed from the draft, by its link or at the stall. */
export async function findOrderOfDraft(db: Db, draftId: string): Promise<DraftOrderPlaced | null> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'number', 'payment_state as payment'])
    .where('draft_id', '=', draftId)
    .where('payment_state', '<>', 'cancelled')
    .executeTakeFirst();
  return row ?? null;
}

type StateFacts = Pick<DraftOrder, 'withdrawnAt' | 'sentVersion' | 'version' | 'expiresAt' | 'mailedAt'>;

export function stateOfDraft(draft: StateFacts, order: { payment: string } | null, now: Date): DraftState {
  if (draft.withdrawnAt) return 'withdrawn';
  const passedOn = draft.mailedAt ? 'sent' : 'linked';
  if (order) return order.payment === 'paid' ? 'paid' : passedOn;
  if (draft.sentVersion !== draft.version) return 'draft';
  return draft.expiresAt && draft.expiresAt <= now ? 'expired' : passedOn;
}

/** The same in SQL, of `d` and its order `o`. */
export function stateInSql(now: Date) {
  return sql<DraftState>`case when d.withdrawn_at is not null then 'withdrawn'
    when o.payment_state = 'paid' then 'paid'
    when o.id is null and d.sent_version is distinct from d.version then 'draft'
    when o.id is null and d.expires_at <= ${now} then 'expired'
    when d.mailed_at is null then 'linked' else 'sent' end`;
}

function draftOf(row: Selectable<DB['draft_orders']>): DraftOrder {
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    content: agreedIn(row.content as DraftContent, row.currency),
    total: money(row.total_minor, row.currency),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    cartId: row.cart_id,
    sentVersion: row.sent_version,
    sentAt: row.sent_at,
    mailedAt: row.mailed_at,
    expiresAt: row.expires_at,
    sending: row.send_id && row.send_due_at ? { id: row.send_id, dueAt: row.send_due_at } : null,
    sendRefusal: row.send_refusal,
    withdrawnAt: row.withdrawn_at,
  };
}
