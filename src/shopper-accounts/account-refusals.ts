// Why nothing is done on the pages of a shopper's account, and what is said then. The schema's enum is made of it.
import type { RefusalMessages } from '../i18n/refusal-message.ts';

export const accountRefusals = {
  EMAIL_INVALID: 'account.refusedEMAIL_INVALID',
  CODE_WRONG: 'account.refusedCODE_WRONG',
  /** It was tried too often, so it is good for nothing any more. */
  CODE_USED_UP: 'account.refusedCODE_USED_UP',
  /** This browser has asked for no code, or the code is too old or was used. */
  CODE_OVER: 'account.refusedCODE_OVER',
  LINK_OVER: 'account.refusedLINK_OVER',
  PASSKEY_WRONG: 'account.refusedPASSKEY_WRONG',
  PASSKEYS_FULL: 'account.refusedPASSKEYS_FULL',
  ADDRESS_GONE: 'account.refusedADDRESS_GONE',
  ADDRESSES_FULL: 'account.refusedADDRESSES_FULL',
  WISHLIST_FULL: 'account.refusedWISHLIST_FULL',
  /** The session ended while the page was open. */
  SIGNED_OUT: 'account.refusedSIGNED_OUT',
} as const satisfies RefusalMessages;

export type AccountRefusalKind = keyof typeof accountRefusals;
export type AccountRefusal = { kind: AccountRefusalKind };

export function isAccountRefusal(kind: string | null): kind is AccountRefusalKind {
  return kind !== null && Object.hasOwn(accountRefusals, kind);
}
