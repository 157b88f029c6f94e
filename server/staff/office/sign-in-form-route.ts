// The sign-in form without scripts: refused, the same page says so.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { officeUrlOf, ownOfficePath } from '#src/office-addresses.ts';
import { MAX_CODE_LENGTH, MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '#src/staff/credential-rules.ts';
import { type FormServices, formText, registerForm } from '../../http/form-route.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { keyOfForm } from '../idempotency/read-press-key.ts';
import { signIn } from '../sign-in.ts';
import { keepSignedIn } from '../signed-in-browser.ts';

const fields = z.strictObject({
  email: formText(MAX_EMAIL_LENGTH),
  password: formText(MAX_PASSWORD_LENGTH),
  code: formText(MAX_CODE_LENGTH),
  to: formText(1_000).default(''),
  press: formText(100).default(''),
});

export function registerSignInForm(app: FastifyInstance, services: FormServices<OfficeContext>): void {
  registerForm(app, services, {
    path: officeUrlOf('signIn'),
    fields,
    // The session's cookie is not sent from elsewhere, and whoever signs in has none yet.
    isOnSharedPage: true,
    async submit({ context: visit, fields: { to, press, ...credentials } }) {
      const target = ownOfficePath(to);
      const context = { ...visit, idempotencyKey: press ? keyOfForm(press, credentials) : null };
      // A code is good once: a second press at the same moment would be refused, and its answer is the one that is shown.
      const isSignedIn = await answerOnce(
        context,
        { operation: 'sign-in form', variables: credentials },
        async (by) => {
          const signedIn = await signIn(by, credentials);
          if (signedIn.ok) keepSignedIn(by, signedIn.value);
          return signedIn.ok;
        },
      );
      if (!isSignedIn) return officeUrlOf('signIn', { refused: 'yes', to: target ?? undefined });
      return target ?? officeUrlOf('account');
    },
  });
}
