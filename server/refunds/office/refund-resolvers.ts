import { randomUUID } from 'node:crypto';
import { KasaError } from '#src/errors.ts';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import { refundLimit } from '#src/refunds/refund-step-up.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import type { Db } from '../../database/connect.ts';
import { nameOfMethod } from '../../orders/office/method-names.ts';
import { requestOrderAction } from '../../orders/office/request-order-action.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { readSettings } from '../../shop/read-settings.ts';
import { moneyOfOrder } from '../give-up-order.ts';
import { quoteRefund } from './quote-refund.ts';

const MAX_TEXT_LENGTH = 500;
const MAX_LINES = 500;

type Answer = { refusal: OrderActionRefusal['kind'] | null };

export const refundResolvers: Resolvers = {
  Query: {
    async refundQuote(_, { number, lines, isWithDelivery, returnNumber }, { db, staff, markets }) {
      const order = await findOrder(db, number);
      if (!order) return null;
      const named = lines ?? (returnNumber ? await linesOfReturn(db, order.id, returnNumber) : null);
      const quote = await quoteRefund(db, {
        orderId: order.id,
        lines: named ?? null,
        isWithDelivery: isWithDelivery ?? null,
      });
      return quote && { ...quote, methodName: nameOfMethod(staff?.locale ?? markets.main, order.method) };
    },
  },
  Mutation: {
    async refundOrder(_, { number, version, refund }, context): Promise<Answer> {
      const { reasonKind, reason, amountMinor, isOwnAmount, isWithDelivery, returnNumber } = refund;
      requireLength(reason);
      const lines = refund.lines.filter(({ quantity }) => quantity > 0);
      if (lines.length > MAX_LINES) throw new KasaError('BAD_REQUEST', `More than ${MAX_LINES} lines.`);
      if (amountMinor < 1) return { refusal: 'RefundNotPositive' };
      const order = await findOrder(context.db, number);
      if (!order) return { refusal: 'OrderUnknown' };
      await requireProof(context, order, amountMinor);
      const answered = returnNumber ? await findReturnOf(context.db, order.id, returnNumber) : null;
      if (returnNumber && !answered) return { refusal: 'ReturnClosed' };
      const input = {
        ...{ refundId: randomUUID(), amountMinor, isOwnAmount, isWithDelivery, lines },
        ...{ currency: order.currency, reasonKind: reasonKind ?? '', reason, returnId: answered?.id ?? null },
      };
      return shown(await requestOrderAction(context, { number, version, kind: 'refund', input }));
    },
    async cancelManagedOrder(_, { number, version, because, words, isRestocked }, context): Promise<Answer> {
      requireLength(words);
      const order = await findOrder(context.db, number);
      if (!order) return { refusal: 'OrderUnknown' };
      if (order.payment === 'paid') {
        if (!mayAccess(context.staff, ['orders.refund'])) return { refusal: 'AlreadyPaid' };
        await requireProof(context, order, await moneyOfOrder(context.db, order.id));
      }
      const input = { refundId: randomUUID(), because: because ?? '', words, isRestocked };
      return shown(await requestOrderAction(context, { number, version, kind: 'cancel', input }));
    },
  },
};

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
