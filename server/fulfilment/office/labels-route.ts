// Labels at the address that `src/fulfilment/office/labels-url.ts` gives them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { labelsPath, labelsUrl } from '#src/fulfilment/office/labels-url.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { isUuid } from '../../database/is-uuid.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { readLabelDocument } from '../../shipping/labels/label-store.ts';
import { requireRole } from '../../staff/require-role.ts';
import { MOST_LABELS, readLabelsDocument } from '../labels/labels-document.ts';

const NUMBERS = /^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/;

export function registerLabels(
  app: FastifyInstance,
  createContext: (request: FastifyRequest, reply: FastifyReply) => OfficeContext,
): void {
  app.get<{ Querystring: Record<string, unknown> }>(labelsPath, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const context = createContext(request, reply);
    const { staff, db } = context;
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: request.url }), 302);
    await requireRole(context, { access: ['orders.fulfil'], attempt: 'labels', what: 'sending' });
    const { label, orders } = request.query;
    const numbers = typeof orders === 'string' && NUMBERS.test(orders) ? orders.split(',').map(Number) : [];
    const isLabel = typeof label === 'string' && isUuid(label);
    if (!isLabel && (numbers.length === 0 || numbers.length > MOST_LABELS)) {
      const example = labelsUrl({ orders: [1001, 1002] });
      throw new KasaError('BAD_REQUEST', `Labels are asked for like ${example}, of at most ${MOST_LABELS} orders.`);
    }
    const document = isLabel ? await readLabelDocument(db, label) : await documentOf(context, numbers);
    if (!document) throw new KasaError('NOT_FOUND', 'None of these orders has a label.');
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="labels.pdf"')
      .send(Buffer.from(document));
  });
}

async function documentOf({ db }: OfficeContext, numbers: number[]): Promise<Uint8Array | null> {
  const read = await readLabelsDocument(db, numbers);
  return read.ok ? read.value.document : null;
}
