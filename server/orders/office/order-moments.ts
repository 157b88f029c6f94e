// Everything that happened to an order, as one list: its events, e-mails as they were sent, notes, withdrawals, and what
// staff asked for and took back.
import { type Money, money } from '#src/money.ts';
import type { OrderEvent } from '#src/orders/order-decisions.ts';
import type { Db } from '../../database/connect.ts';
import type { StoredParcel } from '../../shipping/parcel-store.ts';
import type { StoredOrderAction } from './order-action-store.ts';

export type NumberedEvent = OrderEvent & { id: number; at: Date; cause: string };

type Sources = {
  order: { id: string; currency: Money['currency'] };
  events: NumberedEvent[];
  actions: StoredOrderAction[];
  refunds: { id: string; reason: string; reason_kind: string }[];
  parcels: StoredParcel[];
};

export type OrderMoment = {
  at: string;
  kind: string;
  by: string | null;
  amount: Money | null;
  parcel: number | null;
  text: string | null;
  mail: { key: string; subject: string; recipient: string; body: string } | null;
  note: { id: string; staffId: number; isEdited: boolean } | null;
  changes: { field: string; before: string; after: string }[];
};

/** Oldest first. */
export async function listNumberedEvents(db: Db, orderId: string): Promise<NumberedEvent[]> {
  const rows = await db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  return rows.map(({ id, type, at, cause, data }) => ({ type, ...(data as object), id, at, cause }) as NumberedEvent);
}

/** Newest first. */
export async function listMoments(
  db: Db,
  { order, events, actions, refunds, parcels }: Sources,
): Promise<OrderMoment[]> {
  const [mails, notes, returns, contactChanges] = await Promise.all([
    db.selectFrom('sent_mails').selectAll().where('order_id', '=', order.id).execute(),
    db.selectFrom('order_notes').selectAll().where('order_id', '=', order.id).execute(),
    db.selectFrom('returns').select(['announced_at', 'reason']).where('order_id', '=', order.id).execute(),
    db.selectFrom('order_contact_changes').selectAll().where('order_id', '=', order.id).execute(),
  ]);
  const moments = [
    ...events.map((event) => ({
      ...emptyMoment(event.at, event.type),
      by: event.cause === 'staff' ? whoDid(event, actions) : null,
      ...detailsOf(event, order.currency, refunds, parcels),
      ...(event.type === 'ContactChanged' && contactOf(contactChanges.find(({ id }) => id === event.changeId))),
    })),
    ...mails.map(({ key, subject, recipient, body, sent_at: at }) => ({
      ...emptyMoment(at, 'MailSent'),
      mail: { key, subject, recipient, body },
    })),
    ...notes.map(({ id, text, staff_id: staffId, staff_name: by, created_at: at, edited_at: editedAt }) => ({
      ...emptyMoment(at, 'Note'),
      ...{ by, text, note: { id, staffId, isEdited: editedAt !== null } },
    })),
    ...returns.map(({ announced_at: at, reason: text }) => ({ ...emptyMoment(at, 'Withdrawn'), text: text || null })),
    ...actions.filter(({ status }) => status === 'undone' || status === 'refused').map(actionMoment),
  ];
  // What happened at once stands in reverse: the last that was added comes first.
  return moments.reverse().sort((a, b) => b.at.localeCompare(a.at));
}

function emptyMoment(at: Date, kind: string): OrderMoment {
  const nothing = { by: null, amount: null, parcel: null, text: null, mail: null, note: null, changes: [] };
  return { at: at.toISOString(), kind, ...nothing };
}

/** They stand in the order in which a label has them, and then the rest. */
const contactFields = [
  ...([
    'companyName',
    'taxId',
    'fullName',
    'line1',
    'line2',
    'postalCode',
    'city',
    'pickupPoint',
    'phone',
    'email',
  ] as const),
];

/** Undefined once it has been erased. */
function contactOf(change: { staff_name: string; before: unknown; after: unknown } | undefined): Partial<OrderMoment> {
  if (!change) return {};
  const before = change.before as Record<string, string>;
  const after = change.after as Record<string, string>;
  const changes = contactFields
    .filter((field) => field in after)
    .map((field) => ({
      field,
      before: before[field] ?? '',
      after: after[field] ?? '',
    }));
  return { by: change.staff_name, changes };
}

function actionMoment({ status, kind, staffName, finishedAt, requestedAt, refusal }: StoredOrderAction): OrderMoment {
  const moment = emptyMoment(finishedAt ?? requestedAt, status === 'undone' ? 'ActionUndone' : 'ActionRefused');
  return { ...moment, by: staffName, text: refusal ?? kind };
}

const actionOf: Partial<Record<NumberedEvent['type'], StoredOrderAction['kind']>> = {
  ParcelSent: 'send',
  RefundRequested: 'refund',
  OrderCancelled: 'cancel',
  PaymentSucceeded: 'paid',
  ParcelDelivered: 'delivered',
};

/** What came of an action besides its own event was done by the same person. Null where that is not known. */
function whoDid(event: NumberedEvent, actions: readonly StoredOrderAction[]): string | null {
  const wanted = actionOf[event.type];
  const done = actions.filter(({ kind, status }) => status === 'done' && (!wanted || kind === wanted));
  // Whoever sent a parcel is not who notes that it came back.
  const made = event.type === 'ParcelSent' ? event.parcelId : 'refundId' in event ? event.refundId : null;
  const own = done.find(({ input }) => made !== null && (input.parcelId === made || input.refundId === made));
  return (
    (own ?? done.find(({ dueAt, finishedAt }) => dueAt <= event.at && finishedAt && finishedAt >= event.at))
      ?.staffName ?? null
  );
}

function detailsOf(
  event: NumberedEvent,
  currency: Money['currency'],
  refunds: Sources['refunds'],
  parcels: StoredParcel[],
): Partial<OrderMoment> {
  const parcel = 'parcelId' in event ? (parcels.find(({ id }) => id === event.parcelId)?.number ?? null) : null;
  switch (event.type) {
    case 'RefundRequested':
    case 'RefundSucceeded':
    case 'RefundFailed': {
      const refund = refunds.find(({ id }) => id === event.refundId);
      const reason = refund?.reason || refund?.reason_kind;
      return { amount: money(event.amountMinor, currency), text: reason || null };
    }
    case 'ParcelSent':
      return { parcel, text: event.trackingNumber || null };
    case 'ParcelDelivered':
    case 'ParcelReturned':
      return { parcel };
    case 'DisputeOpened':
      return { amount: money(event.amountMinor, currency), text: event.reason };
    case 'DisputeClosed':
      return { text: event.outcome };
    case 'OrderCancelled':
      return { text: event.words || event.because || event.reason };
    case 'PaymentFailed':
      return { text: event.code };
    default:
      return {};
  }
}
