// DHL by its Parcel DE Shipping API. There is no way to ask it whether it has a shipment with some reference: what it did not
// answer, a person has to look up in its business portal.
import type { z } from 'zod';
import { ok, refuse } from '#src/result.ts';
import type {
  LabelAddress,
  LabelAnswer,
  LabelCarrier,
  LabelParcel,
  LabelProblem,
} from '#src/shipping/label-carrier.ts';
import type { CarrierSettings } from '#src/shop/carrier-settings.ts';
import { type AskCarrier, isPdf, unreadable } from './ask-carrier.ts';
import { dhlOrder, dhlProducts, isDhlCountry, placeOf, tooLongForDhl } from './dhl-request.ts';
import { dhlAnswerSchema, explainDhl } from './explain-dhl.ts';

export type DhlOptions = {
  /** The address with the path of the API, without a slash at its end. */
  url: string;
  keys: { apiKey: string; user: string; password: string };
  settings: CarrierSettings['dhl'];
  /** The address that `verify` pretends to write to. */
  sender: LabelAddress;
  ask: AskCarrier;
};

type Answer = z.output<typeof dhlAnswerSchema>;

export function createDhlCarrier({ sender, settings, ...access }: DhlOptions): LabelCarrier {
  const send = createDhlRequest(access);
  const printed = { docFormat: 'PDF', printFormat: settings.printFormat, includeDocs: 'include' };
  const validate = (parcel: LabelParcel) => send('POST', { validate: 'true' }, dhlOrder(parcel, settings));

  return {
    sizesFor: ({ receiver, point }) => {
      const isHome = (point?.country ?? receiver.country) === 'DE';
      return dhlProducts
        .filter((product) => product.isHome === isHome && settings.billingNumbers[product.id] !== '')
        .map(({ id, name }) => ({ id, name }));
    },
    check: (parcel) => checkDhl(parcel, settings),
    async create(parcel) {
      // What a dry run refuses was certainly not made.
      const valid = await validate(parcel);
      if (!valid.ok) return valid.error.kind === 'LabelNoAnswer' ? away(valid.error) : valid;
      const made = await send('POST', { mustEncode: 'true', ...printed }, dhlOrder(parcel, settings));
      if (!made.ok) return made;
      const shipmentId = made.value.items[0]?.shipmentNo;
      return shipmentId ? ok({ shipmentId }) : unreadable('the number of the shipment');
    },
    async fetch(shipmentId) {
      const answer = await send('GET', { shipment: shipmentId, ...printed });
      if (!answer.ok) return answer;
      const document = Buffer.from(answer.value.items[0]?.label?.b64 ?? '', 'base64');
      return isPdf(document) ? ok({ trackingNumber: shipmentId, document }) : unreadable('the label');
    },
    async cancel(shipmentId) {
      const answer = await send('DELETE', { profile: settings.profile, shipment: shipmentId });
      if (answer.ok) return ok(null);
      const { kind, detail } = answer.error;
      return refuse({ kind: kind === 'LabelRefused' ? 'LabelNotCancellable' : kind, detail });
    },
    async verify() {
      const products = dhlProducts.filter(({ id, isHome }) => isHome && settings.billingNumbers[id] !== '');
      const [product] = products;
      if (!product) return refuse({ kind: 'LabelSettingsMissing', detail: 'no billing number for parcels in Germany' });
      const answer = await validate(aParcelToOneself(sender, product.id));
      return answer.ok ? ok(products.map(({ name }) => name).join(', ')) : answer;
    },
  };
}

type DhlAccess = Pick<DhlOptions, 'url' | 'keys' | 'ask'>;

/** An answer that names a fault in one of its items is a problem too, whatever its status. */
function createDhlRequest({ url, keys, ask }: DhlAccess) {
  const headers = {
    'dhl-api-key': keys.apiKey,
    authorization: `Basic ${Buffer.from(`${keys.user}:${keys.password}`).toString('base64')}`,
    'accept-language': 'en-US',
  };
  return async (method: 'GET' | 'POST' | 'DELETE', query: object, body?: object): Promise<LabelAnswer<Answer>> => {
    const search = new URLSearchParams(Object.entries(query));
    const answer = await ask({ method, url: `${url}/orders?${search}`, headers, ...(body && { body }) });
    if (!answer.ok) return answer;
    const { status, json } = answer.value;
    const read = dhlAnswerSchema.safeParse(json);
    const said = read.success ? read.data : null;
    const failed = said?.items.find(({ sstatus }) => (sstatus?.status ?? sstatus?.statusCode ?? status) >= 400);
    if (status >= 400 || failed) return refuse(explainDhl(status, said));
    return said ? ok(said) : unreadable('the answer');
  };
}

const away = ({ detail }: LabelProblem) => refuse<LabelProblem>({ kind: 'LabelAway', detail });

function checkDhl(parcel: LabelParcel, { billingNumbers, accountReference }: DhlOptions['settings']) {
  const { receiver, point, size, weightGrams, cashOnDelivery } = parcel;
  const problem = (kind: LabelProblem['kind'], detail = ''): LabelProblem => ({ kind, detail });
  if (Object.values(billingNumbers).every((number) => number === '')) return problem('LabelSettingsMissing');
  const country = point?.country ?? receiver.country;
  if (!isDhlCountry(country)) return problem('LabelCountry');
  const product = dhlProducts.find(({ id, isHome }) => id === size && isHome === (country === 'DE'));
  if (!product) return problem('LabelSizeUnknown');
  if (billingNumbers[product.id] === '') return problem('LabelSettingsMissing', product.id);
  if (weightGrams > product.maxGrams) return problem('LabelTooHeavy');
  const place = placeOf(parcel);
  if (place && (country !== 'DE' || place.number === 0)) return problem('LabelPoint', point?.id);
  const isLocker = place?.kind === 'locker';
  if (isLocker && !place.postNumber) return problem('LabelPostNumber');
  const tooLong = tooLongForDhl(parcel);
  if (tooLong) return problem('LabelTooLong', tooLong);
  // Nobody stands at a Packstation who could take the money.
  if (cashOnDelivery && (isLocker || accountReference === '' || cashOnDelivery.currency !== 'EUR')) {
    return problem('LabelCashOnDelivery');
  }
  return null;
}

function aParcelToOneself(sender: LabelAddress, size: string): LabelParcel {
  return {
    id: 'check',
    orderNumber: 0,
    reference: 'kasa-doctor',
    size,
    weightGrams: 500,
    value: { minor: 0, currency: 'EUR' },
    cashOnDelivery: null,
    receiver: sender,
    sender,
    point: null,
  };
}
