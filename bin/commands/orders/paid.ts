import type { Command } from 'commander';
import type { Money } from '#src/money.ts';
import { parseMoney } from './command-amount.ts';
import { auditOf, findOrder, orderArgument, refusedOrder } from './work-order.ts';

type PaidFlags = { reference: string; amount?: Sum; json?: boolean };
type Sum = ReturnType<typeof parseMoney>;

const help = `
For money that somebody has seen on the shop's own account, or has in hand: the whole total of an order that waits for its
payment. With --amount it must be just that. What is open at the payment service is cancelled first, so that the customer
cannot pay twice. The customer is written to. An order that has run out is carried out if its goods are still there.

Example:
  $ kasa paid 1001 --amount "145.99 PLN" --reference "statement 2026/11, line 7"`;

export function registerPaid(program: Command): void {
  program
    .command('paid')
    .description('note that money arrived outside the payment service')
    .argument('<order>', orderArgument)
    .option('--reference <text>', 'what the bank statement says, for the records', '')
    .option('--amount <amount>', 'what has arrived, to be held against the total, for example "145.99 PLN"', parseMoney)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(async (order: string, flags: PaidFlags) => {
      const paid = await notePaid(order, flags);
      if (flags.json) console.log(JSON.stringify({ ok: true, ...paid }));
      else {
        const { moneyText } = await import('./money-text.ts');
        console.log(`Order ${paid.order} is paid: ${moneyText(paid.amount)}.`);
      }
    });
}

async function notePaid(order: string, { reference, amount }: PaidFlags): Promise<{ order: number; amount: Money }> {
  const [{ withDatabase }, { recordManualPayment }, { openCommandProvider, reachingProvider }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/orders/manual/record-manual-payment.ts'),
    import('./command-provider.ts'),
  ]);
  return withDatabase(async ({ db, config, now }) => {
    const found = await findOrder(db, order);
    const auditDone = await auditOf({ now }, 'order.paid', found);
    const payments = await openCommandProvider({ config, db, now });
    // An unknown currency is refused later, because it differs from the order's.
    const payment = { orderId: found.id, reference, amount: amount as Money | undefined };
    const paid = await reachingProvider(found.number, recordManualPayment({ db, now, payments, auditDone }, payment));
    if (paid.ok) return { order: found.number, amount: paid.value.amount };
    throw await refusedOrder(paid.error, found, { name: 'paid' });
  });
}
