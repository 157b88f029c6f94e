// The newsletter's page as forms, with scripts and without: asking for it, answering its e-mail, and leaving.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { patternOf, urlOf } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { newsletterUrl } from '#src/newsletter/newsletter-address.ts';
import { type FormServices, formText, registerForm } from '../http/form-route.ts';
import { translateTo } from '../i18n/translations.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { requestNewsletter } from './request-newsletter.ts';
import { unsubscribeByToken } from './unsubscribe.ts';

const MAX_EMAIL = 254;

/** The token of an e-mail's link. */
const link = formText(100);
const fields = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('request'), email: formText(MAX_EMAIL) }),
  z.strictObject({ action: z.literal('confirm'), link }),
  z.strictObject({ action: z.literal('leave'), link }),
]);

export function registerNewsletterForms(app: FastifyInstance, services: FormServices<RequestContext>): void {
  registerForm(app, services, {
    path: patternOf('newsletter'),
    fields,
    // Nobody needs a cart for it; for what a link asks, its token is the secret.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ fields: form, locale, context }) {
      switch (form.action) {
        case 'request':
          return request(context, locale, form.email);
        case 'confirm': {
          const isConfirmed = await confirmSubscription(context, form.link);
          return newsletterUrl(locale, isConfirmed ? 'confirmed' : 'gone');
        }
        case 'leave':
          await unsubscribeByToken(context, form.link);
          return newsletterUrl(locale, 'left');
      }
    },
  });
}

async function request(context: RequestContext, locale: Locale, email: string): Promise<string> {
  const page = urlOf('newsletter', { locale });
  const shop = (await context.readShop()).identity.name;
  const wording = translateTo(locale)('newsletter.consent', { shop });
  const requested = await requestNewsletter(context, { email, locale, page, wording });
  if (requested.ok) return newsletterUrl(locale, 'sent');
  return requested.error.kind === 'EmailInvalid' ? newsletterUrl(locale, 'invalid') : page;
}
