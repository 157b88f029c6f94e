// Both steps of a withdrawal as forms, with scripts and without: the law wants the way to be open always.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { patternOf, urlOf } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { EDIT_PARAMETER, NOTICE_PARAMETER, PROBLEMS_ID } from '#src/returns/withdrawal-address.ts';
import { withdrawalLengths } from '#src/returns/withdrawal-fields.ts';
import { type FormServices, formParagraph, formText, registerForm } from '../http/form-route.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { confirmWithdrawal } from './confirm-withdrawal.ts';
import { changeWithdrawal, startWithdrawal, type WrittenWithdrawal } from './write-withdrawal.ts';

const textFields = {
  name: formText(withdrawalLengths.name),
  orderNumber: formText(withdrawalLengths.orderNumber),
  orderEmail: formText(withdrawalLengths.orderEmail),
  contract: formParagraph(withdrawalLengths.contract),
  reason: formParagraph(withdrawalLengths.reason),
  email: formText(withdrawalLengths.email),
};

/** One or several fields of the same name. */
const several = <Item extends z.ZodType>(item: Item) =>
  z
    .union([item, z.array(item).max(1000)])
    .optional()
    .transform((given) => (given === undefined ? [] : [given].flat()));

const start = z.strictObject({ ...textFields, order: formText(64).optional() });
const change = z.strictObject({ ...textFields, action: z.literal('change') });
const confirm = z.strictObject({
  action: z.literal('confirm'),
  /** The positions that are ticked. */
  line: several(z.string().regex(/^\d{1,4}$/)),
  /** `position:quantity`, also of what is not ticked. */
  quantity: several(z.string().regex(/^\d{1,4}:\d{1,6}$/)),
});

export function registerWithdrawalForms(app: FastifyInstance, services: FormServices<RequestContext>): void {
  registerForm(app, services, {
    path: patternOf('withdraw'),
    fields: start,
    // The page is the same for everybody, and nobody needs a cart to withdraw.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ fields: { order, ...fields }, locale, context }) {
      return pathOf(locale, await startWithdrawal(context, fields, order ?? null));
    },
  });
  registerForm(app, services, {
    path: patternOf('withdrawal'),
    fields: z.discriminatedUnion('action', [change, confirm]),
    // The token in the path is the secret.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ fields, locale, params: { token = '' }, context }) {
      if (fields.action === 'change') {
        const { action: _, ...typed } = fields;
        return pathOf(locale, await changeWithdrawal(context, token, typed));
      }
      const lines = readLines(fields);
      const confirmed = await confirmWithdrawal(context, { token, locale, lines });
      if (confirmed.ok) return urlOf('withdrawal', { locale, token });
      switch (confirmed.error.kind) {
        case 'WithdrawalUnknown':
          return urlOf('withdraw', { locale });
        case 'Incomplete':
          return pathOf(locale, { token, isComplete: false });
        case 'NothingChosen':
        case 'MoreThanLeft': {
          const notice = confirmed.error.kind;
          return `${urlOf('withdrawal', { locale, token }, { [NOTICE_PARAMETER]: notice })}#${PROBLEMS_ID}`;
        }
      }
    },
  });
}

function pathOf(locale: Locale, written: WrittenWithdrawal | null): string {
  if (!written) return urlOf('withdraw', { locale });
  const { token, isComplete } = written;
  if (isComplete) return urlOf('withdrawal', { locale, token });
  return `${urlOf('withdrawal', { locale, token }, { [EDIT_PARAMETER]: 'yes' })}#${PROBLEMS_ID}`;
}

function readLines({ line, quantity }: z.output<typeof confirm>): { position: number; quantity: number }[] {
  const ticked = new Set(line.map(Number));
  const quantities = new Map(quantity.map((pair) => pair.split(':').map(Number) as [number, number]));
  return [...quantities].flatMap(([position, wanted]) =>
    ticked.has(position) ? [{ position, quantity: wanted }] : [],
  );
}
