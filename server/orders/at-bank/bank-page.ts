// The page between the checkout's form and the bank. Chromium holds every redirect that follows a posted form against
// the page's `form-action`, the bank's own redirects too, so a 303 straight to the bank would be blocked. This page
// ends the form's redirects; from here the browser navigates again.
import type { FastifyInstance } from 'fastify';
import { urlOf } from '#src/addresses.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { factsOf, isOwnMethod, isRedirectMethod } from '#src/payments/methods/payment-methods.ts';
import { escapeHtml } from '../../escape-html.ts';
import { dressPage, type PageDress, type PlainPages, writePlainPage } from '../../http/plain-page.ts';
import { isToken } from '../../http/session.ts';
import { translateTo } from '../../i18n/translations.ts';
import { type AttemptMethod, findLatestAttempt } from '../../payments/attempt-store.ts';
import { shownMethodName } from '../../payments/method-terms.ts';
import { countTriesOfOrder } from '../../payments/payment-limits.ts';
import { shareLook } from '../../payments/share-look.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import { findOrderId } from '../order-links.ts';

type Bank = { address: string; method: AttemptMethod };

export function bankPath(locale: Locale, orderToken: string): string {
  return `/${locale}/checkout/bank/${orderToken}`;
}

/** The bank's address is fetched from the provider each time, so that a forged link cannot redirect elsewhere. */
export function registerBankPage(app: FastifyInstance, pages: PlainPages<RequestContext>): void {
  app.get<{ Params: { locale: string; token: string } }>('/:locale/checkout/bank/:token', async (request, reply) => {
    const { locale, token } = request.params;
    if (!isLocale(locale) || !isToken(token)) return reply.redirect('/', 303);
    const context = pages.createContext(request, reply);
    const bank = await findBank(context, token);
    reply.header('cache-control', 'private, no-store');
    if (!bank) return reply.redirect(urlOf('checkoutReturn', { locale }, { order: token }), 303);
    return reply.type('text/html; charset=utf-8').send(writeBankPage(await dressPage(pages, context, locale), bank));
  });
}

async function findBank(context: RequestContext, orderToken: string): Promise<Bank | null> {
  const { db, payments } = context;
  const orderId = await findOrderId(db, orderToken);
  const attempt = orderId ? await findLatestAttempt(db, orderId) : null;
  const intentId = attempt?.intentId;
  if (!orderId || !intentId) return null;
  // Another press may have chosen another bank.
  const key = `bank ${orderId} ${await countTriesOfOrder(db, orderId)}`;
  const intent = await shareLook(context, { key, isPatient: true }, () =>
    payments.getIntent(intentId).catch(() => null),
  );
  const address = intent && payments.bankAddressOf(intent);
  return address ? { address, method: attempt.method } : null;
}

/** The owner of the page; null for a bank, which the shopper chooses. */
function nameOf(method: AttemptMethod, locale: Locale): string | null {
  if (method === 'manual') return null;
  if (isOwnMethod(method)) return shownMethodName(method, locale);
  const isNamed = isRedirectMethod(method) && factsOf(method).paysAt === 'provider';
  return isNamed ? factsOf(method).name : null;
}

function writeBankPage(dress: PageDress, { address, method }: Bank): string {
  const { locale } = dress;
  const t = translateTo(locale);
  const name = nameOf(method, locale);
  const url = escapeHtml(address);
  return writePlainPage({
    ...dress,
    title: name ? t('bankRedirect.titleOf', { name }) : t('bankRedirect.title'),
    headHtml: `<meta http-equiv="refresh" content="0; url=${url}">`,
    bodyHtml: [
      `<p>${escapeHtml(t('bankRedirect.text'))}</p>`,
      `<p><a href="${url}">${escapeHtml(t('bankRedirect.go'))}</a></p>`,
    ].join(''),
  });
}
