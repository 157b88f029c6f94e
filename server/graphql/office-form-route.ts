// The mutations of the office as a browser without scripts posts them: one form, the same operation, the same refusals. It
// goes back to the page that the form stands on, which says what was refused.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { KasaError } from '#src/errors.ts';
import type { OperationName, VariablesOf } from '#src/graphql-client.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { officeFormPattern, officePath, officeUrlOf, ownOfficePath } from '#src/office-addresses.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { type FormServices, registerForm } from '../http/form-route.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { keyOfForm } from '../staff/idempotency/read-press-key.ts';
import { officeExecutor } from './office-executor.ts';

const MAX_FIELD_LENGTH = 20_000;
const fields = z.record(z.string().max(60), z.string().max(MAX_FIELD_LENGTH));

export type OfficeFormServices = FormServices<OfficeContext> & {
  /** The page that shows recovery codes, once. */
  writeCodesPage(locale: Locale, codes: readonly string[]): string;
};

export function registerOfficeForms(app: FastifyInstance, services: OfficeFormServices): void {
  registerForm(app, services, {
    path: officeFormPattern,
    fields,
    async submit({ fields: { back, press, pageOf, ...variables }, params, context: visit, locale }) {
      const page = ownOfficePath(back) ?? officePath;
      const name = knownMutation(params.name, variables);
      const context = {
        ...visit,
        pageOf: pageOf || null,
        idempotencyKey: press ? keyOfForm(press, variables) : null,
      };
      try {
        const answer = await run(name, variables, context);
        if (answer.refusal) return withRefusal(page, answer.refusal);
        if (answer.recoveryCodes?.length) return { html: services.writeCodesPage(locale, answer.recoveryCodes) };
        return page;
      } catch (error) {
        const code = error instanceof KasaError ? error.code : null;
        if (code === 'STEP_UP_NEEDED') return officeUrlOf('stepUp', { to: page });
        if (code === 'SIGNED_OUT') return officeUrlOf('signIn', { to: page });
        throw error;
      }
    },
  });
}

type Answer = { refusal?: string | null; recoveryCodes?: string[] };

async function run(name: OperationName, variables: Record<string, string>, context: OfficeContext): Promise<Answer> {
  const { data, errors } = await officeExecutor.execute(name, variables as VariablesOf<OperationName>, context);
  if (errors?.[0]) throw new KasaError('BAD_REQUEST', errors[0].message);
  const [answer] = Object.values(data ?? {}) as unknown[];
  return typeof answer === 'object' && answer !== null ? (answer as Answer) : {};
}

function knownMutation(given: string | undefined, variables: Record<string, string>): OperationName {
  const name = given as OperationName;
  const isMutation = Object.hasOwn(officeApi.operations, name) && officeApi.operations[name]?.kind === 'mutation';
  if (!isMutation) throw new KasaError('MUTATION_NAME_UNKNOWN', 'Invalid mutation name.');
  const allowed = officeExecutor.variableNames(name);
  if (!Object.keys(variables).every((key) => allowed.includes(key))) {
    throw new KasaError('BAD_REQUEST', 'The form holds what it cannot hold.');
  }
  return name;
}

function withRefusal(page: string, refusal: string): string {
  const [path = '', query = ''] = page.split('?', 2);
  const search = new URLSearchParams(query);
  search.set('refused', refusal);
  return `${path}?${search}`;
}
