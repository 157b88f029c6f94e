// The cases of the protocol's official conformance tests (github.com/Universal-Commerce-Protocol/conformance), by their names.
// Each is written anew for this shop, or says why it does not apply to it.
import type { Callback, uvu } from 'uvu';

/** Null: it applies, and a test has its name. */
type Reason = string | null;

const noPayment = 'the shop takes no payment in a chat: a person presses the button on its own checkout';
const toldElsewhere = 'ucp-order-webhooks.test.ts looks at what is sent, with its signature';
const noAddresses = 'a platform is told nothing of where an order goes but the country';
const noKnownBuyers = 'the shop tells a platform nothing of its customers, whatever address it names';
const noChanges = 'an order is changed by the shop alone: the protocol gives platforms no operation for it';
const noSimulation = 'the shop has no addresses for simulations';
const freeDelivery =
  'free delivery is by market and total here, and carts of assistants ask the storefront’s own rules';

export const officialCases = {
  test_ap2_mandate_completion: noPayment,
  test_token_binding_completion: noPayment,
  test_card_credential_payment: noPayment,
  test_payment_failure: noPayment,
  test_totals_calculation_on_create: null,
  test_totals_recalculation_on_update: null,
  test_discount_flow: null,
  test_multiple_discounts_accepted: 'a cart has one code: a second one is refused with a message',
  test_multiple_discounts_one_rejected: null,
  test_fixed_amount_discount: null,
  test_buyer_consent: 'consents are given by the person alone, on the shop’s page: those of a payload are not kept',
  test_buyer_info_persistence: null,
  test_create_checkout: null,
  test_get_checkout: null,
  test_update_checkout: null,
  test_cancel_checkout: null,
  test_complete_checkout: null,
  test_cancel_is_idempotent: null,
  test_cannot_update_canceled_checkout: null,
  test_cannot_complete_canceled_checkout: null,
  test_complete_is_idempotent: null,
  test_cannot_update_completed_checkout: null,
  test_cannot_cancel_completed_checkout: null,
  test_fulfillment_flow: null,
  test_dynamic_fulfillment: null,
  test_unknown_customer_no_address: null,
  test_known_customer_no_address: noKnownBuyers,
  test_known_customer_one_address: noKnownBuyers,
  test_known_customer_multiple_addresses_selection: noKnownBuyers,
  test_known_customer_new_address: noKnownBuyers,
  test_new_user_new_address_persistence: noKnownBuyers,
  test_known_user_existing_address_reuse: noKnownBuyers,
  test_free_shipping_on_expensive_order: freeDelivery,
  test_free_shipping_for_specific_item: 'delivery is free by total here, not by product',
  test_idempotency_create: null,
  test_idempotency_update: null,
  test_idempotency_complete: null,
  test_idempotency_cancel: null,
  test_unknown_discount_code: null,
  test_invalid_adjustment_status: noChanges,
  test_malformed_adjustment_payload: noChanges,
  test_order_retrieval: null,
  test_order_fulfillment_retrieval: null,
  test_order_update: noChanges,
  test_order_adjustments: noChanges,
  test_discovery_urls:
    'asks ucp.dev, which no test of this shop does; the paths are those of the schemas’ own documents',
  test_discovery: null,
  test_version_negotiation: null,
  test_out_of_stock: null,
  test_update_inventory_validation: null,
  test_product_not_found: null,
  test_complete_without_fulfillment: null,
  test_structured_error_messages: null,
  test_single_subtotal_entry: null,
  test_single_total_entry: null,
  test_entries_have_type_and_amount: null,
  test_additive_entries_non_negative: null,
  test_discount_entry_is_negative: null,
  test_conversion_uses_cart_contents_over_payload: null,
  test_second_conversion_returns_the_existing_checkout: null,
  test_cancel_returns_the_cart_state_before_deletion: null,
  test_cart_discount_codes_carry_forward_to_checkout: null,
  test_webhook_event_stream: toldElsewhere,
  test_webhook_order_address_known_customer: noAddresses,
  test_webhook_order_address_new_address: noAddresses,
  test_simulation_endpoint_missing_header: noSimulation,
  test_simulation_endpoint_incorrect_secret: noSimulation,
  test_simulation_endpoint_correct_secret: noSimulation,
} as const satisfies Record<string, Reason>;

export type OfficialCase = keyof typeof officialCases;

/** Registers tests of applicable cases under their names, and lastly that none of them is missing. */
export function registerCases<T>(test: uvu.Test<T>, cases: Partial<Record<OfficialCase, Callback<T>>>): void {
  for (const [name, work] of Object.entries(cases)) test(name, work as Callback<T>);
  test('each official case has its test, or says why it does not apply', () => {
    const applicable = Object.entries(officialCases).flatMap(([name, reason]) => (reason === null ? [name] : []));
    const missing = applicable.filter((name) => !(name in cases));
    const needless = Object.keys(cases).filter((name) => !applicable.includes(name));
    if (missing.length + needless.length > 0) throw new Error(`missing: ${missing}; needless: ${needless}`);
  });
}
