// InPost by its ShipX API. A shipment is made without being paid for, then paid, then its label is there: nothing is paid twice,
// because its state is read before each step.
import { z } from 'zod';
import { ok, refuse } from '#src/result.ts';
import type {
  FetchedLabel,
  LabelAnswer,
  LabelCarrier,
  LabelParcel,
  LabelProblem,
} from '#src/shipping/label-carrier.ts';
import type { CarrierSettings } from '#src/shop/carrier-settings.ts';
import { canOpenLocker } from '../mobile-phone.ts';
import { type AskCarrier, type CarrierResponse, isPdf, unreadable } from './ask-carrier.ts';
import { explainInpost } from './explain-inpost.ts';
import { INPOST_MAX_GRAMS, inpostBoxes, inpostShipment, polishPhone } from './inpost-request.ts';

export type InpostOptions = {
  /** The address without a slash at its end. */
  url: string;
  token: string;
  settings: CarrierSettings['inpost'];
  ask: AskCarrier;
  /** Waits between two looks at a shipment that InPost works on. */
  pause: () => Promise<unknown>;
};

const shipmentSchema = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string(),
  tracking_number: z.string().nullish(),
  selected_offer: z.object({ id: z.union([z.number(), z.string()]).transform(String) }).nullish(),
  offers: z
    .array(z.object({ id: z.union([z.number(), z.string()]).transform(String), status: z.string().optional() }))
    .nullish(),
  transactions: z.array(z.object({ status: z.string(), details: z.unknown().optional() })).nullish(),
});
type Shipment = z.output<typeof shipmentSchema>;
const listSchema = z.object({ items: z.array(shipmentSchema) });

/** The only country its parcels go to. */
const HOME = 'PL';

/** The states before it is paid; all later ones have a label. */
const UNPAID = new Set(['created', 'offers_prepared', 'offer_selected']);
const MOST_LOOKS = 20;

export function createInpostCarrier({ settings, pause, ...access }: InpostOptions): LabelCarrier {
  const { url } = access;
  const ofOrganisation = `${url}/v1/organizations/${settings.organisationId}`;
  const send = createInpostRequest(access);

  return {
    sizesFor: ({ receiver }) =>
      receiver.country === HOME
        ? [...inpostBoxes].sort((a, b) => Number(b.id === settings.size) - Number(a.id === settings.size))
        : [],
    check: (parcel) => checkInpost(parcel, settings),
    async create(parcel) {
      const made = toShipment(await send('POST', `${ofOrganisation}/shipments`, inpostShipment(parcel, settings)));
      return made.ok ? ok({ shipmentId: made.value.id }) : made;
    },
    async find(id) {
      const query = new URLSearchParams({ external_customer_id: id });
      const answer = await send('GET', `${ofOrganisation}/shipments?${query}`);
      if (!answer.ok) return answer;
      const list = listSchema.safeParse(answer.value.json);
      if (!list.success) return unreadable('the list of shipments');
      const living = list.data.items.filter(({ status }) => status !== 'cancelled' && status !== 'canceled');
      // One that is paid for before all others.
      const found = living.find(({ status }) => !UNPAID.has(status)) ?? living[0];
      return ok(found ? { shipmentId: found.id } : null);
    },
    async fetch(shipmentId) {
      const shipment = await settle(shipmentId, { send, url, pause });
      if (!shipment.ok) return shipment;
      const label = await send('GET', `${url}/v1/shipments/${shipmentId}/label?format=Pdf&type=A6`);
      // It is paid for: whatever keeps its label back, there is one.
      if (!label.ok) return refuse({ kind: 'LabelAway', detail: label.error.detail });
      if (!isPdf(label.value.bytes)) return unreadable('the label');
      return ok<FetchedLabel>({ trackingNumber: shipment.value.tracking_number, document: label.value.bytes });
    },
    async cancel(shipmentId) {
      const answer = await send('DELETE', `${url}/v1/shipments/${shipmentId}`);
      return answer.ok ? ok(null) : answer;
    },
    async verify() {
      const answer = await send('GET', ofOrganisation);
      if (!answer.ok) return answer;
      const named = z.object({ name: z.string() }).safeParse(answer.value.json);
      return named.success ? ok(named.data.name) : unreadable('the organisation');
    },
  };
}

type Send = ReturnType<typeof createInpostRequest>;

function createInpostRequest({ token, ask }: Pick<InpostOptions, 'token' | 'ask'>) {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en_GB' };
  return async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) => {
    const answer = await ask({ method, url, headers, ...(body && { body }) });
    if (!answer.ok) return answer;
    return answer.value.status >= 400 ? refuse(explainInpost(answer.value)) : answer;
  };
}

type Access = Pick<InpostOptions, 'url' | 'pause'> & { send: Send };

/** InPost works on it by itself: it prepares its offer, and after the payment its number. */
async function settle(id: string, access: Access): Promise<LabelAnswer<Shipment & { tracking_number: string }>> {
  let isPaid = false;
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    if (looks > 0) await access.pause();
    const shipment = toShipment(await access.send('GET', `${access.url}/v1/shipments/${id}`));
    if (!shipment.ok) return shipment;
    const { status, tracking_number: number, transactions } = shipment.value;
    if (status === 'cancelled' || status === 'canceled') return refuse({ kind: 'LabelRefused', detail: status });
    if (number && !UNPAID.has(status)) return ok({ ...shipment.value, tracking_number: number });
    const failed = transactions?.at(-1)?.status === 'failure' ? transactions.at(-1) : undefined;
    if (isPaid && failed) return refuse({ kind: 'LabelNoCredit', detail: JSON.stringify(failed.details ?? '') });
    if (status !== 'offer_selected' || isPaid) continue;
    const paid = await pay(shipment.value, access);
    // Paid for by a try whose answer got lost: its number comes.
    if (!paid.ok && !paid.error.detail.startsWith('offer_unavailable')) return paid;
    isPaid = true;
  }
  return refuse({ kind: 'LabelAway', detail: 'InPost is still at work on it' });
}

async function pay({ id, selected_offer: selected, offers }: Shipment, { send, url }: Access) {
  const offer = selected ?? offers?.find(({ status }) => status === 'available' || status === 'selected');
  if (!offer) return refuse<LabelProblem>({ kind: 'LabelRefused', detail: 'InPost made no offer' });
  return send('POST', `${url}/v1/shipments/${id}/buy`, { offer_id: Number(offer.id) });
}

function toShipment(answer: LabelAnswer<CarrierResponse>): LabelAnswer<Shipment> {
  if (!answer.ok) return answer;
  const shipment = shipmentSchema.safeParse(answer.value.json);
  return shipment.success ? ok(shipment.data) : unreadable('the shipment');
}

function checkInpost(parcel: LabelParcel, { organisationId }: InpostOptions['settings']): LabelProblem | null {
  const { receiver, point, weightGrams, size } = parcel;
  const problem = (kind: LabelProblem['kind']) => ({ kind, detail: '' });
  if (!organisationId) return problem('LabelSettingsMissing');
  if (receiver.country !== HOME) return problem('LabelCountry');
  if (weightGrams > INPOST_MAX_GRAMS) return problem('LabelTooHeavy');
  if (!inpostBoxes.some(({ id }) => id === size)) return problem('LabelSizeUnknown');
  // The code that opens a locker is sent to it.
  if (point ? !canOpenLocker('inpost', `+48${polishPhone(receiver.phone)}`) : receiver.phone === '')
    return problem('LabelPhone');
  return null;
}
