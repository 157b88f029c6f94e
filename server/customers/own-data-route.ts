// A copy of all that the shop keeps under the address of an account, for whoever has proven that it is theirs.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateIn } from '#src/dates/local-date.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { accountPatterns, accountUrl } from '#src/shopper-accounts/account-address.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { findShopper } from '../shopper-accounts/shopper-session-store.ts';
import { exportPerson } from './export-person.ts';
import { findPersonOfAddress } from './person.ts';

type Visits = { createContext(request: FastifyRequest, reply: FastifyReply): RequestContext };

export function registerOwnData(app: FastifyInstance, { createContext }: Visits): void {
  app.get<{ Params: { locale: string } }>(accountPatterns.data, async (request, reply) => {
    const { locale } = request.params;
    const context = createContext(request, reply);
    const shopper = await findShopper(context);
    reply.header('cache-control', 'private, no-store');
    if (!shopper) {
      return reply.redirect(isLocale(locale) ? accountUrl('signIn', { locale }) : '/', 303);
    }
    const { db, now, readShop } = context;
    const exported = await exportPerson(db, await findPersonOfAddress(db, shopper.email), now());
    // The file has no address in its name: names of files stand in logs and lists.
    const day = dateIn((await readShop()).timeZone, now());
    return reply
      .header('content-disposition', `attachment; filename="personal-data-${day}.json"`)
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(exported, null, 2)}\n`);
  });
}
