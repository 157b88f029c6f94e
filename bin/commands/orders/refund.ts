import type { Command } from 'commander';
import type { Db } from '#server/database/connect.ts';
import type { FoundOrder } from '#server/orders/order-links.ts';
import type { Money } from '#src/money.ts';
import { CliError } from '../../cli-errors.ts';
import { parseAmount, parseCount } from './command-amount.ts';
import { chooseLines, collectLine, listLines, type NamedLine, type OrderLine } from './order-lines.ts';
import { auditOf, findOrder, orderArgument, refusedOrder } from './work-order.ts';

type RefundFlags = {
  line?: NamedLine[];
  delivery?: boolean;
  restock?: boolean;
  return?: number;
  reason: string;
  json?: boolean;
};

type RefundResult = {
  order: number;
  amount: Money;
  status: string;
  refundId: string;
  failureReason: string | null;
  /** Paid without the payment service, so staff has to transfer the money. */
  isManual: boolean;
  /** What of the amount is on gift cards again, in minor units. */
  cardsMinor: number;
  /** Some of it on a new card, because one that paid is disabled. */
  isOnNewCard: boolean;
};

const help = `
ORDER is the number of the order, or the token in the address of its page. AMOUNT is in the order's currency, with a
point or a comma; without it what the lines and the delivery had cost goes back, and without those all that is left. The
shopper is told by e-mail when the refund has succeeded.

What of a named line was not sent yet is not sent any more. With --restock it is for sale again, and so is what was sent:
say it when the goods are here.

A withdrawal (kasa returns) is closed by the refund of its lines, of all that is left, or of a sum that is no less than its
goods had cost once they are noted as back. --return names the one that is answered whatever the sum: without lines and
AMOUNT, what came back of it, or what was announced, is given back, with the delivery if that is all of the order.

Example:
  $ kasa refund 1001
  $ kasa refund 1001 --line FOX-30:2 --delivery --restock
  $ kasa refund 1001 12,50 --reason "one print was creased"`;

export function registerRefund(program: Command): void {
  program
    .command('refund')
    .description('give a paid order back in full or in part')
    .argument('<order>', orderArgument)
    .argument('[amount]', 'how much, for example 12.50; without it, all that is left', parseAmount)
    .option('--line <sku:quantity>', 'a line that is given back, more than once for several', collectLine)
    .option('--delivery', 'give back the delivery cost, too')
    .option('--restock', 'the goods of these lines are here, and for sale again')
    .option('--return <number>', 'the withdrawal that is answered by it', parseCount)
    .option('--reason <text>', 'why, for the records', '')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(async (order: string, amountMinor: number | undefined, flags: RefundFlags) => {
      const result = await refund(order, amountMinor ?? null, flags);
      if (flags.json) console.log(JSON.stringify({ ok: true, ...result }));
      else console.log(await describe(result));
    });
}

async function refund(reference: string, amountMinor: number | null, flags: RefundFlags): Promise<RefundResult> {
  const [
    { withDatabase },
    { requestRefund },
    { sendRefund, isRefundedByHand },
    { openCommandProvider },
    stores,
    cards,
  ] = await Promise.all([
    import('../with-database.ts'),
    import('#server/refunds/request-refund.ts'),
    import('#server/refunds/send-refund.ts'),
    import('./command-provider.ts'),
    import('#server/payments/refund-store.ts'),
    import('#server/gift-cards/refund-to-cards.ts'),
  ]);
  return withDatabase(async ({ db, config, now }) => {
    const order = await findOrder(db, reference);
    const amount = amountMinor === null ? null : { minor: amountMinor, currency: order.currency };
    const lines = flags.line ? await listLines(db, order.id) : [];
    const answered = flags.return === undefined ? null : await findAnswered(db, order, flags.return);
    const named = chooseLines(order, lines, flags.line, ({ quantity }: OrderLine) => quantity);
    const chosen = named ?? answered?.lines ?? [];
    // Else all that is left of the order would go back.
    if (answered && chosen.length === 0 && amount === null) throw nothingOf(order, Number(flags.return));
    const isWithDelivery = flags.delivery ?? (named === null && amount === null && answered?.isWithDelivery === true);
    const goods = { isCancelled: true, isRestocked: Boolean(flags.restock) };
    const parts = { lines: chosen.map((line) => ({ ...line, ...goods })), isWithDelivery };
    const because = { reason: flags.reason, ...(answered && { reasonKind: 'withdrawal' as const }) };
    const request = {
      ...{ orderId: order.id, amount, ...because, returnId: answered?.id ?? null },
      ...((chosen.length > 0 || isWithDelivery) && { parts }),
    };
    const requested = await requestRefund(
      { db, now, auditDone: await auditOf({ now }, 'order.refund', order) },
      request,
    );
    if (!requested.ok) throw await refusedOrder(requested.error, order, { name: 'refund', lines });

    const { refundId } = requested.value;
    const payments = await openCommandProvider({ config, db, now });
    // If this fails, the shop carries out the refund later, because it is stored.
    const log = { error: () => undefined };
    await sendRefund({ db, now, payments, log }, refundId, 'staff').catch(() => undefined);
    const made = await stores.findRefund(db, refundId);
    return {
      order: order.number,
      amount: requested.value.amount,
      status: made?.status ?? 'requested',
      isManual: made !== null && (await isRefundedByHand(db, made.intentId)),
      cardsMinor: made?.cardsMinor ?? 0,
      isOnNewCard: (await cards.listNewCardsOf(db, refundId)).length > 0,
      refundId,
      failureReason: made?.failureReason ?? null,
    };
  }).then((result) => {
    if (result.status === 'failed' || result.status === 'canceled') throw failed(result);
    return result;
  });
}

/** The withdrawal, with what the office would choose to give back for it. */
async function findAnswered(db: Db, order: FoundOrder, number: number) {
  const [{ findReturnOf, listGoodsOfReturn }, { quoteRefund }] = await Promise.all([
    import('#server/refunds/goods-of-return.ts'),
    import('#server/refunds/office/quote-refund.ts'),
  ]);
  const found = await findReturnOf(db, order.id, number);
  if (!found) {
    throw new CliError({
      code: 'RETURN_UNKNOWN',
      title: `Order ${order.number} has no open withdrawal ${number}.`,
      fix: 'Look at them with kasa returns, or leave --return out.',
    });
  }
  const lines = await listGoodsOfReturn(db, found.id);
  const quote = await quoteRefund(db, { orderId: order.id, lines, isWithDelivery: null, ownAmountMinor: null });
  const chosen = (quote?.lines ?? []).filter(({ quantity }) => quantity > 0);
  return {
    id: found.id,
    lines: chosen.map(({ position, quantity }) => ({ position, quantity })),
    isWithDelivery: quote?.isWithDelivery === true,
  };
}

function nothingOf({ number }: FoundOrder, withdrawal: number): CliError {
  return new CliError({
    code: 'RETURN_REFUNDED',
    title: `Of what came back by withdrawal ${withdrawal} of order ${number} nothing is left to give back.`,
    fix: 'Note what has come since (kasa returned), or name an amount.',
  });
}

const outcomes: Record<string, string> = {
  succeeded: 'is on its way to the shopper.',
  pending: 'has been accepted; the bank still has to carry it out. The order page shows when it has.',
  requested:
    'is written down. The payment service could not be reached; the running shop asks it again until it answers.',
};

async function describe({ order, amount, status, isManual, cardsMinor, isOnNewCard }: RefundResult): Promise<string> {
  const [{ money, subtractMoney }, { moneyText }] = await Promise.all([
    import('#src/money.ts'),
    import('./money-text.ts'),
  ]);
  const onCards = money(cardsMinor, amount.currency);
  const begin = `Order ${order}: the refund of ${moneyText(amount)}`;
  const where = isOnNewCard
    ? 'on gift cards, a new one for each that is disabled; the customer gets its code by e-mail'
    : 'on the gift cards that paid';
  if (cardsMinor === amount.minor) return `${begin} is ${where}.`;
  const cards = cardsMinor > 0 ? `${moneyText(onCards)} of it is ${where}. ` : '';
  if (isManual) {
    const rest = cardsMinor > 0 ? `the other ${moneyText(subtractMoney(amount, onCards))}` : 'it';
    return `${begin} is noted, and the customer told. ${cards}Transfer ${rest} yourself: the payment service had no part in the payment.`;
  }
  return `${begin} ${outcomes[status] ?? status} ${cards}`.trimEnd();
}

function failed({ order, failureReason }: RefundResult): CliError {
  return new CliError({
    code: 'REFUND_FAILED',
    title: `Stripe refuses to refund order ${order} (${failureReason ?? 'no reason given'}); nothing was given back.`,
    fix: "Look at the payment in Stripe's dashboard, which says more, or pay the shopper back in another way.",
  });
}
