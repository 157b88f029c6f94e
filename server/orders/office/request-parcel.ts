// Asks for a parcel to be sent, and for an e-mail to go out again.
import { randomUUID } from 'node:crypto';
import { addUp } from '#src/orders/fulfilment-decisions.ts';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import { decide, fold } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { listQuantitiesToSend } from '../../shipping/ordered-quantities.ts';
import { isKnownCarrier } from '../../shipping/own-carriers.ts';
import { listOrderEvents } from '../order-store.ts';
import { type Office, type OrderAtVersion, requestOrderAction } from './request-order-action.ts';

/** More than any carrier takes. */
const MOST_GRAMS = 1_000_000;

type Services = Office & Pick<OfficeContext, 'findLabelCarrier'>;

type AskedParcel = {
  carrier: string;
  trackingNumber: string;
  lines: readonly { position: number; quantity: number }[];
  isDespiteDispute: boolean;
  label?: { size: string; weightGrams: number; isAskedAgain?: boolean | null } | null;
};

export async function requestParcel(
  services: Services,
  order: OrderAtVersion,
  { carrier, trackingNumber, lines: named, isDespiteDispute, label }: AskedParcel,
): Promise<Result<{ id: string }, OrderActionRefusal>> {
  if (!isKnownCarrier(carrier)) return refuse({ kind: 'CarrierUnknown' });
  if (named.length === 0 || named.some(({ quantity }) => quantity < 1)) return refuse({ kind: 'NothingToSend' });
  if (label && !(await services.findLabelCarrier(carrier))) return refuse({ kind: 'LabelKeysMissing' });
  if (label && (label.weightGrams < 1 || label.weightGrams > MOST_GRAMS)) return refuse({ kind: 'LabelTooHeavy' });
  const parcel = { parcelId: randomUUID(), carrier, trackingNumber, lines: addUp(named), isDespiteDispute };
  const withLabel = label && { label: { ...label, isAskedAgain: label.isAskedAgain ?? false } };
  const request = { ...order, kind: 'send' as const, input: { ...parcel, ...withLabel } };
  return requestOrderAction(services, request, async (tx, { id, capturedMinor }) => {
    const ordered = await listQuantitiesToSend(tx, id);
    return decide({ type: 'markSent', ordered, capturedMinor, ...parcel }, fold(await listOrderEvents(tx, id)));
  });
}

export async function requestMailAgain(
  office: Office,
  { number, version }: OrderAtVersion,
  key: string,
): Promise<Result<{ id: string }, OrderActionRefusal>> {
  const sent = await office.db
    .selectFrom('sent_mails')
    .innerJoin('orders', 'orders.id', 'sent_mails.order_id')
    .select('sent_mails.key')
    .where('sent_mails.key', '=', key)
    .where('orders.number', '=', number)
    .executeTakeFirst();
  if (!sent) return refuse({ kind: 'MailUnknown' });
  const request = { number, version, kind: 'resend_mail' as const, input: { mailKey: sent.key } };
  return requestOrderAction(office, request, async () => ok(null));
}
