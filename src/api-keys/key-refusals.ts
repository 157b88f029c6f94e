// Why no key is made or revoked, and what is said then. The schema's enum is made of it.
import type { RefusalMessages } from '../i18n/refusal-message.ts';

export const keyRefusals = {
  NAME_MISSING: 'keys.refusedNAME_MISSING',
  NAME_TAKEN: 'keys.refusedNAME_TAKEN',
  NO_PERMISSION: 'keys.refusedNO_PERMISSION',
  PERMISSION_UNKNOWN: 'keys.refusedPERMISSION_UNKNOWN',
  END_INVALID: 'keys.refusedEND_INVALID',
  UNKNOWN_KEY: 'keys.refusedUNKNOWN_KEY',
} as const satisfies RefusalMessages;

export type KeyRefusal = { kind: keyof typeof keyRefusals };
