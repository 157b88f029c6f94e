import { KasaError } from '#src/errors.ts';
import type { ReturnRefusal } from '#src/fulfilment/office/return-refusals.ts';
import { ok, type Result } from '#src/result.ts';
import type { AuditKind } from '#src/staff/audit-kinds.ts';
import { makeOnce } from '../../database/make-once.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { FulfilmentRefused } from '../../fulfilment/send-parcel.ts';
import { shownVariantColumns, shownVariantOf } from '../../orders/lines/shown-variant.ts';
import { auditedFields } from '../../schema/audited-fields.ts';
import type { ReceivedLineInput, Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireLength } from '../../schema/require-length.ts';
import { closeReturn, reopenReturn } from '../close-return.ts';
import { matchReturn, noteProofOfSending, refuseReturn, undoReturnRefusal } from '../decide-return.ts';
import { type NoticeByHand, openReturn } from '../open-return.ts';
import { receiveReturn } from '../receive-return.ts';
import { listWithdrawable } from '../withdrawable-lines.ts';
import { listOfficeReturns, listOfOrder } from './list-office-returns.ts';
import { readManagedReturn } from './read-managed-return.ts';
import { readNoticeDay } from './read-notice-day.ts';
import { MOST_AT_ONCE } from './returns-queue-schema.ts';

export const returnsQueueResolvers: Resolvers = {
  Query: {
    listedReturns: (_, options, { db, now }) => listOfficeReturns(db, { ...options, now: now() }),
    managedReturn: (_, { number }, { db, now }) => readManagedReturn(db, number, now()),
    async returnsOfOrder(_, { number }, { db, now }) {
      const [returns, returnable] = await Promise.all([listOfOrder(db, number, now()), listReturnable(db, number)]);
      return { returns, returnable };
    },
  },
  Mutation: {
    receiveReturn(_, { number, lines }, context) {
      for (const { condition } of lines) requireLength(condition);
      const write = (tx: Transaction) => receiveReturn(tx, { number, lines }, context.now());
      return change(context, { kind: 'return.received', number, after: lines.map(countsOf) }, write);
    },
    noteProofOfSending: (_, { number }, context) =>
      change(context, { kind: 'return.proofOfSending', number }, (tx) => noteProofOfSending(tx, number, context.now())),
    matchReturn: (_, { number, orderNumber }, context) =>
      change(context, { kind: 'return.matched', number, after: { orderNumber } }, (tx) =>
        matchReturn(tx, { number, orderNumber }, context.now()),
      ),
    refuseReturn(_, { number, reason, isTold }, context) {
      requireLength(reason);
      if (reason.trim() === '') return { refusal: 'ReasonMissing' satisfies ReturnRefusal['kind'] };
      return change(context, { kind: 'return.refused', number, after: { isTold } }, (tx) =>
        refuseReturn(tx, { number, reason: reason.trim(), isTold }, context.now()),
      );
    },
    closeReturns: (_, { numbers }, context) =>
      changeMany(context, 'return.closed', numbers, (tx, number) => closeReturn(tx, number, context.now())),
    reopenReturns: (_, { numbers }, context) => changeMany(context, 'return.reopened', numbers, reopenReturn),
    undoReturnRefusal: (_, { number }, context) =>
      change(context, { kind: 'return.refusalUndone', number }, (tx) => undoReturnRefusal(tx, number, context.now())),
    async openReturn(_, { orderNumber, lines, channel, reason, announcedOn, isAcknowledged, newId }, context) {
      requireLength(reason);
      const announcedAt = readNoticeDay(announcedOn, context.now(), context.timeZone);
      if (channel === 'form' || !announcedAt) throw new KasaError('BAD_REQUEST', 'A notice came by a way, on a day.');
      const notice = { orderNumber, lines, channel, reason, announcedAt, isAcknowledged };
      const making = { kind: 'return', newId, now: context.now() };
      const opened = await inTransaction(context.db, (tx) =>
        makeOnce(tx, making, () => openAudited(tx, context, notice)),
      );
      if (opened.ok) return { refusal: null, number: Number(opened.value.id) };
      const { error } = opened;
      return { refusal: error.kind, ...(error.kind === 'MadeBefore' && { number: Number(error.id) }) };
    },
  },
};

/** The counts alone, without what was written about their condition. */
const countsOf = (line: ReceivedLineInput) => auditedFields(line, ['position', 'quantity', 'isRestocked']);

async function openAudited(
  tx: Transaction,
  { now, audit }: OfficeContext,
  notice: NoticeByHand,
): Promise<Result<{ id: string }, ReturnRefusal>> {
  const written = await openReturn(tx, notice, now());
  if (!written.ok) return written;
  const id = String(written.value);
  const { orderNumber, channel } = notice;
  await audit(tx, { kind: 'return.opened', subject: id, after: { orderNumber, channel } });
  return ok({ id });
}

type Change = { kind: AuditKind; number: number; after?: unknown };

async function change(
  { db, audit }: OfficeContext,
  { kind, number, after }: Change,
  write: (tx: Transaction) => Promise<Result<unknown, ReturnRefusal | FulfilmentRefused>>,
): Promise<{ refusal: string | null; number: number }> {
  const changed = await inTransaction(db, async (tx) => {
    const done = await write(tx);
    if (done.ok) await audit(tx, { kind, subject: String(number), after });
    return done;
  });
  return { refusal: changed.ok ? null : changed.error.kind, number };
}

/** Each in a transaction of its own, so that one that is refused holds up no other. */
async function changeMany(
  context: OfficeContext,
  kind: AuditKind,
  numbers: readonly number[],
  write: (tx: Transaction, number: number) => Promise<Result<unknown, ReturnRefusal>>,
): Promise<{ changed: number[]; refused: { number: number; refusal: string }[] }> {
  const asked = [...new Set(numbers)];
  if (asked.length === 0 || asked.length > MOST_AT_ONCE)
    throw new KasaError('BAD_REQUEST', `One to ${MOST_AT_ONCE} returns are changed at once.`);
  const answer: Awaited<ReturnType<typeof changeMany>> = { changed: [], refused: [] };
  for (const number of asked) {
    const { refusal } = await change(context, { kind, number }, (tx) => write(tx, number));
    if (refusal === null) answer.changed.push(number);
    else answer.refused.push({ number, refusal });
  }
  return answer;
}

async function listReturnable(db: OfficeContext['db'], orderNumber: number) {
  const lines = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.order_id as orderId', 'l.position', 'l.title'])
    .select([...shownVariantColumns, 'is_for_gift_cards', 'locale'])
    .where('o.number', '=', orderNumber)
    .orderBy('l.position')
    .execute();
  const orderId = lines[0]?.orderId;
  const left = orderId ? await listWithdrawable(db, orderId) : [];
  return lines.flatMap(({ position, title, ...row }) => {
    const quantity = left.find((line) => line.position === position)?.quantity ?? 0;
    return quantity > 0 ? [{ position, title, variantTitle: shownVariantOf(row, row), quantity }] : [];
  });
}
