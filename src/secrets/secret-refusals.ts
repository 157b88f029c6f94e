// Why no secret is changed, and what is said then. The schema's enum is made of it.
import type { RefusalMessages } from '../i18n/refusal-message.ts';

export const secretRefusals = {
  NOTHING_GIVEN: 'secrets.refusedNOTHING_GIVEN',
  /** Not what such a value looks like: said at its field. */
  VALUE_INVALID: 'secrets.refusedVALUE_INVALID',
  /** Some of those that go together are missing, or one key is live and the other is not. */
  NOT_TOGETHER: 'secrets.refusedNOT_TOGETHER',
  /** With live keys, the shop would not start again. */
  SHOP_INCOMPLETE: 'secrets.refusedSHOP_INCOMPLETE',
  ADDRESS_INSECURE: 'secrets.refusedADDRESS_INSECURE',
  SECRET_UNKNOWN: 'secrets.refusedSECRET_UNKNOWN',
} as const satisfies RefusalMessages;

export type SecretRefusalKind = keyof typeof secretRefusals;
