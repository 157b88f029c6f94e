// The papers at the address that `src/orders/office/packing-papers-url.ts` gives them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateIn } from '#src/dates/local-date.ts';
import { KasaError } from '#src/errors.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { packingPapers, packingPapersPath, packingPapersUrl } from '#src/orders/office/packing-papers-url.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../../i18n/translations.ts';
import { createEncoder } from '../../media/encode-apart.ts';
import type { PictureFiles } from '../../media/files/picture-files.ts';
import { createRenditions } from '../../media/find-rendition.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireRole } from '../../staff/require-role.ts';
import { readOrdersToPack } from '../office/read-orders-to-pack.ts';
import { listLeftOut, sayLeftOut } from './left-out-orders.ts';
import { writePackingPapers } from './write-packing-papers.ts';

/** The most orders in one document: some ten seconds of work, and as many sheets as a person carries. */
export const MOST_ORDERS = 200;

export type PackingPaperServices = {
  createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext;
  latestShop(): ShopProfile;
  pictureFiles: PictureFiles;
  /** A page that says why there is no document. */
  writeNotice(locale: Locale, title: string, text: string): string;
};

export function registerPackingPapers(app: FastifyInstance, services: PackingPaperServices): void {
  const encoder = createEncoder();
  const renditions = createRenditions(services.pictureFiles, encoder.make);
  app.addHook('onClose', async () => encoder.close());
  app.get<{ Querystring: Record<string, unknown> }>(packingPapersPath, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const context = services.createContext(request, reply);
    const { staff, db, now } = context;
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: request.url }), 302);
    await requireRole(context, { access: ['orders.fulfil'], attempt: 'packing-papers', what: 'packing' });
    const { locale } = staff;
    const t = translateTo(locale);
    const say = (status: number, title: string, text: string) =>
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(services.writeNotice(locale, title, text));
    const { papers, numbers } = readChoice(request.query);
    if (numbers && numbers.length > MOST_ORDERS) {
      return say(400, t('papers.tooManyTitle'), t('papers.tooMany', { count: MOST_ORDERS }));
    }
    // Whoever has chosen an order means it, sent or not.
    const { orders, total } = await readOrdersToPack(db, {
      ...(numbers && { numbers, withSent: true }),
      first: MOST_ORDERS,
    });
    const printed = orders.map(({ number }) => number);
    const leftOut = numbers ? await listLeftOut(db, { numbers, printed }) : [];
    if (orders.length === 0) {
      const why = leftOut.length > 0 ? sayLeftOut(leftOut, t).join(' ') : t('papers.nothing');
      return say(404, t('papers.nothingTitle'), why);
    }
    const shop = services.latestShop();
    const asked = { papers, orders, total, leftOut, locale };
    const { doc, finish } = await writePackingPapers({ db, now, shop, renditions }, asked);
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="packing-${dateIn(shop.timeZone, now())}.pdf"`);
    finish().catch((error) => doc.destroy(error));
    return reply.send(doc);
  });
}

/** `numbers`: null for all that wait. */
function readChoice({ papers, orders }: Record<string, unknown>) {
  const names = typeof papers === 'string' ? papers.split(',') : [];
  const chosen = packingPapers.filter((name) => names.includes(name));
  const isKnown = chosen.length > 0 && chosen.length === names.length;
  if (!isKnown || typeof orders !== 'string' || !/^(?:to-pack|[1-9]\d{0,8}(?:,[1-9]\d{0,8})*)$/.test(orders)) {
    throw new KasaError(
      'BAD_REQUEST',
      `No papers are asked for like that, but like ${packingPapersUrl(['slips'], [1])}.`,
    );
  }
  return { papers: chosen, numbers: orders === 'to-pack' ? null : [...new Set(orders.split(',').map(Number))] };
}
