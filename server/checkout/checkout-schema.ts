import { wallets } from '#src/payments/methods/payment-methods.ts';
import { addressFieldTypes } from '../schema/value-schema.ts';

/** What the form holds: read as it was typed, and sent as it is. */
const draftFields = /* GraphQL */ `
    email: String!
    phone: String!
    ${addressFieldTypes}
    isCompany: Boolean!
    companyName: String!
    taxId: String!
    shippingMethod: String!
    "Code of the chosen pick-up point; empty for couriers."
    pickupPoint: String!
    "What was typed to find it."
    pickupSearch: String!
    "The bill goes to an address of its own."
    hasBillingAddress: Boolean!
    billingFullName: String!
    billingLine1: String!
    billingLine2: String!
    billingPostalCode: String!
    billingCity: String!
    billingCountry: String!
    note: String!
    "The language of the one reminder of an order that is not finished; empty: none is wanted."
    remindIn: String!
    "The language in which the newsletter was asked for; empty: it was not."
    newsletterIn: String!
`;

export const checkoutSchema = /* GraphQL */ `
  extend type Query {
    """
    The checkout of the visitor's cart or, with the token of a payment link as \`offer\`, of that. Country and delivery
    are what the shopper chose before, else the market's own, where they are not named.
    """
    checkout(locale: Locale!, country: String, shippingMethod: String, offer: String): Checkout! @private
    "Null for a country that is no member state."
    addressRule(country: String!): AddressRule
  }

  extend type Mutation {
    "Keeps what was typed so far; never validates. A country that the page of that language filled in is not kept."
    saveCheckoutDraft(draft: CheckoutDraftInput!, offer: String, locale: Locale): Boolean!
  }

  type Checkout {
    cart: Cart!
    countries: [String!]!
    "The rules of the countries that are delivered to, and of that of the bill."
    addressRules: [AddressRule!]!
    country: String!
    shippingOptions: [ShippingOption!]!
    "Null while nothing can be delivered there."
    shippingMethod: String
    "Null while something can be delivered there."
    noDelivery: NoDelivery
    "The one that the draft names, when the chosen method leads there."
    pickupPoint: PickupPoint
    "What the draft's search finds, or what is near its address; null for a method that comes to the door."
    pickupPoints: PickupPointList
    totals: OrderTotals!
    draft: CheckoutDraft!
    payment: PaymentSetup!
    "Buttons beside the order button, as far as account and browser have them."
    wallets: [Wallet!]!
  }

  "Why nothing is delivered: not to that country, not to that postcode, not to Northern Ireland, which a postcode under Ireland may name, or it hangs on the postcode, which is not known yet."
  enum NoDelivery {
    COUNTRY
    POSTAL_CODE
    NORTHERN_IRELAND
    POSTAL_CODE_MISSING
  }

  "The form of an address in a country. Patterns are JavaScript's."
  type AddressRule {
    country: String!
    postalCode: String!
    postalCodeExample: String!
    "How the parts of this pattern are put together ($1 $2); both are empty where a postcode is one row of characters."
    postalCodeParts: String!
    postalCodeWritten: String!
    needsHouseNumber: Boolean!
    diallingCode: String!
    trunkPrefix: String!
    nationalPhone: String!
    phoneExample: String!
    needsCompanyTaxId: Boolean!
    taxId: String!
    taxIdPrefix: String!
    taxIdExample: String!
    pickupExample: String
  }

  type ShippingOption {
    method: String!
    carrier: String!
    kind: DeliveryKind!
    "What the merchant calls it; empty: as its carrier and its kind say."
    name: String!
    price: Money!
    "When it should be there, in the page’s language: dates, or what was agreed."
    arrival: String!
    "The same in words that stand alone: by when it is at the door, or ready to collect."
    arrivalText: String!
  }

  type OrderTotals {
    subtotal: Money!
    shipping: Money!
    "What the way it is paid costs."
    fee: Money!
    discount: Money!
    total: Money!
    "The gift cards that pay part of the total, or all of it."
    cards: [CardPayment!]!
    "What is left of the total to be paid by any other method."
    due: Money!
    vat: Money!
  }

  type CardPayment {
    id: String!
    "The end of its code."
    lastFour: String!
    amount: Money!
    "What stays on it; null once the order is placed."
    left: Money
  }

  type CheckoutDraft {${draftFields}}
  input CheckoutDraftInput {${draftFields}}

  type PaymentSetup {
    publishableKey: String!
    "The address of Stripe.js: at Stripe, or in the sandbox."
    scriptUrl: String!
    isSandbox: Boolean!
    "The company that a direct debit is signed for."
    creditor: String
    methods: [ListedMethod!]!
    "The terms of each of the methods, in their order."
    terms: [MethodTerms!]!
  }

  "Its texts are in the page's language."
  type MethodTerms {
    method: ListedMethod!
    name: String!
    hint: String!
    "Shown once it is chosen: where the order button leads."
    text: String
    "Drawings of our collections."
    icons: [String!]!
    "What the order comes to, with the method's fee; null for a method that never has one."
    totals: OrderTotals
  }

  "One of src/payments/methods/, or a developer's own, whose name begins with own_."
  scalar PaymentMethod
  "What can be chosen from a list."
  scalar ListedMethod
  enum Wallet { ${wallets.join(' ')} }
`;
