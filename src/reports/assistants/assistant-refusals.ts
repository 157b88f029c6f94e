// Why assistants are refused, and what the merchant is told of it. Codes are those that the protocol has.
import type { MessageKey } from '../../i18n/all-messages.ts';

export const assistantRefusals = {
  invalid_profile_url: 'assistantFigures.refusedINVALID_PROFILE_URL',
  profile_unreachable: 'assistantFigures.refusedPROFILE_UNREACHABLE',
  profile_malformed: 'assistantFigures.refusedPROFILE_MALFORMED',
  version_unsupported: 'assistantFigures.refusedVERSION_UNSUPPORTED',
  invalid_request: 'assistantFigures.refusedINVALID_REQUEST',
  too_large: 'assistantFigures.refusedTOO_LARGE',
  idempotency_key_reused: 'assistantFigures.refusedIDEMPOTENCY_KEY_REUSED',
  rate_limited: 'assistantFigures.refusedRATE_LIMITED',
  unavailable: 'assistantFigures.refusedUNAVAILABLE',
  internal: 'assistantFigures.refusedINTERNAL',
  capabilities_incompatible: 'assistantFigures.refusedCAPABILITIES_INCOMPATIBLE',
  not_found: 'assistantFigures.refusedNOT_FOUND',
  item_unavailable: 'assistantFigures.refusedITEM_UNAVAILABLE',
  out_of_stock: 'assistantFigures.refusedOUT_OF_STOCK',
} as const satisfies Record<string, MessageKey>;

export type AssistantRefusal = keyof typeof assistantRefusals;

export const assistantRefusalCodes = Object.keys(assistantRefusals) as AssistantRefusal[];

export function isAssistantRefusal(code: string): code is AssistantRefusal {
  return Object.hasOwn(assistantRefusals, code);
}
