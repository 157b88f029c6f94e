// Shared by the commands that work an order: finding it, and explaining refusals.
import { InvalidArgumentError } from 'commander';
import type { Db } from '#server/database/connect.ts';
import type { FoundOrder } from '#server/orders/order-links.ts';
import type { AuditInside } from '#server/schema/request-context.ts';
import type { AuditKind } from '#src/staff/audit-kinds.ts';
import { CliError } from '../../cli-errors.ts';
import type { OrderRefused, RefusedCommand } from './order-refusals.ts';

export const orderArgument = 'number of the order, or the token in its address';

export async function findOrder(db: Db, reference: string): Promise<FoundOrder> {
  const { findOrderByReference } = await import('#server/orders/order-links.ts');
  const order = await findOrderByReference(db, reference);
  if (order) return order;
  throw new CliError({
    code: 'ORDER_UNKNOWN',
    title: `There is no order ${reference}.`,
    fix: 'Name its number, or the token in the address of its page. DATABASE_URL or KASA_DATA say which shop is asked.',
  });
}

export function parseParcelNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Expected the number of a parcel, such as 1.');
  return Number(text);
}

type OrderWork = Extract<AuditKind, `order.${'send' | 'delivered' | 'returned' | 'paid' | 'cancel' | 'refund'}`>;

/** What a command does to an order is in the log, as by the command line. */
export async function auditOf({ now }: { now: () => Date }, kind: OrderWork, order: FoundOrder): Promise<AuditInside> {
  const [{ writeAudit }, { commandLine }] = await Promise.all([
    import('#server/staff/audit/audit-log.ts'),
    import('../staff/with-manager.ts'),
  ]);
  return (tx, after) => writeAudit(tx, commandLine, { kind, subject: String(order.number), after }, now());
}

/** The error for a person. */
export async function refusedOrder(
  refusal: OrderRefused,
  order: FoundOrder,
  command: RefusedCommand,
): Promise<CliError> {
  const { orderRefused } = await import('./order-refusals.ts');
  return orderRefused(refusal, order, command);
}
