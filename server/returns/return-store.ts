// Returns in the database: what shoppers announced, by order and line.
import { type Selectable, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import type { NoMoneyReason } from '#src/returns/no-money-due.ts';
import type { WithdrawalFields } from '#src/returns/withdrawal-fields.ts';
import type { Db } from '../database/connect.ts';
import type { DB } from '../database/database-schema.generated.ts';
import type { Transaction } from '../database/transaction.ts';
import { type ShownVariantRow, shownVariantOf } from '../orders/lines/shown-variant.ts';
import { toColumns, toFields } from './withdrawal-draft-store.ts';

export type ReturnStatus = 'announced' | 'received' | 'refunded' | 'refused' | 'closed';
export type ReturnChannel = 'form' | 'phone' | 'letter' | 'email' | 'counter';

export type NewReturn = {
  id: string;
  tokenHash: Buffer;
  orderId: string | null;
  locale: Locale;
  /** They stand as the shopper wrote them, but for the address of the acknowledgement, which is never empty. */
  fields: WithdrawalFields;
  lines: readonly LineQuantity[];
  isLate: boolean;
  isAcknowledged: boolean;
  /** Left out: by the form. */
  channel?: ReturnChannel;
  announcedAt: Date;
};

export type ReturnLine = LineQuantity & { sku: string; title: string; variantTitle: string };

export type StoredReturn = Omit<NewReturn, 'tokenHash' | 'lines'> & {
  number: number;
  status: ReturnStatus;
  channel: ReturnChannel;
  proofOfSendingAt: Date | null;
  receivedAt: Date | null;
  closedAt: Date | null;
  refusalReason: string;
  /** Null: it is not closed without money. */
  closedBecause: NoMoneyReason | null;
  order: { number: number } | null;
  lines: ReturnLine[];
};

/** Answers with its number. */
export async function insertReturn(tx: Transaction, announced: NewReturn): Promise<number> {
  const { id, tokenHash, orderId, locale, fields, lines, isLate, isAcknowledged, announcedAt } = announced;
  const { number } = await tx
    .insertInto('returns')
    .values({
      id,
      token_hash: tokenHash,
      order_id: orderId,
      status: 'announced',
      locale,
      ...toColumns(fields),
      is_late: isLate,
      is_acknowledged: isAcknowledged,
      channel: announced.channel ?? 'form',
      announced_at: announcedAt,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  if (orderId !== null) await insertReturnLines(tx, { id, orderId }, lines);
  return number;
}

export async function insertReturnLines(
  tx: Transaction,
  { id, orderId }: { id: string; orderId: string },
  lines: readonly LineQuantity[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('return_lines')
    .values(lines.map(({ position, quantity }) => ({ return_id: id, order_id: orderId, position, quantity })))
    .execute();
}

const open: readonly ReturnStatus[] = ['announced', 'received'];

/** Locks it only while somebody still has to do something about it, or while it is in one of `statuses`. */
export async function lockOpenReturn(
  tx: Transaction,
  number: number,
  statuses: readonly ReturnStatus[] = open,
): Promise<StoredReturn | null> {
  const locked = await tx
    .selectFrom('returns')
    .select('id')
    .where('number', '=', number)
    .where('status', 'in', statuses)
    .forUpdate()
    .executeTakeFirst();
  return locked ? findReturn(tx, locked.id) : null;
}

export async function findReturnByToken(db: Db, tokenHash: Buffer): Promise<StoredReturn | null> {
  const [found] = await selectReturns(db, sql`r.token_hash = ${tokenHash}`);
  return found ?? null;
}

export async function findReturnByNumber(db: Db, number: number): Promise<StoredReturn | null> {
  const [found] = await selectReturns(db, sql`r.number = ${number}`);
  return found ?? null;
}

export async function findReturn(db: Db, id: string): Promise<StoredReturn | null> {
  const [found] = await selectReturns(db, sql`r.id = ${id}`);
  return found ?? null;
}

/** Oldest first. */
export function listReturns(db: Db): Promise<StoredReturn[]> {
  return selectReturns(db, sql`true`);
}

export function listReturnsOfOrder(db: Db, orderId: string): Promise<StoredReturn[]> {
  return selectReturns(db, sql`r.order_id = ${orderId}`);
}

type Row = Selectable<DB['returns']> & {
  known_number: number | null;
  is_for_gift_cards: boolean | null;
  order_locale: string | null;
  lines: (Omit<ReturnLine, 'variantTitle'> & { ordered: ShownVariantRow })[];
};

async function selectReturns(db: Db, condition: ReturnType<typeof sql>): Promise<StoredReturn[]> {
  const { rows } = await sql<Row>`
    select r.*, o.number as known_number, o.is_for_gift_cards, o.locale as order_locale,
      coalesce((select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity, 'sku', ol.sku,
          'title', ol.title, 'ordered', jsonb_build_object('shown_variant', ol.shown_variant,
            'variant_title', ol.variant_title, 'line_text', ol.line_text, 'line_text_label', ol.line_text_label)) order by l.position)
        from return_lines l join order_lines ol using (order_id, position) where l.return_id = r.id), '[]') as lines
    from returns r left join orders o on o.id = r.order_id
    where ${condition} order by r.announced_at, r.number`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    order: row.known_number === null ? null : { number: row.known_number },
    status: row.status as ReturnStatus,
    locale: row.locale as Locale,
    fields: toFields(row),
    lines: row.lines.map(({ ordered, ...line }) => ({ ...line, variantTitle: shownVariantOf(ordered, orderOf(row)) })),
    isLate: row.is_late,
    isAcknowledged: row.is_acknowledged,
    announcedAt: row.announced_at,
    channel: row.channel as ReturnChannel,
    proofOfSendingAt: row.proof_of_sending_at,
    receivedAt: row.received_at,
    closedAt: row.closed_at,
    refusalReason: row.refusal_reason,
    closedBecause: row.closed_because as NoMoneyReason | null,
  }));
}

const orderOf = ({ is_for_gift_cards, order_locale, locale }: Row) => ({
  is_for_gift_cards: is_for_gift_cards === true,
  locale: order_locale ?? locale,
});
