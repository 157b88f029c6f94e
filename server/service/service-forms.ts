// The service pages' forms, with scripts and without.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { patternOf, urlOf } from '#src/addresses.ts';
import { ANSWER_ID, DRAFT_PARAMETER, SENT_PARAMETER } from '#src/service/service-address.ts';
import { contactLengths, lookupLengths } from '#src/service/service-fields.ts';
import { type FormServices, formParagraph, formText, registerForm } from '../http/form-route.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { mailOrderLink } from './mail-order-link.ts';
import { sendContactMessage } from './send-contact-message.ts';

export function registerServiceForms(app: FastifyInstance, services: FormServices<RequestContext>): void {
  registerForm(app, services, {
    path: patternOf('findOrder'),
    fields: z.strictObject({
      orderNumber: formText(lookupLengths.orderNumber),
      orderEmail: formText(lookupLengths.orderEmail),
    }),
    // The page is the same for everybody.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ fields, locale, context }) {
      await mailOrderLink(context, fields);
      return `${urlOf('findOrder', { locale }, { [SENT_PARAMETER]: 'yes' })}#${ANSWER_ID}`;
    },
  });
  registerForm(app, services, {
    path: patternOf('contact'),
    fields: z.strictObject({
      name: formText(contactLengths.name),
      email: formText(contactLengths.email),
      orderNumber: formText(contactLengths.orderNumber),
      message: formParagraph(contactLengths.message),
      website: formText(contactLengths.message),
      form: formText(200),
    }),
    // It has a token of its own, and nobody needs a cart to write.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ fields: { website: hidden, form: formToken, ...fields }, locale, context }) {
      const sent = await sendContactMessage(context, { fields, formToken, hidden });
      const search = sent.isSent ? { [SENT_PARAMETER]: 'yes' } : { [DRAFT_PARAMETER]: sent.draft };
      return `${urlOf('contact', { locale }, search)}#${ANSWER_ID}`;
    },
  });
}
