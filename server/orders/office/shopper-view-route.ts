// An order as its shopper sees it, for staff who answers a question about it. Nothing in it acts for the shopper: scripts and
// forms are off, and its links name no order.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { officeUrlOf, shopperViewPattern } from '#src/office-addresses.ts';
import { pageAccess } from '#src/staff/page-access.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import type { OfficeContext } from '../../schema/request-context.ts';

type Services = {
  createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext;
  /** HTML of the storefront's page of this order. */
  renderOrder(request: FastifyRequest, reply: FastifyReply, order: { id: string; locale: Locale }): Promise<string>;
};

const policy =
  "sandbox allow-same-origin; default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function registerShopperView(app: FastifyInstance, { createContext, renderOrder }: Services): void {
  app.get<{ Params: { number: string } }>(shopperViewPattern, async (request, reply) => {
    const { db, staff, noteRefusal } = createContext(request, reply);
    reply.header('cache-control', 'private, no-store');
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: request.url }), 303);
    if (!mayAccess(staff, pageAccess.managedOrder)) {
      await noteRefusal('order as its shopper sees it');
      throw new KasaError('FORBIDDEN', `The role ${staff.role} does not include orders.`);
    }
    const { number } = request.params;
    const order = /^\d{1,15}$/.test(number)
      ? await db.selectFrom('orders').select(['id', 'locale']).where('number', '=', Number(number)).executeTakeFirst()
      : undefined;
    if (!order) throw new KasaError('NOT_FOUND', 'There is no such order.');
    const html = await renderOrder(request, reply, { id: order.id, locale: order.locale as Locale });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
  });
}
