// The link that an assistant gives its person: it is exchanged for a cart in the browser, and leads to the checkout, whose
// button only a person presses. The address with the token stays in no history of other sites and in no cache.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { urlOf } from '#src/addresses.ts';
import { titleOf } from '#src/cart/cart-line.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { countCartItems, type StoredCart } from '../../cart/cart-store.ts';
import { readCart } from '../../cart/read-cart.ts';
import { answerWithErrorPage, type FormServices, registerForm } from '../../http/form-route.ts';
import { dressPage, type PlainPages } from '../../http/plain-page.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import { type AssistantCart, findLinkedCart, findOrderOf, idOf } from '../carts/assistant-cart-store.ts';
import { isTakenBy } from '../carts/cart-takers.ts';
import { sessionOfAssistant } from '../carts/open-assistant-cart.ts';
import { isOpenToAssistants } from '../open-to-assistants.ts';
import { type HandOverEnd, writeEndedHandOver, writeQuestion } from './hand-over-page.ts';
import { linkPathOf, linkPatternOfAssistants } from './link-address.ts';
import { findOwnCart, listOfferedLines, takeOver } from './take-over.ts';

type Named = { Params: { locale: string; token: string } };

const ofOneVisitor = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};
/** Without a referrer, browsers would not say where the form comes from; to other sites it says as little. */
const ofForm = { ...ofOneVisitor, 'referrer-policy': 'same-origin' };

export function registerHandOver(
  app: FastifyInstance,
  forms: FormServices<RequestContext>,
  pages: PlainPages<RequestContext>,
): void {
  app.get<Named>(linkPatternOfAssistants, { errorHandler: answerWithErrorPage(forms) }, async (request, reply) => {
    const { locale, token } = request.params;
    if (!isLocale(locale)) return reply.redirect('/', 303);
    reply.headers(ofOneVisitor).type('text/html; charset=utf-8');
    // Previews and scanners of mail ask whether there is something, and take nothing over.
    if (request.method === 'HEAD') return reply.send();
    const context = pages.createContext(request, reply);
    const offered = await findOffered(context, token);
    const own = await findOwnCart(context);
    const end = await findEnd(context, offered, own);
    if (!offered || end) {
      const html = writeEndedHandOver(await dressPage(pages, context, locale), end ?? 'ended');
      return reply.code(end === 'ended' ? 404 : 200).send(html);
    }
    const isTaken = own !== null && (await isTakenBy(context.db, { cartId: offered.cartId, takenBy: own.id }));
    if (!isTaken && (await hasGoods(context))) {
      const goods = await listGoods(context, offered);
      const dress = await dressPage(pages, context, locale);
      return reply.headers(ofForm).send(writeQuestion(dress, { action: linkPathOf(locale, token), goods }));
    }
    if (!isTaken) await takeOver(context, offered);
    return reply.redirect(urlOf('checkout', { locale: offered.locale }), 303);
  });

  registerForm(app, forms, {
    path: linkPatternOfAssistants,
    fields: z.strictObject({}),
    // The token in the path is the secret.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ locale, params: { token = '' }, context }) {
      const offered = await findOffered(context, token);
      const end = await findEnd(context, offered, await findOwnCart(context));
      if (!offered || end) return { html: writeEndedHandOver(await dressPage(pages, context, locale), end ?? 'ended') };
      await takeOver(context, offered);
      return urlOf('checkout', { locale: offered.locale });
    },
  });
}

async function findOffered({ db, now, guesses }: RequestContext, token: string): Promise<AssistantCart | null> {
  // In a shop that has been closed since, a link is over as any other is.
  if (!(await isOpenToAssistants(db))) return null;
  await guesses.requireFew();
  const offered = await findLinkedCart(db, token, now());
  if (!offered) await guesses.noteWrong();
  return offered;
}

/** Null while there is something to take over. An order that is not paid yet is its own buyer's to go on with. */
async function findEnd(
  { db }: RequestContext,
  offered: AssistantCart | null,
  own: StoredCart | null,
): Promise<HandOverEnd | null> {
  if (!offered) return 'ended';
  const order = await findOrderOf(db, offered);
  if (order) return order.isFinished || order.orderedFrom !== own?.id ? 'ordered' : null;
  return (await listOfferedLines({ db }, offered.cartId)).length === 0 ? 'empty' : null;
}

async function hasGoods({ db, session }: RequestContext): Promise<boolean> {
  const tokenHash = session.cartTokenHash();
  return tokenHash !== null && (await countCartItems(db, tokenHash)) > 0;
}

/** Such as `2 × Żółw, A3`. */
async function listGoods(context: RequestContext, { cartId, locale }: AssistantCart): Promise<string[]> {
  const session = sessionOfAssistant(context.session, await idOf(cartId));
  const { lines } = await readCart({ ...context, session }, locale);
  return lines.map((line) => `${line.quantity} × ${titleOf(line)}`);
}
