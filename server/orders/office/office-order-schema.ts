import { fulfilmentStates, paymentStates, workFilters } from '#src/orders/office/order-filter-values.ts';
import { orderFilters } from '#src/orders/office/order-filters.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

const plainFilters = orderFilters.names.filter((name) => !['work', 'payment', 'fulfilment'].includes(name));

export const officeOrderSchema = /* GraphQL */ `
  enum OrderWorkFilter { ${workFilters.join(' ')} }
  enum PaymentState { ${paymentStates.join(' ')} }
  enum FulfilmentState { ${fulfilmentStates.join(' ')} }
  "Null: nothing is left to do."
  enum NextStep {
    answer_dispute handle_return await_payment await_transfer await_bank send send_rest await_delivery refund
  }

  input OrderFiltersInput {
    work: OrderWorkFilter
    payment: PaymentState
    fulfilment: FulfilmentState
    ${plainFilters.map((name) => `${name}: String`).join('\n    ')}
  }

  type ListedOrder {
    number: Int!
    "Changes with everything that happens to the order: an action names the one that it was chosen at."
    version: Int!
    createdAt: DateTime!
    customer: String!
    "Null for a person."
    company: String
    country: String!
    "The part of it where another VAT or the customs are met, in words, such as the Canary Islands; null elsewhere."
    region: String
    payment: PaymentState!
    fulfilment: FulfilmentState!
    "The name in the language of the person who asks; null when none was chosen."
    methodName: String
    carrierName: String!
    total: Money!
    refunded: Money!
    next: NextStep
    "Which assistants led to it, in words; null where none did."
    ledBy: String
  }

  type OrderList {
    orders: [ListedOrder!]!
    ${pageEnds}
  }

  type NamedChoice { id: String! name: String! }

  "What the list can be narrowed to."
  type OrderChoices {
    countries: [NamedChoice!]!
    methods: [NamedChoice!]!
    carriers: [NamedChoice!]!
    "Platforms whose assistants have led to orders, with any of them first; empty where none has."
    assistants: [NamedChoice!]!
  }

  type FoundCustomer { id: String! email: String! name: String! orders: Int! }
  """
  The id is for whoever may edit products; the detail says which variant was found by its SKU or EAN.
  """
  type FoundProduct { id: String handle: String! title: String! detail: String! }

  type FoundInOffice {
    orders: [ListedOrder!]!
    customers: [FoundCustomer!]!
    products: [FoundProduct!]!
  }

  type ManagedLine {
    position: Int!
    productHandle: String!
    sku: String!
    title: String!
    "The title with the text that was ordered."
    variantTitle: String!
    "There is no right of withdrawal."
    isExcepted: Boolean!
    imageUrl: String
    quantity: Int!
    sent: Int!
    returned: Int!
    "Given back before they were sent: they stay."
    cancelled: Int!
    "Units whose money was given back or is on its way, sent or not."
    refunded: Int!
    "The customer has withdrawn from so many of what is still to be sent."
    withdrawn: Int!
    unitPrice: Money!
    total: Money!
    "The rate in per cent times 100: 2300 is 23 %."
    vatBasisPoints: Int!
  }

  type ManagedParcel {
    number: Int!
    carrierName: String!
    trackingNumber: String!
    trackingUrl: String
    sentAt: DateTime!
    deliveredAt: DateTime
    lines: [ManagedParcelLine!]!
  }
  type ManagedParcelLine { title: String! quantity: Int! returned: Int! }

  type VatShare { basisPoints: Int! gross: Money! vat: Money! }

  "One thing that happened. What it was is its kind; the other fields are there when the kind has them."
  type OrderMoment {
    at: DateTime!
    kind: String!
    "The person of the shop; null for shoppers, the provider and the clock, and where that is not known."
    by: String
    amount: Money
    parcel: Int
    "A note, the reason of a refund, a tracking number."
    text: String
    mail: SentMail
    note: NoteOfStaff
    "What was changed of who is written to and where the goods go."
    changes: [ContactFieldChange!]!
  }

  type NoteOfStaff {
    id: String!
    "Whether it is by the person who asks: then it can be changed."
    isOwn: Boolean!
    isEdited: Boolean!
  }
  type ContactFieldChange { field: String! before: String! after: String! }

  type SentMail {
    key: String!
    subject: String!
    recipient: String!
    body: String!
  }

  "An action that can still be undone."
  type WaitingAction {
    id: String!
    kind: String!
    by: String!
    dueAt: DateTime!
    "False when it is being carried out."
    isUndoable: Boolean!
  }

  enum OrderVatIdState { valid invalid no_answer }

  "What VIES said; no answer says nothing of the number."
  type OrderVatIdCheck {
    state: OrderVatIdState!
    label: String!
    "The words on whose it is, when it was asked, and by which number that is proved."
    text: String!
  }

  type ManagedOrder {
    number: Int!
    "Changes with everything that happens to the order: an action names the one that it was chosen at."
    version: Int!
    createdAt: DateTime!
    paidAt: DateTime
    locale: String!
    payment: PaymentState!
    fulfilment: FulfilmentState!
    next: NextStep
    cancelReason: String
    isDisputed: Boolean!
    "Null once the personal data are erased."
    customerId: String
    "Whether the address has a shopper's account; what is in it is the shopper's own."
    hasAccount: Boolean!
    email: String!
    phone: String!
    note: String!
    address: Address!
    "Name and address, line by line as the post of the country reads them."
    addressLines: [String!]!
    "Null when the bill goes to the same place."
    billingAddressLines: [String!]
    "Null while VIES has not been asked about the number that stands here."
    vatIdCheck: OrderVatIdCheck
    "The place the parcel goes to, in words, when that lies outside the VAT area of the Union."
    customsPlace: String
    "The customs ask for papers and the tax of the place there, but for no duty."
    isDutyFree: Boolean!
    pickupPoint: String
    "The carrier's id of it."
    pickupPointId: String
    "True until all of it is sent."
    isContactOpen: Boolean!
    "The platforms whose assistants led to it; null where none did."
    ledBy: String
    methodName: String
    "What the bank statement says, for payments that were recorded by hand."
    paymentReference: String
    isTransfer: Boolean!
    carrier: String!
    carrierName: String!
    carriers: [NamedChoice!]!
    lines: [ManagedLine!]!
    subtotal: Money!
    shipping: Money!
    fee: Money!
    "Null without one; a code for free delivery is in no discount."
    discountCode: String
    discount: Money!
    total: Money!
    vat: Money!
    vatShares: [VatShare!]!
    captured: Money!
    refunded: Money!
    refundPending: Money!
    "What can still be given back."
    refundable: Money!
    parcels: [ManagedParcel!]!
    "Newest first."
    moments: [OrderMoment!]!
    otherOrders: [ListedOrder!]!
    waiting: WaitingAction
  }

  input LineQuantityInput { position: Int! quantity: Int! }

  extend type Query {
    ordersToSend: Int! @private @needs(permission: "orders.fulfil")
    listedOrders(filters: OrderFiltersInput!, ${pagePlace}): OrderList!
      @private @needs(permission: "orders.read")
    orderChoices: OrderChoices! @private @needs(permission: "orders.read")
    foundInOffice(text: String!): FoundInOffice! @private @needs(permission: "orders.read")
    "Null when there is no such order."
    managedOrder(number: Int!): ManagedOrder @private @needs(permission: "orders.read")
  }
`;
