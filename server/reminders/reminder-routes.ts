// What the links of a reminder lead to: the cart with its goods, and a button that ends all reminders. The button takes one
// press on a page, because programs that look through e-mails open their links as well; a mail program's own button takes
// none.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { urlOf } from '#src/addresses.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { escapeHtml } from '../escape-html.ts';
import { type FormServices, registerForm } from '../http/form-route.ts';
import { registerOneClick } from '../http/one-click-route.ts';
import { dressPage, type PageDress, type PlainPages, writePlainPage, writePressForm } from '../http/plain-page.ts';
import { translateTo } from '../i18n/translations.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { bringCartBack } from './bring-cart-back.ts';
import { bringBackPattern, oneClickStopPattern, stopPath, stopPattern } from './reminder-paths.ts';
import { findRemindedLocale } from './reminder-store.ts';
import { stopReminders } from './stop-reminders.ts';

type Named = { Params: { locale: string; token: string } };

const ofOneVisitor = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  // Without a referrer, browsers would not say where the form comes from.
  'referrer-policy': 'same-origin',
};

export function registerReminders(
  app: FastifyInstance,
  forms: FormServices<RequestContext>,
  pages: PlainPages<RequestContext>,
): void {
  const { createContext } = pages;
  app.get<Named>(bringBackPattern, async (request, reply) => {
    const { locale, token } = request.params;
    if (!isLocale(locale)) return reply.redirect('/', 303);
    // A link that leads nowhere any more leads to the cart as it is.
    await bringCartBack(createContext(request, reply), token);
    return reply.headers(ofOneVisitor).redirect(urlOf('cart', { locale }), 303);
  });

  app.get<Named>(stopPattern, async (request, reply) => {
    const { locale, token } = request.params;
    if (!isLocale(locale)) return reply.redirect('/', 303);
    const dress = await dressPage(pages, createContext(request, reply), locale);
    const html = writeStopPage(dress, stopPath(locale, token));
    return reply.headers(ofOneVisitor).type('text/html; charset=utf-8').send(html);
  });
  registerForm(app, forms, {
    path: stopPattern,
    fields: z.strictObject({}),
    // The token in the path is the secret.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ locale, params: { token = '' }, context }) {
      await stopReminders(context, token);
      return { html: writeStopPage(await dressPage(pages, context, locale), null) };
    },
  });

  registerOneClick<RequestContext>(app, createContext, {
    pattern: oneClickStopPattern,
    unsubscribe: stopReminders,
    async pageOf({ db, markets }, { token }) {
      return stopPath((await findRemindedLocale(db, token)) ?? markets.main, token);
    },
  });
}

/** `action`: what the button posts to; null once it was pressed. */
function writeStopPage(dress: PageDress, action: string | null): string {
  const { locale } = dress;
  const t = translateTo(locale);
  return writePlainPage({
    ...dress,
    title: t(action ? 'reminderMail.stopTitle' : 'reminderMail.stoppedTitle'),
    headHtml: '',
    bodyHtml: [
      `<p>${escapeHtml(t(action ? 'reminderMail.stopText' : 'reminderMail.stoppedText'))}</p>`,
      action ? writePressForm({ action, text: t('reminderMail.stopButton') }) : '',
      `<p><a href="${escapeHtml(urlOf('home', { locale }))}">${escapeHtml(t('reminderMail.home'))}</a></p>`,
    ].join(''),
  });
}
