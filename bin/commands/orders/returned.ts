import type { Command } from 'commander';
import { chooseLines, collectLine, listLines, listQuantities, type NamedLine } from './order-lines.ts';
import { auditOf, findOrder, orderArgument, parseParcelNumber, refusedOrder } from './work-order.ts';

type ReturnedFlags = { parcel?: number; line?: NamedLine[]; restock: boolean; json?: boolean };

const help = `
Without --line all that was sent is back. A line is named by its SKU, or by its place in the order from 1. What is back is
counted into stock; --no-restock leaves it out, for goods that cannot be sold again. No money moves: see kasa refund.

Example:
  $ kasa returned 1001
  $ kasa returned 1001 --line FOX-30:1 --no-restock
  $ kasa refund 1001 59.00`;

export function registerReturned(program: Command): void {
  program
    .command('returned')
    .description('note that goods of an order have come back')
    .argument('<order>', orderArgument)
    .option('--parcel <number>', 'only of this parcel, counted from 1', parseParcelNumber)
    .option('--line <sku:quantity>', 'what came back; may be given several times', collectLine)
    .option('--no-restock', 'do not count the goods into stock')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(async (reference: string, flags: ReturnedFlags) => {
      const { order, lines, contents, isPaid } = await noteReturned(reference, flags);
      const isRestocked = flags.restock;
      if (flags.json) {
        console.log(JSON.stringify({ ok: true, order, lines, isRestocked }));
        return;
      }
      console.log(`Order ${order}: these have come back${isRestocked ? ' and are in stock again' : ''}.\n${contents}`);
      console.log(
        isPaid ? `No money has moved: kasa refund ${order} gives it back.` : 'Nothing was paid, so no money goes back.',
      );
    });
}

async function noteReturned(reference: string, flags: ReturnedFlags) {
  const [{ withDatabase }, { takeBack }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/fulfilment/take-back.ts'),
  ]);
  return withDatabase(async ({ db, now }) => {
    const order = await findOrder(db, reference);
    const ordered = await listLines(db, order.id);
    const lines = chooseLines(order, ordered, flags.line, (line) => line.sent - line.returned);
    const request = { orderId: order.id, parcel: flags.parcel ?? null, lines, isRestocked: flags.restock };
    const auditDone = await auditOf({ now }, 'order.returned', order);
    const back = await takeBack({ db, now, auditDone }, request);
    if (!back.ok) throw await refusedOrder(back.error, order, { name: 'returned', lines: ordered });
    const { payment_state: payment } = await db
      .selectFrom('orders')
      .select('payment_state')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const contents = listQuantities(ordered, back.value);
    return { order: order.number, lines: back.value, contents, isPaid: payment === 'paid' };
  });
}
