// Answers as DHL's Parcel DE Shipping API 2 does, by its published description.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { drawLabel } from './draw-label.ts';
import {
  changeShipment,
  findShipments,
  insertShipment,
  neverAnswer,
  type StandInOptions,
  type StandInShipment,
  type Trouble,
  troubleOf,
} from './stand-in-shipments.ts';

const shipmentSchema = z.object({
  product: z.enum(['V01PAK', 'V53WPAK', 'V62KP']),
  billingNumber: z.string().regex(/^\w{10}\d{2}\w{2}$/),
  refNo: z.string().min(8).max(35),
  shipper: z.looseObject({ name1: z.string().min(1), addressStreet: z.string().min(1) }),
  consignee: z.looseObject({
    name: z.string().optional(),
    name1: z.string().optional(),
    addressStreet: z.string().optional(),
    postalCode: z.string().regex(/^[0-9A-Za-z]+(?:[ -][0-9A-Za-z]+)*$/),
    city: z.string(),
    country: z.string().length(3),
    retailID: z.number().min(401).max(999).optional(),
    lockerID: z.number().min(100).max(999).optional(),
    postNumber: z
      .string()
      .regex(/^\d{3,10}$/)
      .optional(),
    email: z.string().optional(),
  }),
  details: z.looseObject({ weight: z.object({ uom: z.enum(['g', 'kg']), value: z.number().positive().max(31_500) }) }),
});
const orderSchema = z.object({ profile: z.string(), shipments: z.array(shipmentSchema).length(1) });
type Order = z.output<typeof shipmentSchema>;

type Fault = { property: string; validationMessage: string };

export function addDhl(app: FastifyInstance, { db, now, isKey, intercept }: StandInOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    await intercept?.('received', { method: request.method, path: request.url });
    const [, basic = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const hasUser = /^[^:]+:.+$/.test(Buffer.from(basic, 'base64').toString('utf8'));
    if (!isKey(String(request.headers['dhl-api-key'] ?? '')) || !hasUser) {
      return reply.status(401).send({ title: 'Unauthorized', status: 401, detail: 'Unauthorized for given resource.' });
    }
  });
  app.post('/orders', async (request, reply) => {
    const parsed = orderSchema.safeParse(request.body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const property = issue?.path.slice(2).join('.') || 'shipments';
      return refuse(reply, [{ property, validationMessage: issue?.message ?? 'invalid' }]);
    }
    const [order] = parsed.data.shipments;
    if (!order) return refuse(reply, [{ property: 'shipments', validationMessage: 'missing' }]);
    const fault = faultOf(order);
    if (fault) return refuse(reply, [fault]);
    const { validate, ...query } = request.query as Record<string, string>;
    // Anyone who only asks whether it would be possible finds DHL well.
    if (validate === 'true') return { status: fine, items: [{ sstatus: fine, shipmentRefNo: order.refNo }] };
    if (await isTroubled(troubleOf(order.consignee.postalCode), request, reply)) return reply;
    const made = await insertShipment(
      db,
      { carrier: 'dhl', reference: order.refNo, status: 'open', body: order },
      now(),
    );
    const trackingNumber = `00340434${String(made.id).padStart(12, '0')}`;
    await changeShipment(db, made.id, { tracking_number: trackingNumber });
    await intercept?.('committed', { method: request.method, path: request.url });
    return { status: fine, items: [await shown({ ...made, trackingNumber }, query.printFormat)] };
  });
  app.get('/orders', async (request, reply) => {
    const { shipment = '', printFormat } = request.query as Record<string, string>;
    const found = await find(shipment);
    if (!found) return refuse(reply, [], 'Unknown shipment number.');
    return { status: fine, items: [await shown(found, printFormat)] };
  });
  app.delete('/orders', async (request, reply) => {
    const { shipment = '' } = request.query as Record<string, string>;
    const found = await find(shipment);
    if (!found) return refuse(reply, [], 'Unknown shipment number.');
    if (found.status === 'manifested') return refuse(reply, [], 'The shipment is already manifested.');
    await changeShipment(db, found.id, { status: 'deleted' });
    return { status: fine, items: [{ shipmentNo: shipment, sstatus: fine }] };
  });

  const find = async (number: string) => {
    const [found] = await findShipments(db, 'dhl', { id: Number(/^00340434(\d{12})$/.exec(number)?.[1] ?? 0) });
    return found?.status === 'deleted' ? undefined : found;
  };
}

const fine = { title: 'ok', statusCode: 200, status: 200, detail: 'The Webservice call ran successfully.' };

async function shown({ trackingNumber, body }: StandInShipment, printFormat = 'A4'): Promise<object> {
  const { product, consignee, refNo } = body as Order;
  const { name, name1, postNumber = '', postalCode, city } = consignee;
  const lines = [product, name1 ?? name ?? '', postNumber, placeOf(consignee), `${postalCode} ${city}`, refNo];
  const pdf = await drawLabel({ carrier: 'DHL', number: trackingNumber ?? '', lines });
  return {
    shipmentNo: trackingNumber,
    shipmentRefNo: refNo,
    sstatus: fine,
    label: { b64: Buffer.from(pdf).toString('base64'), fileFormat: 'PDF', printFormat },
  };
}

function placeOf({ addressStreet = '', retailID, lockerID }: Order['consignee']): string {
  if (lockerID !== undefined) return `Packstation ${lockerID}`;
  return retailID === undefined ? addressStreet : `Postfiliale ${retailID}`;
}

function faultOf({ product, billingNumber, consignee, details }: Order): Fault | null {
  const isHome = consignee.country === 'DEU';
  if (isHome !== (product !== 'V53WPAK')) return { property: 'product', validationMessage: 'not for this country' };
  if (billingNumber.slice(10, 12) !== product.slice(1, 3)) {
    return { property: 'billingNumber', validationMessage: 'The billing number does not match the product.' };
  }
  if (product === 'V62KP' && details.weight.value > 1_000) {
    return { property: 'details.weight', validationMessage: 'The weight is too high.' };
  }
  const { lockerID, retailID, postNumber, email } = consignee;
  const wantsNumber = lockerID !== undefined || (retailID !== undefined && !email);
  // As with postcodes, zeros are nobody's.
  if (wantsNumber && (!postNumber || /^0+$/.test(postNumber))) {
    return { property: 'consignee.postNumber', validationMessage: 'Please enter a valid post number.' };
  }
  const isCode = !isHome || /^\d{5}$/.test(consignee.postalCode);
  if (isCode && troubleOf(consignee.postalCode) !== 'wrong') return null;
  return { property: 'consignee.postalCode', validationMessage: 'Please enter a valid postal code.' };
}

async function isTroubled(trouble: Trouble, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  if (trouble === 'busy')
    reply.status(429).send({ title: 'Too Many Requests', status: 429, detail: 'Too many requests' });
  else if (trouble === 'fault') reply.status(500).send({ title: 'Internal Server Error', status: 500 });
  else if (trouble === 'silence') await neverAnswer(request.signal);
  return trouble === 'busy' || trouble === 'fault' || trouble === 'silence';
}

function refuse(reply: FastifyReply, faults: Fault[], detail = 'There was at least one shipment with errors.') {
  const status = { title: 'Bad Request', statusCode: 400, status: 400, detail };
  const validationMessages = faults.map((fault) => ({ ...fault, validationState: 'Error' }));
  return reply.status(400).send({ status, items: [{ sstatus: status, validationMessages }] });
}
