// The button for unsubscribing that mail programs have of their own (RFC 8058): their servers post to it, from anywhere
// and without a cookie. Whoever opens the address instead is led to the page with our button.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newsletterUrl } from '#src/newsletter/newsletter-address.ts';
import { oneClickPattern } from '#src/newsletter/one-click-path.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { findLocaleOfToken } from './subscription-store.ts';
import { unsubscribeByToken } from './unsubscribe.ts';

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): RequestContext };
type Named = { Params: { token: string } };

const BODY_LIMIT_BYTES = 4_096;

export function registerOneClickUnsubscribe(app: FastifyInstance, { createContext }: Services): void {
  app.get<Named>(oneClickPattern, async (request, reply) => {
    const { db, markets } = createContext(request, reply);
    const { token } = request.params;
    const locale = (await findLocaleOfToken(db, token)) ?? markets.main;
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    return reply.redirect(newsletterUrl(locale, 'leave', token), 303);
  });
  // What the body says is known: `List-Unsubscribe=One-Click`. The token is the secret, and an unknown one is answered alike.
  app.post<Named>(oneClickPattern, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    await unsubscribeByToken(createContext(request, reply), request.params.token);
    return reply.header('cache-control', 'private, no-store').code(204).send();
  });
}
