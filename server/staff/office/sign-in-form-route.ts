// The sign-in form without scripts: refused, the same page says so.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { officeUrlOf } from '#src/office-addresses.ts';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '#src/staff/office/sign-in-rules.ts';
import { type FormServices, formText, registerForm } from '../../http/form-route.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { signIn } from './sign-in.ts';

const fields = z.strictObject({ email: formText(MAX_EMAIL_LENGTH), password: formText(MAX_PASSWORD_LENGTH) });

export function registerSignInForm(app: FastifyInstance, services: FormServices<OfficeContext>): void {
  registerForm(app, services, {
    path: officeUrlOf('signIn'),
    fields,
    // Whoever asks gets the same page: nobody is signed in yet.
    isOnSharedPage: true,
    async submit({ context }) {
      await signIn(context.guesses);
      return officeUrlOf('signIn', { refused: 'yes' });
    },
  });
}
