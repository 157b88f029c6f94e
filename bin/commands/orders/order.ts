import type { Command } from 'commander';
import type { Order } from '#server/schema/resolver-types.generated.ts';
import type { ShopClock } from '../shop-clock.ts';
import { listLines, type OrderLine } from './order-lines.ts';
import { printable } from './printable-text.ts';
import { findOrder, orderArgument } from './work-order.ts';

const help = `
Example:
  $ kasa order 1001
  $ kasa order 1001 --json | jq .order.note`;

export function registerOrder(program: Command): void {
  program
    .command('order')
    .description('print an order: what, to whom, and what was said')
    .argument('<order>', orderArgument)
    .option('--json', 'print the order as JSON')
    .addHelpText('after', help)
    .action(showOrder);
}

async function showOrder(reference: string, { json }: { json?: boolean }): Promise<void> {
  const [{ withDatabase }, { getOrderView }, { addressLines }, { moneyText }, texts, refunds, clocks] =
    await Promise.all([
      import('../with-database.ts'),
      import('#server/orders/order-views.ts'),
      import('#server/emails/address-lines.ts'),
      import('./money-text.ts'),
      import('./discount-text.ts'),
      import('./refunded-text.ts'),
      import('../shop-clock.ts'),
    ]);
  const { order, counts, clock } = await withDatabase(async ({ db }) => {
    const { id } = await findOrder(db, reference);
    return {
      order: await getOrderView(db, id),
      counts: await listLines(db, id),
      clock: await clocks.readShopClock(db),
    };
  });
  if (json) {
    console.log(JSON.stringify({ ok: true, order }));
    return;
  }
  const { number, createdAt, paymentState, fulfilmentState, lines, totals, pickupPoint, billingAddress, note } = order;
  const written = (address: Order['address']) => addressLines(address, 'en').join(', ');
  const discount = texts.discountText({ discount: totals.discount, discountCode: order.discountCode ?? null });
  const { parcels, refunded, refundPending } = order;
  const money = [
    refunds.refundedText({ total: totals.total, refunded }),
    refundPending.minor > 0 ? `on its way back: ${moneyText(refundPending)}` : '',
  ].filter(Boolean);
  const facts = {
    to: written(order.address),
    'collected at': pickupPoint ? `${pickupPoint.name} (${pickupPoint.id}), ${pickupPoint.city}` : '',
    'bill to': billingAddress ? written(billingAddress) : '',
    'e-mail': order.email,
    note,
  };
  console.log(
    [
      `Order ${number}, ${paymentState}, ${fulfilmentState}, ${clock.moment(new Date(createdAt))}`,
      ...lines.map((line, index) => `  ${lineText(line, counts[index])}`),
      ...(discount ? [`  ${discount}`] : []),
      `  total: ${moneyText(totals.total)}`,
      ...money.map((text) => `  ${text}`),
      ...parcels.map((parcel) => `  ${parcelText(parcel, clock)}`),
      ...Object.entries(facts)
        .filter(([, text]) => text)
        .map(([name, text]) => `  ${name}: ${printable(text)}`),
    ].join('\n'),
  );
}

/** What was ordered, with what became of it where that is something else than sent or to be sent. */
function lineText({ quantity, title, variantTitle, refunded }: Order['lines'][number], counts?: OrderLine): string {
  const { cancelled = 0, returned = 0 } = counts ?? {};
  const became = [
    cancelled > 0 ? `${cancelled} not sent any more` : '',
    returned > 0 ? `${returned} came back` : '',
    refunded ? `${refunded.quantity} refunded` : '',
  ].filter(Boolean);
  const what = [`${quantity} × ${title}`, variantTitle].filter(Boolean).join(', ');
  return became.length > 0 ? `${what} (${became.join(', ')})` : what;
}

function parcelText(
  { number, carrier, trackingNumber, sentAt, deliveredAt, lines }: Order['parcels'][number],
  clock: ShopClock,
): string {
  const at = (moment: string) => clock.moment(new Date(moment));
  const contents = lines.map(({ quantity, title, variantTitle }) =>
    [`${quantity} × ${title}`, variantTitle].filter(Boolean).join(', '),
  );
  const moments = [`sent ${at(sentAt)}`, deliveredAt ? `delivered ${at(deliveredAt)}` : ''];
  return `parcel ${number}: ${[carrier, trackingNumber, ...moments].filter(Boolean).join(', ')}: ${contents.join('; ')}`;
}
