// Sends a parcel with a label of its carrier: what the order does not allow is not paid for.
import type { Result } from '#src/result.ts';
import { listLabels } from '../../shipping/labels/label-store.ts';
import {
  checkParcel,
  type FulfilmentRefused,
  type ParcelRequest,
  type SentParcel,
  sendParcel,
} from '../send-parcel.ts';
import type { LabelRefusal, LabelRequest, LabelServices } from './label-request.ts';
import { type MadeLabel, makeLabel } from './make-label.ts';

export type LabelledRequest = LabelRequest & Pick<ParcelRequest, 'isDespiteDispute' | 'isDespiteWithdrawal'>;

export async function sendWithLabel(
  services: LabelServices,
  request: LabelledRequest,
): Promise<Result<SentParcel & { label: MadeLabel }, LabelRefusal | FulfilmentRefused>> {
  const { orderId, carrier, lines, isDespiteDispute, isDespiteWithdrawal = false } = request;
  const isMade = (await listLabels(services.db, orderId)).some(
    ({ requestId, state }) => requestId === request.id && state === 'made',
  );
  const parcel = { orderId, carrier, trackingNumber: '', lines, isDespiteDispute, isDespiteWithdrawal };
  const possible = isMade ? null : await checkParcel(services.db, parcel);
  if (possible) return { ok: false, error: possible };
  const label = await makeLabel(services, request);
  if (!label.ok) return label;
  const { id: parcelId, trackingNumber } = label.value;
  const sent = await sendParcel(services, { ...parcel, parcelId, trackingNumber });
  return sent.ok ? { ok: true, value: { ...sent.value, label: label.value } } : sent;
}
