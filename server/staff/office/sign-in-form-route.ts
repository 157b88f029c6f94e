// The sign-in form without scripts: refused, the same page says so.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { officeUrlOf, ownOfficePath } from '#src/office-addresses.ts';
import { MAX_CODE_LENGTH, MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '#src/staff/credential-rules.ts';
import { type FormServices, formText, registerForm } from '../../http/form-route.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { signIn } from '../sign-in.ts';
import { keepSignedIn } from '../signed-in-browser.ts';

const fields = z.strictObject({
  email: formText(MAX_EMAIL_LENGTH),
  password: formText(MAX_PASSWORD_LENGTH),
  code: formText(MAX_CODE_LENGTH),
  to: formText(1_000).default(''),
});

export function registerSignInForm(app: FastifyInstance, services: FormServices<OfficeContext>): void {
  registerForm(app, services, {
    path: officeUrlOf('signIn'),
    fields,
    // The session's cookie is not sent from elsewhere, and whoever signs in has none yet.
    isOnSharedPage: true,
    async submit({ context, fields: { to, ...credentials } }) {
      const target = ownOfficePath(to);
      const signedIn = await signIn(context, credentials);
      if (!signedIn.ok) return officeUrlOf('signIn', { refused: 'yes', to: target ?? undefined });
      keepSignedIn(context, signedIn.value);
      return target ?? officeUrlOf('account');
    },
  });
}
