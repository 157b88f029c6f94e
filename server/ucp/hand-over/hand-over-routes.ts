// The link that an assistant gives its person: it is exchanged for a cart in the browser, and leads to the checkout, whose
// button only a person presses. The address with the token stays in no history of other sites and in no cache.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { urlOf } from '#src/addresses.ts';
import { canBeOrdered, titleOf } from '#src/cart/cart-line.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { countCartItems } from '../../cart/cart-store.ts';
import { readCart } from '../../cart/read-cart.ts';
import { answerWithErrorPage, type FormServices, registerForm } from '../../http/form-route.ts';
import { dressPage, type PlainPages } from '../../http/plain-page.ts';
import { isToken } from '../../http/session.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import { type AssistantCart, findLinkedCart, findOrderOf, idOf } from '../carts/assistant-cart-store.ts';
import { sessionOfAssistant } from '../carts/open-assistant-cart.ts';
import { isOpenToAssistants } from '../open-to-assistants.ts';
import { type HandOverEnd, writeEndedHandOver, writeQuestion } from './hand-over-page.ts';
import { linkPathOf, linkPatternOfAssistants } from './link-address.ts';
import { compareWithOffer, findOwnCart, hasLines, takeOver } from './take-over.ts';

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
    const step = await stepOf(context, offered);
    if (!offered || isEnd(step)) {
      const html = writeEndedHandOver(await dressPage(pages, context, locale), isEnd(step) ? step : 'ended');
      return reply.code(step === 'ended' ? 404 : 200).send(html);
    }
    if (step === 'ask') {
      const goods = await listGoods(context, offered, locale);
      const dress = await dressPage(pages, context, locale);
      return reply.headers(ofForm).send(writeQuestion(dress, { action: linkPathOf(locale, token), ...goods }));
    }
    if (step === 'take') await takeOver(context, offered);
    return reply.redirect(await wayOn(context, offered), 303);
  });

  registerForm(app, forms, {
    path: linkPatternOfAssistants,
    fields: z.strictObject({}),
    // The token in the path is the secret.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ locale, params: { token = '' }, context }) {
      const offered = await findOffered(context, token);
      const step = await stepOf(context, offered);
      if (!offered || isEnd(step)) {
        return { html: writeEndedHandOver(await dressPage(pages, context, locale), isEnd(step) ? step : 'ended') };
      }
      if (step !== 'goOn') await takeOver(context, offered);
      return wayOn(context, offered);
    },
  });
}

async function findOffered({ db, now, guesses }: RequestContext, token: string): Promise<AssistantCart | null> {
  // In a shop that has been closed since, a link is over as any other is.
  if (!(await isOpenToAssistants(db))) return null;
  const offered = await findLinkedCart(db, token, now());
  // Whoever has the link gets in, whatever others guessed; and what is no token guesses nothing.
  if (!offered && isToken(token)) await guesses.count();
  return offered;
}

/** What follows for this visitor: it is over, the goods go into the cart, which is asked about, or it has them already. */
type Step = HandOverEnd | 'take' | 'ask' | 'goOn';

function isEnd(step: Step): step is HandOverEnd {
  return step === 'ended' || step === 'ordered' || step === 'empty';
}

async function stepOf(context: RequestContext, offered: AssistantCart | null): Promise<Step> {
  const { db } = context;
  if (!offered) return 'ended';
  const [own, order] = [await findOwnCart(context), await findOrderOf(db, offered)];
  // An order that is not paid yet is its own buyer's to go on with.
  if (order) return order.isFinished || order.orderedFrom !== own?.id ? 'ordered' : 'goOn';
  if (!(await hasLines(db, offered.cartId))) return 'empty';
  if (!own || !(await hasGoods(context))) return 'take';
  const has = await compareWithOffer(db, offered.cartId, own.id);
  return has === null ? 'ask' : has === 'all' ? 'goOn' : 'take';
}

async function hasGoods({ db, session }: RequestContext): Promise<boolean> {
  const tokenHash = session.cartTokenHash();
  return tokenHash !== null && (await countCartItems(db, tokenHash)) > 0;
}

/** To the checkout, or to the cart where that says first what is missing. */
async function wayOn(context: RequestContext, { locale }: AssistantCart): Promise<string> {
  const { lines } = await readCart(context, locale);
  return urlOf(lines.length > 0 && lines.every(canBeOrdered) ? 'checkout' : 'cart', { locale });
}

/** `goods`: what can be added, such as `2 × Żółw, A3`; `missing`: what cannot, and why. */
async function listGoods(
  context: RequestContext,
  offered: AssistantCart,
  locale: Locale,
): Promise<{ goods: string[]; missing: string[] }> {
  const t = translateTo(locale);
  const session = sessionOfAssistant(context.session, await idOf(offered.cartId));
  const { lines, goneLines } = await readCart({ ...context, session }, offered.locale);
  const here = lines.filter(({ availability, maxQuantity }) => availability !== 'SOLD_OUT' && maxQuantity > 0);
  return {
    goods: here.map((line) => `${Math.min(line.quantity, line.maxQuantity)} × ${titleOf(line)}`),
    missing: [
      ...lines
        .filter((line) => !canBeOrdered(line))
        .map((line) => {
          const text = here.includes(line) ? t('cart.overLimit', { count: line.maxQuantity }) : t('ucp.soldOut');
          return `${titleOf(line)}: ${text}`;
        }),
      ...goneLines.map((line) => t('ucp.gone', { title: titleOf(line) })),
    ],
  };
}
