// Answers as InPost's ShipX does, as far as its documents say. A shipment is worked on for one look at it: its offer is there
// with the second, and after the payment so is its number.
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

const bodySchema = z.object({
  service: z.enum(['inpost_locker_standard', 'inpost_courier_standard']),
  reference: z.string().min(3).max(100).optional(),
  external_customer_id: z.string().optional(),
  only_choice_of_offer: z.boolean().optional(),
  parcels: z.array(z.looseObject({ template: z.enum(['small', 'medium', 'large']).optional() })).min(1),
  receiver: z.looseObject({
    first_name: z.string().optional(),
    last_name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    address: z.looseObject({ post_code: z.string(), city: z.string(), street: z.string() }).optional(),
  }),
  custom_attributes: z.looseObject({ target_point: z.string().optional() }).optional(),
});
type Body = z.output<typeof bodySchema>;

const placeOf = ({ custom_attributes: custom, receiver }: Body) =>
  custom?.target_point ?? receiver.address?.post_code ?? '';

export function addInpost(app: FastifyInstance, options: StandInOptions): void {
  const { isKey, intercept } = options;
  app.addHook('onRequest', async (request, reply) => {
    await intercept?.('received', { method: request.method, path: request.url });
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!isKey(token)) return refuse(reply, 401, 'token_invalid', 'Token is missing or invalid.');
  });
  app.get('/v1/organizations/:organisation', async (request, reply) => {
    const { organisation } = request.params as { organisation: string };
    if (organisation === '404') return refuse(reply, 404, 'resource_not_found', 'Resource was not found.');
    return { id: Number(organisation), name: `Sandbox organisation ${organisation}`, status: 'approved' };
  });
  addShipments(app, options);
  addProgress(app, options);
  addEnds(app, options);
}

function addShipments(app: FastifyInstance, { db, now, intercept }: StandInOptions): void {
  app.post('/v1/organizations/:organisation/shipments', async (request, reply) => {
    const parsed = bodySchema.safeParse(request.body);
    if (!parsed.success) return refuseFields(reply, { [String(parsed.error.issues[0]?.path[0])]: ['invalid'] });
    const body = parsed.data;
    const fault = faultOf(body);
    if (fault) return refuseFields(reply, fault);
    if (await isTroubled(troubleOf(placeOf(body)), request, reply)) return reply;
    const shipment = await insertShipment(
      db,
      { carrier: 'inpost', reference: body.external_customer_id ?? '', status: 'created', body },
      now(),
    );
    await intercept?.('committed', { method: request.method, path: request.url });
    return reply.status(201).send(shown(shipment));
  });
  app.get('/v1/organizations/:organisation/shipments', async (request) => {
    const { external_customer_id: reference = '' } = request.query as { external_customer_id?: string };
    const items = await findShipments(db, 'inpost', { reference });
    return { count: items.length, page: 1, per_page: 30, items: items.map(shown) };
  });
}

/** Each look at a shipment brings it on, and so does its payment. */
function addProgress(app: FastifyInstance, { db, intercept }: StandInOptions): void {
  app.get('/v1/shipments/:id', async (request, reply) => {
    const shipment = await find(db, request);
    if (!shipment) return refuse(reply, 404, 'resource_not_found', 'Resource was not found.');
    const asked = shipment.asked + 1;
    const isReady = asked > 1;
    const next =
      isReady && shipment.status === 'created'
        ? 'offer_selected'
        : isReady && shipment.status === 'paying'
          ? 'confirmed'
          : null;
    const number = next === 'confirmed' ? { tracking_number: `62${String(shipment.id).padStart(22, '0')}` } : {};
    await changeShipment(db, shipment.id, { asked, ...(next && { status: next }), ...number });
    return shown((await find(db, request)) ?? shipment);
  });
  app.post('/v1/shipments/:id/buy', async (request, reply) => {
    const shipment = await find(db, request);
    if (!shipment) return refuse(reply, 404, 'resource_not_found', 'Resource was not found.');
    if (shipment.status !== 'offer_selected') {
      return refuse(reply, 400, 'offer_unavailable', 'Offer is in a different status than available or selected.');
    }
    if (troubleOf(placeOf(shipment.body as Body)) === 'no credit') {
      const message = 'The transaction can not be completed due to the balance of your account';
      return refuse(reply, 400, 'transaction_failed', message);
    }
    await changeShipment(db, shipment.id, { status: 'paying', asked: 0 });
    await intercept?.('committed', { method: request.method, path: request.url });
    return shown({ ...shipment, status: 'paying' });
  });
}

/** Its label, or its cancellation. */
function addEnds(app: FastifyInstance, { db }: StandInOptions): void {
  app.get('/v1/shipments/:id/label', async (request, reply) => {
    const shipment = await find(db, request);
    if (!shipment?.trackingNumber) {
      const message = `Action (get_label) can not be taken on shipment with status (${shipment?.status}).`;
      return refuse(reply, 400, 'invalid_action', message);
    }
    return reply.type('application/pdf').send(Buffer.from(await draw(shipment)));
  });
  app.delete('/v1/shipments/:id', async (request, reply) => {
    const shipment = await find(db, request);
    if (!shipment || !['created', 'offers_prepared', 'offer_selected'].includes(shipment.status)) {
      const message = `Action (cancel) can not be taken on shipment with status (${shipment?.status}).`;
      return refuse(reply, 400, 'invalid_action', message);
    }
    await changeShipment(db, shipment.id, { status: 'canceled' });
    return reply.status(204).send();
  });
}

async function find(db: StandInOptions['db'], request: FastifyRequest): Promise<StandInShipment | undefined> {
  const id = Number((request.params as { id: string }).id);
  return Number.isSafeInteger(id) ? (await findShipments(db, 'inpost', { id }))[0] : undefined;
}

function shown({ id, status, trackingNumber, reference, body }: StandInShipment): object {
  const isOffered = status !== 'created';
  return {
    ...(body as object),
    id,
    status: status === 'paying' ? 'offer_selected' : status,
    tracking_number: trackingNumber,
    external_customer_id: reference,
    selected_offer: isOffered ? { id, status: 'selected' } : null,
    offers: isOffered ? [{ id, status: 'selected' }] : [],
    transactions: status === 'confirmed' ? [{ id, status: 'success', offer_id: id }] : [],
  };
}

/** Nests faults by field, as ShipX does. */
function faultOf(body: Body): Record<string, unknown> | null {
  const { service, receiver, custom_attributes: custom } = body;
  const isWrong = troubleOf(placeOf(body)) === 'wrong';
  if (service === 'inpost_locker_standard') {
    if (!custom?.target_point) return { custom_attributes: [{ target_point: ['required'] }] };
    if (isWrong) return { custom_attributes: [{ target_point: ['does_not_exist'] }] };
    if (!/^\d{9}$/.test(receiver.phone ?? '')) return { receiver: [{ phone: ['invalid'] }] };
    if (!receiver.email) return { receiver: [{ email: ['required'] }] };
    return null;
  }
  if (!receiver.address) return { receiver: [{ address: ['required'] }] };
  const isCode = /^\d{2}-\d{3}$/.test(receiver.address.post_code) && !isWrong;
  return isCode ? null : { receiver: [{ address: [{ post_code: ['invalid'] }] }] };
}

async function isTroubled(trouble: Trouble, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  if (trouble === 'busy') refuse(reply, 429, 'rate_limit_exceeded', 'Too many requests.');
  else if (trouble === 'fault') reply.status(500).type('text/html').send('<html><h1>Internal Server Error</h1></html>');
  else if (trouble === 'silence') await neverAnswer(request.signal);
  return trouble === 'busy' || trouble === 'fault' || trouble === 'silence';
}

function refuseFields(reply: FastifyReply, details: Record<string, unknown>): FastifyReply {
  const message = 'There are some validation errors. Check details object for more info.';
  return refuse(reply, 400, 'validation_failed', message, details);
}

function refuse(reply: FastifyReply, status: number, error: string, message: string, details: object = {}) {
  return reply.status(status).send({ status, error, message, details });
}

function draw({ trackingNumber, body }: StandInShipment) {
  const { receiver, custom_attributes: custom, service, reference = '' } = body as Body;
  const to = custom?.target_point
    ? [custom.target_point]
    : [receiver.address?.street ?? '', `${receiver.address?.post_code} ${receiver.address?.city}`];
  const lines = [service, `${receiver.first_name} ${receiver.last_name}`, ...to, reference];
  return drawLabel({ carrier: 'InPost', number: trackingNumber ?? '', lines });
}
