// Why assistants are refused, and what the merchant is told of it. What refuses them may give no code that is not here: a code
// is the protocol's, or the shop's own where that has none.
import type { MessageKey } from '../../i18n/all-messages.ts';

export const assistantRefusals = {
  invalid_profile_url: 'assistantFigures.refusedINVALID_PROFILE_URL',
  profile_unreachable: 'assistantFigures.refusedPROFILE_UNREACHABLE',
  profile_malformed: 'assistantFigures.refusedPROFILE_MALFORMED',
  version_unsupported: 'assistantFigures.refusedVERSION_UNSUPPORTED',
  invalid_request: 'assistantFigures.refusedINVALID_REQUEST',
  method_not_allowed: 'assistantFigures.refusedMETHOD_NOT_ALLOWED',
  unknown_address: 'assistantFigures.refusedUNKNOWN_ADDRESS',
  too_large: 'assistantFigures.refusedTOO_LARGE',
  idempotency_key_reused: 'assistantFigures.refusedIDEMPOTENCY_KEY_REUSED',
  rate_limited: 'assistantFigures.refusedRATE_LIMITED',
  unavailable: 'assistantFigures.refusedUNAVAILABLE',
  internal: 'assistantFigures.refusedINTERNAL',
  capabilities_incompatible: 'assistantFigures.refusedCAPABILITIES_INCOMPATIBLE',
  not_found: 'assistantFigures.refusedNOT_FOUND',
  item_unavailable: 'assistantFigures.refusedITEM_UNAVAILABLE',
  // The protocol has one code for what is not sold and for what a person has to choose; a merchant does well to know which.
  item_needs_person: 'assistantFigures.refusedITEM_NEEDS_PERSON',
  out_of_stock: 'assistantFigures.refusedOUT_OF_STOCK',
  quantity_limited: 'assistantFigures.refusedQUANTITY_LIMITED',
  discount_code_invalid: 'assistantFigures.refusedDISCOUNT_CODE_INVALID',
  discount_code_combination_disallowed: 'assistantFigures.refusedDISCOUNT_CODE_COMBINATION_DISALLOWED',
  gift_card_at_checkout: 'assistantFigures.refusedGIFT_CARD_AT_CHECKOUT',
  field_invalid: 'assistantFigures.refusedFIELD_INVALID',
  cart_empty: 'assistantFigures.refusedCART_EMPTY',
  checkout_closed: 'assistantFigures.refusedCHECKOUT_CLOSED',
  address_undeliverable: 'assistantFigures.refusedADDRESS_UNDELIVERABLE',
  buyer_must_confirm: 'assistantFigures.refusedBUYER_MUST_CONFIRM',
} as const satisfies Record<string, MessageKey>;

export type AssistantRefusal = keyof typeof assistantRefusals;

export const assistantRefusalCodes = Object.keys(assistantRefusals) as AssistantRefusal[];

export function isAssistantRefusal(code: string): code is AssistantRefusal {
  return Object.hasOwn(assistantRefusals, code);
}
