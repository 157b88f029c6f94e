// Why nothing is done with the staff's accounts, and what is said then. The schema's enum is made of it.
import type { RefusalMessages } from '../i18n/refusal-message.ts';

export const staffRefusals = {
  PASSWORD_TOO_SHORT: 'staff.refusedPASSWORD_TOO_SHORT',
  PASSWORD_TOO_COMMON: 'staff.refusedPASSWORD_TOO_COMMON',
  WRONG_CODE: 'staff.refusedWRONG_CODE',
  WRONG_PASSKEY: 'staff.refusedWRONG_PASSKEY',
  LINK_INVALID: 'staff.refusedLINK_INVALID',
  EMAIL_INVALID: 'staff.refusedEMAIL_INVALID',
  EMAIL_TAKEN: 'staff.refusedEMAIL_TAKEN',
  NAME_MISSING: 'staff.refusedNAME_MISSING',
  UNKNOWN_STAFF: 'staff.refusedUNKNOWN_STAFF',
  LAST_OWNER: 'staff.refusedLAST_OWNER',
  /** The only way in would be gone. */
  LAST_CREDENTIAL: 'staff.refusedLAST_CREDENTIAL',
  NO_PASSWORD: 'staff.refusedNO_PASSWORD',
} as const satisfies RefusalMessages;

export type StaffRefusal = { kind: keyof typeof staffRefusals };
