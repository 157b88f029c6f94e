import type { Command } from 'commander';
import { auditOf, findOrder, orderArgument, refusedOrder } from './work-order.ts';

type CancelFlags = { json?: boolean };

const help = `
For an order that is not paid: one that waits for its payment, or that is to be paid on delivery and has not been sent. Its
goods are for sale again, and the customer is written to. What is paid is given back instead: kasa refund.

Example:
  $ kasa cancel 1001`;

export function registerCancel(program: Command): void {
  program
    .command('cancel')
    .description('cancel an order that is not paid')
    .argument('<order>', orderArgument)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(async (reference: string, flags: CancelFlags) => {
      const order = await cancel(reference);
      if (flags.json) console.log(JSON.stringify({ ok: true, order }));
      else console.log(`Order ${order} is cancelled.`);
    });
}

async function cancel(reference: string): Promise<number> {
  const [{ withDatabase }, { cancelByStaff }, { openCommandProvider, reachingProvider }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/orders/cancel-by-staff.ts'),
    import('./command-provider.ts'),
  ]);
  return withDatabase(async ({ db, config, now }) => {
    const order = await findOrder(db, reference);
    const auditDone = await auditOf({ now }, 'order.cancel', order);
    const payments = await openCommandProvider({ config, db, now });
    const cancelled = await reachingProvider(order.number, cancelByStaff({ db, now, payments, auditDone }, order.id));
    if (!cancelled.ok) throw await refusedOrder(cancelled.error, order, { name: 'cancel' });
    return order.number;
  });
}
