import { randomUUID } from 'node:crypto';
import { KasaError } from '#src/errors.ts';
import { type Currency, money } from '#src/money.ts';
import { addUp } from '#src/orders/fulfilment-decisions.ts';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import { fold } from '#src/orders/order-decisions.ts';
import { refundLimit } from '#src/refunds/refund-step-up.ts';
import type { Result } from '#src/result.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { nameOfMethod } from '../../orders/office/method-names.ts';
import type { OrderActionInput } from '../../orders/office/order-action-input.ts';
import { type LockedForAction, requestOrderAction } from '../../orders/office/request-order-action.ts';
import { listOrderEvents } from '../../orders/order-store.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { readSettings } from '../../shop/read-settings.ts';
import { checkGivingUp, moneyOfOrder } from '../give-up-order.ts';
import { decideRequestedRefund } from '../request-refund.ts';
import type { RefundedLine } from '../settle-refunded-goods.ts';
import { quoteRefund } from './quote-refund.ts';

const MAX_TEXT_LENGTH = 500;
const MAX_LINES = 500;

type Answer = { refusal: OrderActionRefusal['kind'] | null };

export const refundResolvers: Resolvers = {
  Query: {
    async refundQuote(_, { number, lines, isWithDelivery, returnNumber, ownAmountMinor }, { db, staff, markets }) {
      const order = await findOrder(db, number);
      if (!order) return null;
      const named = lines ?? (returnNumber ? await linesOfReturn(db, order.id, returnNumber) : null);
      const quote = await quoteRefund(db, {
        orderId: order.id,
        lines: named && addUp(named),
        isWithDelivery: isWithDelivery ?? null,
        ownAmountMinor: ownAmountMinor ?? null,
      });
      return quote && { ...quote, methodName: nameOfMethod(staff?.locale ?? markets.main, order.method) };
    },
  },
  Mutation: {
    async refundOrder(_, { number, version, refund }, context): Promise<Answer> {
      const { reasonKind, reason, amountMinor, isOwnAmount, isWithDelivery, returnNumber } = refund;
      requireLength(reason);
      const lines = addUpRefunded(refund.lines);
      if (lines.length > MAX_LINES) throw new KasaError('BAD_REQUEST', `More than ${MAX_LINES} lines.`);
      if (amountMinor < 1) return { refusal: 'RefundNotPositive' };
      const order = await findOrder(context.db, number);
      if (!order) return { refusal: 'OrderUnknown' };
      await requireProof(context, order, amountMinor);
      const answered = returnNumber ? await findReturnOf(context.db, order.id, returnNumber) : null;
      if (returnNumber && !answered) return { refusal: 'ReturnClosed' };
      const input = {
        ...{ refundId: randomUUID(), amountMinor, isOwnAmount, isWithDelivery, lines },
        ...{
          currency: order.currency,
          reasonKind: reasonKind ?? ('' as const),
          reason,
          returnId: answered?.id ?? null,
        },
      };
      return shown(
        await requestOrderAction(context, { number, version, kind: 'refund', input }, (tx, locked) =>
          checkRefund(tx, { ...locked, currency: order.currency }, input),
        ),
      );
    },
    async cancelManagedOrder(_, { number, version, because, words, isRestocked }, context): Promise<Answer> {
      requireLength(words);
      const order = await findOrder(context.db, number);
      if (!order) return { refusal: 'OrderUnknown' };
      if (order.payment === 'paid') {
        if (!mayAccess(context.staff, ['orders.refund'])) return { refusal: 'AlreadyPaid' };
        await requireProof(context, order, await moneyOfOrder(context.db, order.id));
      }
      const input = { refundId: randomUUID(), because: because ?? ('' as const), words, isRestocked };
      return shown(
        await requestOrderAction(context, { number, version, kind: 'cancel', input }, (tx, { id }) =>
          checkGivingUp(tx, id),
        ),
      );
    },
  },
};

/** Of lines named twice, what every naming says is done with the goods. */
function addUpRefunded(lines: readonly RefundedLine[]): RefundedLine[] {
  const isEach = (position: number, flag: 'isCancelled' | 'isRestocked') =>
    lines.every((line) => line.position !== position || line[flag]);
  return addUp(lines.filter(({ quantity }) => quantity > 0)).map(({ position, quantity }) => ({
    ...{ position, quantity },
    isCancelled: isEach(position, 'isCancelled'),
    isRestocked: isEach(position, 'isRestocked'),
  }));
}

async function checkRefund(
  tx: Transaction,
  { id: orderId, ...order }: LockedForAction & { currency: Currency },
  { refundId, amountMinor, isOwnAmount, lines, isWithDelivery }: OrderActionInput<'refund'>,
): Promise<Result<unknown, OrderActionRefusal>> {
  const state = fold(await listOrderEvents(tx, orderId));
  return decideRequestedRefund(
    tx,
    { ...order, state },
    {
      ...{ refundId, orderId, parts: { lines, isWithDelivery }, expectedMinor: amountMinor },
      amount: isOwnAmount ? money(amountMinor, order.currency) : null,
    },
  );
}

type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Over the limit: of all that goes back of this order, so that many small refunds are no way around it. */
async function requireProof(context: OfficeContext, { id, currency }: FoundOrder, amountMinor: number): Promise<void> {
  const settings = await readSettings(context.db, 'payments');
  const { sum } = await context.db
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_minor').as('sum'))
    .where('order_id', '=', id)
    .where('cause', '=', 'staff')
    .where('status', 'not in', ['failed', 'canceled'])
    .executeTakeFirstOrThrow();
  if (Number(sum ?? 0) + amountMinor > refundLimit(settings, currency)) context.requireStepUp();
}

async function findOrder(db: Db, number: number) {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'currency', 'payment_state as payment', 'payment_method as method'])
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

async function findReturnOf(db: Db, orderId: string, number: number) {
  const row = await db
    .selectFrom('returns')
    .select('id')
    .where('number', '=', number)
    .where('order_id', '=', orderId)
    .where('status', 'in', ['announced', 'received'])
    .executeTakeFirst();
  return row ?? null;
}

/** What came back of it; before anything did, what was announced. */
async function linesOfReturn(db: Db, orderId: string, number: number) {
  const found = await findReturnOf(db, orderId, number);
  if (!found) return null;
  const received = await db
    .selectFrom('return_receipts')
    .select(['position', ({ fn }) => fn.sum<number>('quantity').as('quantity')])
    .where('return_id', '=', found.id)
    .groupBy('position')
    .execute();
  if (received.length > 0) return received.map((line) => ({ ...line, quantity: Number(line.quantity) }));
  const announced = await db
    .selectFrom('return_lines')
    .select(['position', 'quantity'])
    .where('return_id', '=', found.id)
    .execute();
  return announced.length > 0 ? announced : null;
}

function requireLength(text: string): void {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new KasaError('BAD_REQUEST', `A text is longer than ${MAX_TEXT_LENGTH} characters.`);
  }
}

function shown(result: Awaited<ReturnType<typeof requestOrderAction>>): Answer {
  return { refusal: result.ok ? null : result.error.kind };
}
