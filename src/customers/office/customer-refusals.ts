// Why nothing is done with a customer, and what the page says then. What the server returns follows from it.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';

export const customerRefusals = {
  CustomerUnknown: 'customers.missing',
  NoteEmpty: 'customers.noteEmpty',
  EmailInvalid: 'customers.emailInvalid',
} as const satisfies RefusalMessages;

export const erasureRefusals = {
  NobodyKnown: 'customers.nobodyKnown',
  /** Which ones the page shows beside. */
  Obstacles: 'customers.notYet',
} as const satisfies RefusalMessages;

export type CustomerRefusal = { kind: keyof typeof customerRefusals };
