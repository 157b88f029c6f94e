import type { Command } from 'commander';
import type { Money } from '#src/money.ts';
import { CliError } from '../cli-errors.ts';
import { findOrder, orderArgument, workRefusal } from './work-order.ts';

type PaidFlags = { reference: string; json?: boolean };

const help = `
For money that somebody has seen on the shop's own account: the whole total of an order that waits for its payment. What is
open at the payment service is cancelled first, so that the customer cannot pay twice. The customer is written to.

Example:
  $ kasa paid 1001 --reference "statement 2026/11, line 7"`;

export function registerPaid(program: Command): void {
  program
    .command('paid')
    .description('note that the money of an order has arrived outside the payment service')
    .argument('<order>', orderArgument)
    .option('--reference <text>', 'what the bank statement says, for the records', '')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(async (order: string, flags: PaidFlags) => {
      const paid = await notePaid(order, flags.reference);
      if (flags.json) console.log(JSON.stringify({ ok: true, ...paid }));
      else {
        const { moneyToDecimal } = await import('#src/money.ts');
        console.log(`Order ${paid.order} is paid: ${moneyToDecimal(paid.amount)} ${paid.amount.currency}.`);
      }
    });
}

async function notePaid(reference: string, statement: string): Promise<{ order: number; amount: Money }> {
  const [{ withDatabase }, { recordManualPayment }, { createCommandProvider }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/orders/record-manual-payment.ts'),
    import('./command-provider.ts'),
  ]);
  return withDatabase(async ({ db, config, now }) => {
    const order = await findOrder(db, reference);
    const payments = createCommandProvider(config, now);
    const paid = await recordManualPayment({ db, now, payments }, { orderId: order.id, reference: statement }).catch(
      (error: unknown) => {
        throw isOfProvider(error) ? unreachable(order.number) : error;
      },
    );
    if (!paid.ok) throw workRefusal(paid.error, order, []);
    return { order: order.number, amount: paid.value.amount };
  });
}

function isOfProvider(error: unknown): boolean {
  return String((error as { type?: unknown }).type).startsWith('Stripe');
}

function unreachable(order: number): CliError {
  return new CliError({
    code: 'PAYMENT_SERVICE_UNREACHABLE',
    title: `What is open at the payment service for order ${order} could not be cancelled; the order is not marked paid.`,
    fix: 'Try again when it can be reached: until then the customer could still pay a second time. The sandbox runs with kasa serve.',
  });
}
