import { orderRefusals, payRefusals } from '#src/checkout/refusals/checkout-refusals.ts';

const refusalTypes = Object.entries(orderRefusals)
  .map(([kind, { fields = 'isRefused: Boolean!' }]) => `type ${kind} { ${fields} }`)
  .join('\n  ');

export const orderSchema = /* GraphQL */ `
  extend type Query {
    "Null for a token that is unknown or has expired."
    order(locale: Locale!, token: String!): Order @private
    "Asks the payment provider how the order's payment stands, records it, and answers with the order."
    returnedOrder(locale: Locale!, token: String!): Order @private
  }

  extend type Mutation {
    placeOrder(locale: Locale!, input: PlaceOrderInput!, offer: String): PlaceOrderResult!
    "Starts the payment of an order that was placed before. An order that waits for none leads to how it stands."
    payOrder(locale: Locale!, input: PayOrderInput!): PayOrderResult!
  }

  input PayOrderInput {
    token: String!
    paymentMethod: PaymentMethod!
    "Stripe's id of the bank for Przelewy24; without one it is chosen there."
    p24Bank: String
    "Whether the terms of Przelewy24 were shown and accepted."
    hasAcceptedP24Terms: Boolean
  }

  union PayOrderResult = PlacedOrder | ${Object.keys(payRefusals).join(' | ')}

  input PlaceOrderInput {
    draft: CheckoutDraftInput!
    paymentMethod: PaymentMethod!
    "The total that the shopper saw, in minor units."
    expectedTotalMinor: Int!
    "What was to be paid of it, after gift cards; left out: all of it."
    expectedDueMinor: Int
    "Stripe's id of the bank for Przelewy24; without one it is chosen there."
    p24Bank: String
    "Whether the terms of Przelewy24 were shown and accepted."
    hasAcceptedP24Terms: Boolean
  }

  union PlaceOrderResult = PlacedOrder | ${Object.keys(orderRefusals).join(' | ')}

  "The order is held and waits for its payment."
  type PlacedOrder {
    orderToken: String!
    "Stripe's client secret of the PaymentIntent; null when there is nothing to confirm in the browser."
    clientSecret: String
    "Path of ours: towards the bank, or to the page that tells how the payment went."
    returnUrl: String!
  }

  ${refusalTypes}
  type FieldProblem { name: String! problem: FieldProblemKind! }
  "MOBILE: the locker opens by a text message. HOUSE_NUMBER: a form asks about a street without one, and no order is refused for it."
  enum FieldProblemKind { MISSING TOO_LONG EMAIL PHONE MOBILE HOUSE_NUMBER POSTAL_CODE COUNTRY TAX_ID SHIPPING_METHOD PICKUP_POINT PICKUP_POINT_CLOSED }

  enum PaymentState { awaiting_payment payment_processing due_on_delivery paid cancelled }
  enum FulfilmentState { unfulfilled partly_sent sent delivered returned }

  type Order {
    number: Int!
    token: String!
    createdAt: DateTime!
    paymentState: PaymentState!
    fulfilmentState: FulfilmentState!
    email: String!
    "When the buyer's personal data were erased; null when they were not."
    erasedAt: DateTime
    address: Address!
    "Null when the bill goes where the parcel goes."
    billingAddress: Address
    "What the shopper wanted to say; empty when there is nothing."
    note: String!
    shippingMethod: String!
    shippingCarrier: String!
    "What the merchant called it then; empty: as its carrier and its kind say."
    shippingName: String!
    "Name and address, line by line as the post of the country reads them."
    addressLines(locale: Locale!): [String!]
    billingAddressLines(locale: Locale!): [String!]
    pickupPointLines(locale: Locale!): [String!]
    "The point where the parcel is collected; null for couriers."
    pickupPoint: PickupPoint
    lines: [OrderLine!]!
    "Null without one; a code for free delivery is in no discount."
    discountCode: String
    totals: OrderTotals!
    vatAmounts: [VatAmount!]!
    "What has gone back to the shopper."
    refunded: Money!
    "What is on its way back."
    refundPending: Money!
    "The bank has not decided a dispute about the payment."
    isDisputed: Boolean!
    parcels: [Parcel!]!
    "Null where nobody can say: before it is paid, in parts, late, or there."
    expectedArrival: ExpectedArrival
    "Newest last."
    events: [OrderEvent!]!
    "Why the order was cancelled: expired, superseded, declined_for_good, …"
    cancelReason: String
    "The method that it was paid with, or that was tried last; null when somebody of the shop saw the money arrive."
    paymentMethod: PaymentMethod
    "The same in the page's language."
    paidBy: String
    "cash or terminal: what it was paid with where the shop is."
    paidOnTheSpot: String
    "How it can be paid in the market that was asked for, while it waits for its payment."
    payment: PaymentSetup
    "The account that the shopper is to transfer the total to; null when no transfer is waited for."
    transfer: AwaitedTransfer
    "What there is to do about a payment in which the provider has no part."
    paymentNote: PaymentNote
    "What the shopper signed for a direct debit."
    mandate: Mandate
    "Why the last attempt failed, while the order is not paid."
    declineText: TextKey
  }

  "A note in the page's language."
  type PaymentNote {
    text: String!
    rows: [PaymentNoteRow!]!
  }
  type PaymentNoteRow { name: String! value: String! }

  type AwaitedTransfer {
    "Null for a developer's own method, which says itself how it is paid."
    account: BankAccount
    "The moment until which the goods are held."
    until: DateTime!
  }

  type BankAccount {
    holder: String!
    iban: String!
    bic: String!
    bank: String!
  }

  type Mandate {
    reference: String!
    url: String!
  }

  type OrderLine {
    productHandle: String!
    title: String!
    "Its option values, and the text that was ordered."
    variantTitle: String!
    "There is no right of withdrawal."
    isExcepted: Boolean!
    "Why there is none, or not always; null where there is one."
    exception: WithdrawalException
    image: Image
    quantity: Int!
    unitPrice: Money!
    total: Money!
    "Null while nothing of it was given back."
    refunded: RefundedUnits
  }

  "What was given back, with what is on its way."
  type RefundedUnits { quantity: Int! amount: Money! }

  type VatAmount {
    "The rate in per cent times 100: 2300 is 23 %."
    basisPoints: Int!
    vat: Money!
  }

  type Parcel {
    "The number within the order, from 1."
    number: Int!
    carrier: String!
    "Empty when the carrier gave none."
    trackingNumber: String!
    "The carrier's page that tells how far the parcel is."
    trackingUrl: String
    sentAt: DateTime!
    deliveredAt: DateTime
    lines: [ParcelLine!]!
  }

  "Dates as YYYY-MM-DD."
  type ExpectedArrival {
    earliest: String!
    latest: String!
  }

  type ParcelLine {
    title: String!
    variantTitle: String!
    quantity: Int!
    "How many of them came back."
    returnedQuantity: Int!
  }

  type OrderEvent {
    type: String!
    at: DateTime!
  }
`;
