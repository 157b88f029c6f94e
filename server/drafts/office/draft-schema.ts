import { draftStates } from '#src/drafts/draft-content.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';
import { paidHereMethods } from '../pay-draft-here.ts';

export const draftSchema = /* GraphQL */ `
  enum DraftState { ${draftStates.join(' ')} }
  enum PaidHere { ${paidHereMethods.join(' ')} }

  type ListedDraft {
    number: Int!
    state: DraftState!
    "Name, company or e-mail; empty while nobody is named."
    customer: String!
    total: Money!
    updatedAt: DateTime!
    updatedBy: String!
    "The number of the order that came of it."
    order: Int
  }
  type DraftList {
    drafts: [ListedDraft!]!
    ${pageEnds}
  }

  type Draft {
    number: Int!
    "Rises with every save: anyone who saves names the one that was edited."
    version: Int!
    state: DraftState!
    "JSON, as src/drafts/draft-content.ts describes it."
    content: String!
    total: Money!
    updatedAt: DateTime!
    updatedBy: String!
    "What is open to be paid now, as an absolute address."
    linkUrl: String
    sentAt: DateTime
    expiresAt: DateTime
    "When its e-mail goes out; until then it can be undone."
    sendDueAt: DateTime
    "Why the last e-mail could not go out."
    sendRefusal: String
    "What of the customer's data it could not go out for."
    sendFaults: [DraftFault!]!
    "The number of the order that came of it."
    order: Int
    orderPayment: String
    vat: [DraftVat!]!
  }
  type DraftVat { basisPoints: Int! vat: Money! }

  type DraftChoices {
    "The language of the market at home, in which a new draft begins."
    home: String!
    markets: [DraftMarket!]!
    countries: [NamedChoice!]!
    "What goes to the country, with what the settings ask for it."
    deliveries: [DraftDelivery!]!
    vatClasses: [DraftVatClass!]!
  }
  type DraftMarket { locale: String! language: String! currency: Currency! country: String! }
  type DraftDelivery { id: String! name: String! priceMinor: Int! isCollected: Boolean! }
  type DraftVatClass { id: String! basisPoints: Int! }

  type DraftAskedText { label: String! minor: Int! isExcepted: Boolean! }

  type DraftGoods {
    variantId: String!
    title: String!
    variantTitle: String!
    sku: String!
    unitMinor: Int
    vatClass: String!
    "The text that its product asks for."
    asked: DraftAskedText
    available: Int
    imageUrl: String
    isExact: Boolean!
  }
  type DraftStock { variantId: String! available: Int! }
  "What a product costs in a market, and what it costs in the currency that a draft comes from."
  type DraftPrice { variantId: String! unitMinor: Int formerMinor: Int asked: DraftAskedText }
  "Somebody who has ordered before, as the latest order says."
  type DraftCustomer { email: String! phone: String! address: Address! }

  "Why nothing was done, or what it has led to."
  type DraftResult {
    refusal: String
    "The draft's number."
    number: Int
    version: Int
    "The person who has saved it since."
    by: String
    "What is sold out."
    titles: [String!]
    "The number of the order."
    order: Int
    "What of the customer's data can be nobody's."
    faults: [DraftFault!]
  }
  "A field of the customer, what was typed into it, and what is wrong with that, in the language of whoever asks."
  type DraftFault { field: String! typed: String! says: String! }

  extend type Query {
    listedDrafts(state: DraftState, text: String, ${pagePlace}): DraftList! @private @needs(permission: "orders.create")
    "Null when there is no such draft."
    draft(number: Int!): Draft @private @needs(permission: "orders.create")
    "The choices of a market, or of the one at home; without a country, those of its own."
    draftChoices(locale: String, country: String!, postalCode: String!): DraftChoices! @private @needs(permission: "orders.create")
    foundDraftGoods(locale: String!, text: String!): [DraftGoods!]! @private @needs(permission: "orders.create")
    "Prices of the products in a draft that comes from another currency."
    draftPrices(locale: String!, from: Currency!, variantIds: [String!]!): [DraftPrice!]!
      @private @needs(permission: "orders.create")
    """
    How many are left for new orders, beside what an order that was begun by the draft's link holds; those alone whose stock
    is an end to selling them.
    """
    draftStock(number: Int, variantIds: [String!]!): [DraftStock!]! @private @needs(permission: "orders.create")
    foundDraftCustomers(text: String!): [DraftCustomer!]! @private @needs(permission: "orders.create")
  }

  extend type Mutation {
    "Saves a draft; without a number, a new one. newId: a UUID under which it is made once; MadeBefore names it."
    saveDraft(number: Int, version: Int!, content: String!, newId: ID): DraftResult!
      @needs(permission: "orders.create")
    "Sends the draft by e-mail, in ten seconds."
    sendDraft(number: Int!, version: Int!): DraftResult! @needs(permission: "orders.create")
    undoSendDraft(number: Int!): DraftResult! @needs(permission: "orders.create")
    "Makes a link at once, for somebody who passes it on."
    linkDraft(number: Int!, version: Int!): DraftResult! @needs(permission: "orders.create")
    withdrawDraft(number: Int!, version: Int!): DraftResult! @needs(permission: "orders.create")
    payDraftHere(number: Int!, version: Int!, paidBy: PaidHere!, isHandedOver: Boolean!, hasReceipt: Boolean!):
      DraftResult! @needs(permission: "orders.create")
  }
`;
