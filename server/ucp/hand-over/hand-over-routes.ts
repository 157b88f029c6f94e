// The link that an assistant gives its person: it is exchanged for a cart in the browser, and leads to the checkout, whose
// button only a person presses. The address with the token stays in no history of other sites and in no cache.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { urlOf } from '#src/addresses.ts';
import { titleOf } from '#src/cart/cart-line.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { countCartItems } from '../../cart/cart-store.ts';
import { readCart } from '../../cart/read-cart.ts';
import { answerWithErrorPage, type FormServices, registerForm } from '../../http/form-route.ts';
import { dressPage, type PlainPages } from '../../http/plain-page.ts';
import { sessionOfLink } from '../../http/session.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import { type AssistantCart, findLinkedCart, findOrderOf, idOf } from '../carts/assistant-cart-store.ts';
import { isOpenToAssistants } from '../open-to-assistants.ts';
import { writeEndedHandOver, writeQuestion } from './hand-over-page.ts';
import { linkPathOf, linkPatternOfAssistants } from './link-address.ts';
import { findOwnCart, takeOver } from './take-over.ts';

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
    const context = pages.createContext(request, reply);
    const offered = await findOffered(context, token);
    reply.headers(ofOneVisitor);
    const why = await findEnd(context, offered);
    if (!offered || why) {
      const html = writeEndedHandOver(await dressPage(pages, context, locale), why ?? 'ended');
      return reply
        .code(why === 'ordered' ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(html);
    }
    const own = await findOwnCart(context);
    if (own && own.id !== offered.takenBy && (await hasGoods(context))) {
      const goods = await listGoods(context, offered);
      const dress = await dressPage(pages, context, locale);
      const html = writeQuestion(dress, { action: linkPathOf(locale, token), goods });
      return reply.headers(ofForm).type('text/html; charset=utf-8').send(html);
    }
    if (!own || own.id !== offered.takenBy) await takeOver(context, offered);
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
      const why = await findEnd(context, offered);
      if (!offered || why) return { html: writeEndedHandOver(await dressPage(pages, context, locale), why ?? 'ended') };
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

/** Null while there is something to take over. An order that is not paid yet is still its person's cart. */
async function findEnd({ db }: RequestContext, offered: AssistantCart | null): Promise<'ended' | 'ordered' | null> {
  if (!offered) return 'ended';
  return (await findOrderOf(db, offered))?.isFinished ? 'ordered' : null;
}

async function hasGoods({ db, session }: RequestContext): Promise<boolean> {
  const tokenHash = session.cartTokenHash();
  return tokenHash !== null && (await countCartItems(db, tokenHash)) > 0;
}

/** Such as `2 × Żółw, A3`. */
async function listGoods(context: RequestContext, { cartId, locale }: AssistantCart): Promise<string[]> {
  const session = sessionOfLink(context.session, await idOf(cartId));
  const { lines } = await readCart({ ...context, session }, locale);
  return lines.map((line) => `${line.quantity} × ${titleOf(line)}`);
}
