import type { Command } from 'commander';
import { auditOf, findOrder, orderArgument, parseParcelNumber, refusedOrder } from './work-order.ts';

type DeliveredFlags = { parcel?: number; json?: boolean };

const help = `
Without --parcel all parcels that are under way have arrived.

Example:
  $ kasa delivered 1001
  $ kasa delivered 1001 --parcel 2`;

export function registerDelivered(program: Command): void {
  program
    .command('delivered')
    .description('note that the parcels of an order have arrived')
    .argument('<order>', orderArgument)
    .option('--parcel <number>', 'only this one, counted from 1', parseParcelNumber)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(async (reference: string, flags: DeliveredFlags) => {
      const { order, parcels } = await noteDelivered(reference, flags.parcel ?? null);
      if (flags.json) console.log(JSON.stringify({ ok: true, order, parcels }));
      else console.log(`Order ${order}: parcel ${parcels.join(', ')} delivered.`);
    });
}

async function noteDelivered(reference: string, parcel: number | null): Promise<{ order: number; parcels: number[] }> {
  const [{ withDatabase }, { markDelivered }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/fulfilment/mark-delivered.ts'),
  ]);
  return withDatabase(async ({ db, now }) => {
    const order = await findOrder(db, reference);
    const auditDone = await auditOf({ now }, 'order.delivered', order);
    const delivered = await markDelivered({ db, now, auditDone }, { orderId: order.id, parcel });
    if (!delivered.ok) throw await refusedOrder(delivered.error, order, { name: 'delivered' });
    return { order: order.number, parcels: delivered.value };
  });
}
