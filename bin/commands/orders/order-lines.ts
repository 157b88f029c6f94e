// The lines of an order, as commands name and print them.
import { InvalidArgumentError } from 'commander';
import type { Db } from '#server/database/connect.ts';
import type { FoundOrder } from '#server/orders/order-links.ts';
import { CliError } from '../../cli-errors.ts';

/** `SKU:2`, or `SKU` for the line's whole quantity. */
export type NamedLine = { name: string; quantity: number | null };

/** Meant for an option that may be given several times. */
export function collectLine(text: string, collected: NamedLine[] = []): NamedLine[] {
  const [, name = '', quantity] = /^(.+?)(?::(\d{1,4}))?$/.exec(text.trim()) ?? [];
  if (name === '' || quantity === '0') throw new InvalidArgumentError('Expected a SKU and how many, such as FOX-30:2.');
  return [...collected, { name, quantity: quantity === undefined ? null : Number(quantity) }];
}

export type OrderLine = {
  position: number;
  sku: string;
  title: string;
  variantTitle: string;
  quantity: number;
  /** Taken off the order before they were sent. */
  cancelled: number;
  sent: number;
  returned: number;
};

/** The order's lines, with the quantities sent and returned. */
export async function listLines(db: Db, orderId: string): Promise<OrderLine[]> {
  const [{ listParcels }, { shownVariantOf }] = await Promise.all([
    import('#server/shipping/parcel-store.ts'),
    import('#server/orders/lines/shown-variant.ts'),
  ]);
  const [lines, parcels] = await Promise.all([
    db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .selectAll('order_lines')
      .select(['orders.is_for_gift_cards', 'orders.locale'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),
    listParcels(db, orderId),
  ]);
  return lines.map((row) => {
    const { position, sku, title, quantity, cancelled_quantity: cancelled } = row;
    const parts = parcels.flatMap((parcel) => parcel.lines).filter((line) => line.position === position);
    const sent = parts.reduce((sum, part) => sum + part.quantity, 0);
    const returned = parts.reduce((sum, part) => sum + part.returnedQuantity, 0);
    const variantTitle = shownVariantOf(row, row);
    return { position, sku, title, variantTitle, quantity, cancelled, sent, returned };
  });
}

/** Lines are named by SKU or by position; `leftOf` gives the quantity when none is named. */
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

export function describeLine(line: OrderLine): string {
  const { position, sku, quantity, cancelled, sent } = line;
  const off = cancelled > 0 ? `, ${cancelled} not sent any more` : '';
  return `${position + 1}  ${sku || '(no SKU)'}  ${lineTitle(line)}: ${quantity} ordered, ${sent} sent${off}`;
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
