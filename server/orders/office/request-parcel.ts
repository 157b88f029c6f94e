// Asks for a parcel to be sent, and for an e-mail to go out again.
import { randomUUID } from 'node:crypto';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import { type Result, refuse } from '#src/result.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { isKnownCarrier } from '../../shipping/own-carriers.ts';
import { type ActionRequest, type Office, requestOrderAction } from './request-order-action.ts';

/** More than any carrier takes. */
const MOST_GRAMS = 1_000_000;

type Named = Pick<ActionRequest, 'number' | 'version'>;
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
  { number, version }: Named,
  { carrier, trackingNumber, lines, isDespiteDispute, label }: AskedParcel,
): Promise<Result<{ id: string }, OrderActionRefusal>> {
  if (!isKnownCarrier(carrier)) return refuse({ kind: 'CarrierUnknown' });
  if (lines.length === 0 || lines.some(({ quantity }) => quantity < 1)) return refuse({ kind: 'NothingToSend' });
  if (label && !(await services.findLabelCarrier(carrier))) return refuse({ kind: 'LabelKeysMissing' });
  if (label && (label.weightGrams < 1 || label.weightGrams > MOST_GRAMS)) return refuse({ kind: 'LabelTooHeavy' });
  const parcel = { parcelId: randomUUID(), carrier, trackingNumber, lines, isDespiteDispute, ...(label && { label }) };
  return requestOrderAction(services, { number, version, kind: 'send', input: parcel });
}

export async function requestMailAgain(
  office: Office,
  { number, version }: Named,
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
  return requestOrderAction(office, { number, version, kind: 'resend_mail', input: { mailKey: sent.key } });
}
