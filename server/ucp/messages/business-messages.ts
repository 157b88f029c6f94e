// What is said within an answer: to the buyer, in the language of the market, whatever the buyer reads it in. A code is one
// of the protocol's where it has one for the case.
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { MessageParams, Translate } from '#src/i18n/translate.ts';
import type { AssistantRefusal } from '#src/reports/assistants/assistant-refusals.ts';

type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

/** `text`: null for one that says what the shop says elsewhere. */
type MessageKind =
  | { type: 'error'; code: AssistantRefusal; severity: Severity; text: MessageKey | null }
  /** A disclosure must be shown beside what it is about, and may not be hidden. */
  | { type: 'warning'; code: string; presentation?: 'disclosure'; text: MessageKey | null }
  | { type: 'info'; code: string; text: MessageKey };

export const businessMessages = {
  notFound: { type: 'error', code: 'not_found', severity: 'unrecoverable', text: 'ucp.notFound' },
  cartNotFound: { type: 'error', code: 'not_found', severity: 'unrecoverable', text: 'ucp.cartNotFound' },
  orderNotFound: { type: 'error', code: 'not_found', severity: 'unrecoverable', text: 'ucp.orderNotFound' },
  notAllFound: { type: 'info', code: 'not_found', text: 'ucp.notAllFound' },
  noCapability: {
    type: 'error',
    code: 'capabilities_incompatible',
    severity: 'unrecoverable',
    text: 'ucp.noCapability',
  },
  moreVariants: { type: 'info', code: 'variants_omitted', text: 'ucp.moreVariants' },
  filterIgnored: { type: 'info', code: 'filter_ignored', text: 'ucp.filterIgnored' },
  vatIncluded: { type: 'info', code: 'tax_included', text: 'ucp.vatIncluded' },
  lowestPrice: {
    type: 'warning',
    code: 'lowest_prior_price',
    presentation: 'disclosure',
    text: 'product.lowestPriorIs',
  },
  unitPrice: { type: 'warning', code: 'unit_price', presentation: 'disclosure', text: null },
  safety: { type: 'warning', code: 'safety_warning', presentation: 'disclosure', text: null },
  neverWithdrawn: { type: 'warning', code: 'final_sale', presentation: 'disclosure', text: 'ucp.neverWithdrawn' },
  lineNotFound: { type: 'error', code: 'item_unavailable', severity: 'recoverable', text: 'ucp.notFound' },
  lineNeedsVariant: { type: 'error', code: 'item_unavailable', severity: 'recoverable', text: 'ucp.needsVariant' },
  lineSoldOut: { type: 'error', code: 'out_of_stock', severity: 'recoverable', text: 'ucp.soldOut' },
  // The cart of the shop says as much to its shoppers.
  lineFewLeft: { type: 'error', code: 'out_of_stock', severity: 'recoverable', text: 'cart.overLimit' },
  lineLimited: { type: 'error', code: 'quantity_limited', severity: 'recoverable', text: 'ucp.limited' },
  lineNeedsPerson: {
    type: 'error',
    code: 'item_unavailable',
    severity: 'requires_buyer_input',
    text: 'ucp.lineNeedsPerson',
  },
  gone: { type: 'error', code: 'item_unavailable', severity: 'recoverable', text: 'ucp.gone' },
  codeRefused: { type: 'error', code: 'discount_code_invalid', severity: 'recoverable', text: null },
  codeNotCombined: {
    type: 'error',
    code: 'discount_code_combination_disallowed',
    severity: 'recoverable',
    text: 'ucp.oneCode',
  },
  codeTakesNothing: { type: 'warning', code: 'discount_code_not_applied', text: null },
  codeWaits: { type: 'warning', code: 'discount_code_not_checked', text: 'ucp.codeWaits' },
  cardAtCheckout: {
    type: 'error',
    code: 'gift_card_at_checkout',
    severity: 'requires_buyer_input',
    text: 'ucp.cardAtCheckout',
  },
  fieldWrong: { type: 'error', code: 'field_invalid', severity: 'recoverable', text: null },
  deliveryWrong: { type: 'error', code: 'field_invalid', severity: 'recoverable', text: 'ucp.otherDelivery' },
  // The checkout tells its shopper of it in the same words.
  lineDearer: { type: 'warning', code: 'price_changed', text: 'cart.priceUp' },
  lineCheaper: { type: 'warning', code: 'price_changed', text: 'cart.priceDown' },
  deliveryNotNegotiated: { type: 'info', code: 'extension_not_negotiated', text: 'ucp.deliveryNotNegotiated' },
  codesNotNegotiated: { type: 'info', code: 'extension_not_negotiated', text: 'ucp.codesNotNegotiated' },
  otherCurrency: { type: 'info', code: 'currency_unavailable', text: 'ucp.otherCurrency' },
  otherLanguage: { type: 'info', code: 'language_unavailable', text: 'ucp.otherLanguage' },
  emptyCart: { type: 'error', code: 'cart_empty', severity: 'recoverable', text: 'ucp.emptyCart' },
  // What the totals say is not what the person sees.
  takenOver: { type: 'warning', code: 'buyer_has_taken_over', text: 'ucp.takenOver' },
  cartOrdered: { type: 'info', code: 'cart_ordered', text: 'ucp.orderedTitle' },
  isOver: { type: 'error', code: 'checkout_closed', severity: 'unrecoverable', text: 'ucp.isOver' },
  noDelivery: { type: 'error', code: 'address_undeliverable', severity: 'recoverable', text: 'ucp.noDelivery' },
  personBuys: { type: 'error', code: 'buyer_must_confirm', severity: 'requires_buyer_review', text: 'ucp.personBuys' },
  order_awaiting: { type: 'info', code: 'payment_awaited', text: 'ucp.order_awaiting' },
  order_failed: { type: 'info', code: 'payment_failed', text: 'ucp.order_failed' },
  order_processing: { type: 'info', code: 'payment_processing', text: 'ucp.order_processing' },
  order_placed: { type: 'info', code: 'payment_later', text: 'ucp.order_placed' },
  order_paid: { type: 'info', code: 'order_paid', text: 'ucp.order_paid' },
  order_refunded: { type: 'info', code: 'order_refunded', text: 'ucp.order_refunded' },
  order_expired: { type: 'info', code: 'order_expired', text: 'ucp.order_expired' },
  order_cancelled: { type: 'info', code: 'order_cancelled', text: 'ucp.order_cancelled' },
} as const satisfies Record<string, MessageKind>;

export type BusinessMessageName = keyof typeof businessMessages;

/** A message as the protocol writes it. `path`: where in the answer, as JSONPath. */
export type ShownMessage = DistributiveOmit<MessageKind, 'text'> & { content: string; path?: string };

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** `content`: of a message that has no text of its own, because the shop has it in the right language already. */
export function say(
  t: Translate,
  name: BusinessMessageName,
  { path, params, content = '' }: { path?: string; params?: MessageParams; content?: string } = {},
): ShownMessage {
  const { text, ...kind }: MessageKind = businessMessages[name];
  return { ...kind, content: text === null ? content : t(text, params), ...(path !== undefined && { path }) };
}

/**
 * What an answer refused, each once, as the merchant is told it. That a person buys stands in every checkout, and refuses
 * nothing but to complete one.
 */
export function refusalsIn(messages: readonly ShownMessage[]): Set<AssistantRefusal> {
  const refused = messages.filter((message) => message.type === 'error').filter(({ code }) => code !== PERSON_BUYS);
  const needsPerson = ({ code, severity }: (typeof refused)[number]) =>
    code === 'item_unavailable' && severity === 'requires_buyer_input';
  return new Set(refused.map((error) => (needsPerson(error) ? 'item_needs_person' : error.code)));
}

const PERSON_BUYS = businessMessages.personBuys.code;
