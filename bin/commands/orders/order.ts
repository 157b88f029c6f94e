import type { Command } from 'commander';
import type { Order } from '#server/schema/resolver-types.generated.ts';
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
  const [{ withDatabase }, { getOrderView }, { addressLines }, { formatMoney }, { discountText }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/orders/order-views.ts'),
    import('#server/emails/address-lines.ts'),
    import('#src/money.ts'),
    import('./discount-text.ts'),
  ]);
  const order = await withDatabase(async ({ db }) => getOrderView(db, (await findOrder(db, reference)).id));
  if (json) {
    console.log(JSON.stringify({ ok: true, order }));
    return;
  }
  const { number, createdAt, paymentState, fulfilmentState, lines, totals, pickupPoint, billingAddress, note } = order;
  const written = (address: Order['address']) => addressLines(address, 'en').join(', ');
  const discount = discountText({ discount: totals.discount, discountCode: order.discountCode ?? null });
  const facts = {
    to: written(order.address),
    'collected at': pickupPoint ? `${pickupPoint.name} (${pickupPoint.id}), ${pickupPoint.city}` : '',
    'bill to': billingAddress ? written(billingAddress) : '',
    'e-mail': order.email,
    note,
  };
  console.log(
    [
      `Order ${number}, ${paymentState}, ${fulfilmentState}, ${createdAt}`,
      ...lines.map(
        ({ quantity, title, variantTitle }) =>
          `  ${[`${quantity} × ${title}`, variantTitle].filter(Boolean).join(', ')}`,
      ),
      ...(discount ? [`  ${discount}`] : []),
      `  total: ${formatMoney(totals.total, 'en')}`,
      ...Object.entries(facts)
        .filter(([, text]) => text)
        .map(([name, text]) => `  ${name}: ${printable(text)}`),
    ].join('\n'),
  );
}
