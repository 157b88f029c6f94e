// The forms by which shoppers come in. Nobody is signed in yet, so that there is no secret that they could hold: the browser's own
// cookie, or the token in the path, says what each is about.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isLocale } from '#src/i18n/locales.ts';
import { ANSWER_ID, accountPatterns, accountUrl } from '#src/shopper-accounts/account-address.ts';
import { type FormServices, formText, registerForm } from '../http/form-route.ts';
import { requireOwnForm } from '../http/same-origin.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { answerOf } from './account-answers.ts';
import { askForSignIn } from './ask-for-sign-in.ts';
import { signInWithCode, signInWithLink } from './prove-sign-in.ts';
import { askForPasskeyOf, signInShopperWithPasskey } from './use-passkey.ts';

const MAX_EMAIL = 320;
const MAX_CODE = 40;
/** The length of what an authenticator answers, as JSON. */
export const MAX_PASSKEY_ANSWER = 15_000;

export function registerSignInForms(app: FastifyInstance, services: FormServices<RequestContext>): void {
  registerForm(app, services, {
    path: accountPatterns.signIn,
    fields: z.strictObject({ email: formText(MAX_EMAIL) }),
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ fields: { email }, locale, context }) {
      const asked = await askForSignIn(context, { email, locale });
      return answerOf(asked, { page: 'signIn', locale, done: `${accountUrl('signIn', { locale })}#${ANSWER_ID}` });
    },
  });
  registerForm(app, services, {
    path: accountPatterns.code,
    fields: z.strictObject({ code: formText(MAX_CODE) }),
    isOnSharedPage: true,
    submit: async ({ fields: { code }, locale, context }) =>
      answerOf(await signInWithCode(context, code), { page: 'signIn', locale, done: accountUrl('orders', { locale }) }),
  });
  registerForm(app, services, {
    path: accountPatterns.link,
    fields: z.strictObject({}),
    isOnSharedPage: true,
    submit: async ({ locale, params: { token = '' }, context }) =>
      answerOf(await signInWithLink(context, token), {
        page: 'signIn',
        locale,
        done: accountUrl('orders', { locale }),
      }),
  });
  registerForm(app, services, {
    path: accountPatterns.passkeySignIn,
    fields: z.strictObject({ answer: formText(MAX_PASSKEY_ANSWER) }),
    isOnSharedPage: true,
    submit: async ({ fields: { answer }, locale, context }) =>
      answerOf(await signInShopperWithPasskey(context, answer), {
        page: 'signIn',
        locale,
        done: accountUrl('orders', { locale }),
      }),
  });
  app.post<{ Params: { locale: string } }>(accountPatterns.passkeySignInOptions, async (request, reply) => {
    requireOwnForm(request, services.publicUrl);
    const context = services.createContext(request, reply);
    await context.guesses.requireFew();
    reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8');
    return isLocale(request.params.locale) ? askForPasskeyOf(context) : '{}';
  });
}
