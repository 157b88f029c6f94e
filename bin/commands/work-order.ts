// What the commands that work an order share: finding it, naming its lines, and putting refusals into words.
import { InvalidArgumentError } from 'commander';
import type { Db } from '#server/database/connect.ts';
import type { FulfilmentRefused } from '#server/fulfilment/send-parcel.ts';
import type { FoundOrder } from '#server/orders/find-order.ts';
import { CliError } from '../cli-errors.ts';

export const orderArgument = 'number of the order, or the token in its address';

export async function findOrder(db: Db, reference: string): Promise<FoundOrder> {
  const { findOrderByReference } = await import('#server/orders/find-order.ts');
  const order = await findOrderByReference(db, reference);
  if (order) return order;
  throw new CliError({
    code: 'ORDER_UNKNOWN',
    title: `There is no order ${reference}.`,
    fix: 'Name its number, or the token in the address of its page. DATABASE_URL or KASA_DATA say which shop is asked.',
  });
}

/** `SKU:2`, or `SKU` for all there is of it. */
export type NamedLine = { name: string; quantity: number | null };

/** For an option that may be given several times. */
export function collectLine(text: string, known: NamedLine[] = []): NamedLine[] {
  const [, name = '', quantity] = /^(.+?)(?::(\d{1,4}))?$/.exec(text.trim()) ?? [];
  if (name === '' || quantity === '0') throw new InvalidArgumentError('Expected a SKU and how many, such as FOX-30:2.');
  return [...known, { name, quantity: quantity === undefined ? null : Number(quantity) }];
}

export function parseParcelNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Expected the number of a parcel, such as 1.');
  return Number(text);
}

export type OrderLine = {
  position: number;
  sku: string;
  title: string;
  variantTitle: string;
  quantity: number;
  sent: number;
  returned: number;
};

/** With how many have been sent, and have come back. */
export async function listLines(db: Db, orderId: string): Promise<OrderLine[]> {
  const { listParcels } = await import('#server/shipping/parcel-store.ts');
  const [lines, parcels] = await Promise.all([
    db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute(),
    listParcels(db, orderId),
  ]);
  return lines.map(({ position, sku, title, variant_title: variantTitle, quantity }) => {
    const parts = parcels.flatMap((parcel) => parcel.lines).filter((line) => line.position === position);
    const sent = parts.reduce((sum, part) => sum + part.quantity, 0);
    const returned = parts.reduce((sum, part) => sum + part.returnedQuantity, 0);
    return { position, sku, title, variantTitle, quantity, sent, returned };
  });
}

/** By SKU, or by the line's place in the order; `leftOf` says how many are meant when no number is given. */
export function chooseLines(
  order: FoundOrder,
  lines: OrderLine[],
  named: NamedLine[] | undefined,
  leftOf: (line: OrderLine) => number,
): { position: number; quantity: number }[] | null {
  if (!named) return null;
  return named.map(({ name, quantity }) => {
    const bySku = lines.filter(({ sku }) => sku === name);
    const matching = bySku.length > 0 ? bySku : lines.filter(({ position }) => String(position + 1) === name);
    const [line, other] = matching;
    if (!line || other) {
      throw new CliError({
        code: 'LINE_UNKNOWN',
        title: `${line ? 'Several lines' : 'No line'} of order ${order.number} ${line ? 'have' : 'has'} the SKU ${name}.`,
        fix: `Name one by its SKU or its place:\n${lines.map(describeLine).join('\n')}`,
      });
    }
    return { position: line.position, quantity: quantity ?? leftOf(line) };
  });
}

function describeLine(line: OrderLine): string {
  const { position, sku, quantity, sent } = line;
  return `${position + 1}  ${sku || '(no SKU)'}  ${lineTitle(line)}: ${quantity} ordered, ${sent} sent`;
}

export function lineTitle({ title, variantTitle }: Pick<OrderLine, 'title' | 'variantTitle'>): string {
  return variantTitle ? `${title}, ${variantTitle}` : title;
}

/** `2 × Fox, 30×40`, one a line. */
export function listQuantities(lines: OrderLine[], chosen: readonly { position: number; quantity: number }[]): string {
  return chosen
    .map(({ position, quantity }) => {
      const line = lines.find((candidate) => candidate.position === position);
      return `  ${quantity} × ${line ? lineTitle(line) : position}`;
    })
    .join('\n');
}

/** What happened, and how to mend it. */
export function workRefusal(refusal: FulfilmentRefused, { number }: FoundOrder, lines: OrderLine[]): CliError {
  const error = (code: string, title: string, fix: string) => new CliError({ code, title, fix });
  const nameOf = (position: number) => {
    const line = lines.find((candidate) => candidate.position === position);
    return line ? lineTitle(line) : `line ${position + 1}`;
  };
  switch (refusal.kind) {
    case 'NotPaid':
      return error(
        'ORDER_NOT_PAID',
        `Order ${number} is not paid, so nothing of it is sent.`,
        `If the money is on the shop's own account: kasa paid ${number}.`,
      );
    case 'DueOnDelivery':
      return error(
        'DUE_ON_DELIVERY',
        `Order ${number} is paid on delivery, and the carrier collects the whole sum with one parcel.`,
        'Send all of it at once: leave --line out.',
      );
    case 'GoodsGone':
      return error(
        'GOODS_GONE',
        `Order ${number} has run out, and its goods are sold to others.`,
        'Give the money back where it arrived, and ask the customer to order again.',
      );
    case 'HeldByDispute':
      return error(
        'PAYMENT_DISPUTED',
        `The payment of order ${number} is disputed, or the bank has taken it back; the goods are held.`,
        "Wait for the bank's decision. To send all the same, add --despite-dispute.",
      );
    case 'FullyRefunded':
      return error('ORDER_REFUNDED', `All the money of order ${number} has gone back.`, 'Nothing is left to send.');
    case 'AlreadySent':
      return error(
        'ALREADY_SENT',
        `All of order ${number} has been sent.`,
        'Look at the parcels on the page of the order.',
      );
    case 'MoreThanOrdered':
      return error(
        'MORE_THAN_ORDERED',
        `Only ${refusal.leftQuantity} of "${nameOf(refusal.position)}" in order ${number} are left to send.`,
        `Name fewer. The order:\n${lines.map(describeLine).join('\n')}`,
      );
    case 'MoreThanSent':
      return error(
        'MORE_THAN_SENT',
        `Only ${refusal.leftQuantity} of "${nameOf(refusal.position)}" in order ${number} are with the customer.`,
        `Name fewer. The order:\n${lines.map(describeLine).join('\n')}`,
      );
    case 'NotSent':
      return error('NOT_SENT', `Nothing of order ${number} has been sent yet.`, `Send it first: kasa send ${number}.`);
    case 'ParcelUnknown':
      return error(
        'PARCEL_UNKNOWN',
        `Order ${number} has no such parcel.`,
        `Name one from 1 to ${refusal.parcels}, or none for all.`,
      );
    case 'AlreadyDelivered':
      return error('ALREADY_DELIVERED', `Order ${number} has been delivered already.`, 'Nothing is left to do.');
    case 'AlreadyReturned':
      return error('ALREADY_RETURNED', `All that was sent of order ${number} is back.`, 'Nothing is left to do.');
    case 'AlreadyPaid':
      return error(
        'ALREADY_PAID',
        `Order ${number} is paid already.`,
        'If the money came twice, give the second payment back where it arrived.',
      );
    case 'PaymentUnderWay':
      return error(
        'PAYMENT_UNDER_WAY',
        `A payment of order ${number} is under way at the bank; counting another would charge twice.`,
        'Wait until it has arrived or failed: the page of the order says so.',
      );
    case 'OrderCancelled':
      return error(
        'ORDER_CANCELLED',
        `Order ${number} was cancelled, and its goods are for sale again.`,
        'Give the money back where it arrived, and ask the customer to order again.',
      );
    default:
      return error(
        'ORDER_REFUSED',
        `Order ${number} does not allow it (${refusal.kind}).`,
        'Look at the page of the order, and try again.',
      );
  }
}
