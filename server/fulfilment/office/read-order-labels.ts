// What the office shows of an order's labels, and what it offers to make.
import { labelsUrl } from '#src/fulfilment/office/labels-url.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { wantedCountry } from '../../shipping/labels/label-carriers.ts';
import { listLabels, type StoredLabel } from '../../shipping/labels/label-store.ts';
import { shownCarrier } from '../../shipping/own-carriers.ts';
import { listParcels } from '../../shipping/parcel-store.ts';
import { findOrderToLabel } from '../labels/read-label-parcel.ts';

type Services = Pick<OfficeContext, 'db' | 'delivery' | 'findLabelCarrier'>;

export async function readOrderLabels({ db, delivery, findLabelCarrier }: Services, number: number) {
  const order = await findOrderToLabel(db, { number });
  if (!order) return null;
  const ids = new Set([order.carrier, ...delivery.methods.map(({ carrier }) => carrier)]);
  const carriers = await Promise.all([...ids].map(async (id) => ({ id, found: await findLabelCarrier(id) })));
  const offers = carriers.flatMap(({ id, found }) => {
    // A point of one carrier is none of another.
    if (!found || (order.destination.point && id !== order.carrier)) return [];
    const sizes = found.labels.sizesFor(order.destination);
    return sizes.length > 0 ? [{ carrier: id, sizes: [...sizes] }] : [];
  });
  const [labels, parcels] = [await listLabels(db, order.id), await listParcels(db, order.id)];
  const isDelivered = ({ id }: StoredLabel) =>
    parcels.some((parcel) => parcel.id === id && parcel.deliveredAt !== null);
  return {
    offers,
    packagingGrams: carriers.find(({ found }) => found)?.found?.settings.packagingGrams ?? 0,
    lineWeights: order.lines.map(({ position, weightGrams }) => ({ position, grams: weightGrams || null })),
    labels: labels.reverse().map((label) => ({
      id: label.id,
      carrierName: carrierName(shownCarrier(label.carrier)),
      state: label.state,
      reference: label.reference,
      trackingNumber: label.trackingNumber,
      problem: label.problem,
      detail: label.detail,
      printPath: label.state === 'made' ? labelsUrl({ label: label.id }) : null,
      isCancellable: label.state === 'made' && !isDelivered(label),
    })),
  };
}

/** Whether a press may send many orders with labels: where each would be refused, it is not offered. */
export async function isLabelling({ delivery, findLabelCarrier }: Omit<Services, 'db'>): Promise<boolean> {
  const carriers = [...new Set(delivery.methods.map(({ carrier }) => carrier))];
  const found = await Promise.all(carriers.map(async (id) => ({ id, labels: await findLabelCarrier(id) })));
  return found.some(({ id, labels }) => labels && !wantedCountry(id, labels.settings.sender.country));
}
