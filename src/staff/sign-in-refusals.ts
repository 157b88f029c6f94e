// Why nobody is signed in. The schema's enum is made of it. Apart from the staff's others, whose texts this page does not load.
import type { RefusalMessages } from '../i18n/refusal-message.ts';

export const signInRefusals = {
  /** No account has this e-mail address with this password and code. Which of them is wrong nobody is told. */
  UNKNOWN_ACCOUNT: 'office.unknownAccount',
} as const satisfies RefusalMessages;

export type SignInRefusal = { kind: keyof typeof signInRefusals };
