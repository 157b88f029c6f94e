import type { Command } from 'commander';
import type { StoredReturn } from '#server/returns/return-store.ts';
import type { ShopClock } from '../shop-clock.ts';
import { registerCloseReturns } from './close-returns.ts';
import { printable } from './printable-text.ts';

type ReturnsFlags = { json?: boolean };

const help = `
The oldest first, as the shoppers wrote them. Nothing is refunded or counted into stock by itself: kasa returned notes that
the goods are back, kasa refund gives the money back and closes the withdrawal, within 14 days of the notice.
Where no money is due, kasa returns close ends it. Where no order is named, what was typed matches none, and the notice
counts all the same.

Example:
  $ kasa returns
  $ kasa returns close 7
  $ kasa returns --json | jq '.returns[] | select(.isLate)'`;

export function registerReturns(program: Command): void {
  const returns = program
    .command('returns')
    .description('list what shoppers have withdrawn from')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(async ({ json }: ReturnsFlags) => {
      const { listed, clock } = await readReturns();
      if (json) console.log(JSON.stringify({ ok: true, returns: listed.map(showReturn) }));
      else
        console.log(
          listed.map((each) => describeReturn(each, clock)).join('\n\n') || 'Nobody has withdrawn from anything yet.',
        );
    });
  registerCloseReturns(returns);
}

async function readReturns(): Promise<{ listed: StoredReturn[]; clock: ShopClock }> {
  const [{ withDatabase }, { listReturns }, { readShopClock }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/returns/return-store.ts'),
    import('../shop-clock.ts'),
  ]);
  return withDatabase(async ({ db }) => ({ listed: await listReturns(db), clock: await readShopClock(db) }));
}

function showReturn({ id: _, orderId: _order, order, announcedAt, ...rest }: StoredReturn) {
  return { ...rest, order: order?.number ?? null, announcedAt: announcedAt.toISOString() };
}

/** Texts of several lines are set in, so that nothing in them passes for another return. */
function describeReturn(
  { number, status, order, announcedAt, isLate, isAcknowledged, fields, lines }: StoredReturn,
  clock: ShopClock,
) {
  const head = [
    `Return ${number}`,
    order ? `order ${order.number}` : 'no order found',
    status,
    clock.moment(announcedAt),
    ...(isLate ? ['after the period'] : []),
    ...(isAcknowledged ? [] : ['not acknowledged by e-mail']),
  ];
  const typed = Object.entries({
    name: fields.name,
    'order number': fields.orderNumber,
    'e-mail of the order': fields.orderEmail,
    'acknowledged to': fields.email,
    contract: fields.contract,
    reason: fields.reason,
  }).filter(([, text]) => text.trim());
  return [
    head.join(', '),
    ...lines.map(
      ({ quantity, title, variantTitle, sku }) =>
        `  ${[`${quantity} × ${title}`, variantTitle, sku].filter(Boolean).join(', ')}`,
    ),
    ...typed.map(([name, text]) => `  ${name}: ${printable(text)}`),
  ].join('\n');
}
