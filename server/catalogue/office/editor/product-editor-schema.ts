import { announcements } from '#src/catalogue/lowest-price.ts';
import { productStates } from '#src/catalogue/product-states.ts';

export const productEditorSchema = /* GraphQL */ `
  enum EditedProductState { ${productStates.join(' ')} }

  "A product as the merchant has it, on sale or not. A part of the editor adds what is its own."
  type EditedProduct {
    id: ID!
    "The version that was read, to be handed back with what is saved."
    version: Int!
    handle: String!
    state: EditedProductState!
    "When a draft goes on sale by itself, by the clocks of the company: 2026-12-24T18:00."
    publishAt: String
    vendor: String!
    productType: String!
    tags: [String!]!
    "Handles of the products that its page shows beside it, in that order."
    goesWith: [String!]!
    vatClass: String!
    "One of src/catalogue/withdrawal-exceptions.ts; null: it can be withdrawn from."
    withdrawalException: String
    needsCashRegister: Boolean!
    manufacturerName: String!
    manufacturerAddress: String!
    manufacturerEmail: String!
    responsiblePerson: String!
    texts: [EditedTexts!]!
    collections: [EditedCollection!]!
    "What the merchant's own fields say, by their keys, as JSON."
    ownFields: String!
    "The text that it asks for, as JSON; null: none."
    lineText: String
    "The amounts that buyers may name of a gift card, as JSON; null: the product is none."
    giftCard: String
    pictures: Int!
    options: [EditedOption!]!
    "Translations of the names and values of options."
    optionTexts: [EditedOptionText!]!
    variants: [EditedVariant!]!
    "Those of its own prices that run or will."
    reductions: [EditedReduction!]!
  }

  "What variants cost for a time, planned in one go."
  type EditedReduction {
    "The id of the first of its rows."
    key: ID!
    setId: ID!
    title: String!
    currency: Currency!
    "What has begun keeps its begin and its amounts."
    isRunning: Boolean!
    "The beginning by the company's clocks, as src/dates/period-bound.ts writes it: a day, or 2026-12-24T18:00."
    from: String!
    "The last day, or a moment; empty: until somebody ends it."
    until: String!
    "How many other products were reduced with it."
    otherProducts: Int!
    lines: [EditedReductionLine!]!
  }

  "Variants that cost the same and become the same."
  type EditedReductionLine { key: ID! ordinaryMinor: Int! amountMinor: Int! rows: [EditedReductionRow!]! }

  type EditedReductionRow { id: ID! variantId: ID! }

  type EditedOption { name: String! values: [String!]! }

  type EditedOptionText { locale: String! source: String! target: String! }

  type EditedTexts {
    locale: String!
    title: String!
    descriptionHtml: String!
    seoTitle: String!
    seoDescription: String!
    safetyWarnings: String!
  }

  type EditedCollection {
    id: ID!
    handle: String!
    title: String!
    "A rule puts products into it, and nobody else."
    isByRule: Boolean!
  }

  type EditedVariant {
    id: ID!
    sku: String!
    barcode: String!
    "The values in the order of the options; none for a product without options."
    values: [String!]!
    "Its own, or that of one of its values."
    imageUrl: String
    weightGrams: Int!
    requiresShipping: Boolean!
    isTaxable: Boolean!
    tracksStock: Boolean!
    onHand: Int!
    reserved: Int!
    sellsWithoutStock: Boolean!
    "What one holds, such as 500 g, and what its unit price is given for."
    contents: EditedMeasure
    unitPriceFor: EditedMeasure
    "Those that are converted follow from others."
    prices: [EditedPrice!]!
  }

  type EditedMeasure { amount: String! unit: String! }

  enum PriceAnnouncement { ${announcements.join(' ')} }

  type EditedPrice {
    currency: Currency!
    amountMinor: Int!
    compareAtMinor: Int
    convertedFrom: Currency
    "Whether the shop crosses a price out, or why not; null where none is to be."
    announcement: PriceAnnouncement
    "The lowest price of the 30 days before this one; null where none was, or none is to be crossed out."
    lowestBefore: Int
  }

  type EditedVatRate { vatClass: String! basisPoints: Int! }
  type EditedMarket { language: String! currency: Currency! country: String! }

  "What the editor of any product offers."
  type ProductEditorChoices {
    markets: [EditedMarket!]!
    "All in which the catalogue may have texts; that of its plain texts is the first."
    languages: [String!]!
    collections: [EditedCollection!]!
    "The rates as goods are charged today that stay in the country of the main market."
    vatRates: [EditedVatRate!]!
    ownFields: [OwnField!]!
    timeZone: String!
    "The address of the shop, before which no path stands."
    origin: String!
  }

  "Why nothing was saved, or what is saved. With the refusal MadeBefore: what was made under the same newId."
  type ProductSaveResult {
    refusal: String
    "The fields that it is about, such as texts.pl.title, and of whom somebody else has changed them meanwhile."
    fields: [String!]
    by: String
    id: ID
    version: Int
  }

  extend type Query {
    "Null when there is no such product."
    editedProduct(id: ID!): EditedProduct @private @needs(permission: "catalogue.read")
    productEditorChoices: ProductEditorChoices! @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    """
    Saves a product; without an id, a new one: a draft unless the patch says otherwise. The patch is JSON: fields by
    part (product, texts, variants, prices, …); the only variant of a new product is called new. Prices need
    prices.write. newId: a UUID under which a new product is made once, however often it is sent.
    """
    saveProduct(id: ID, version: Int, patch: String!, newId: ID): ProductSaveResult! @needs(permission: "catalogue.write")
    """
    The copy is a draft, without SKUs and stock. newId: a UUID under which it is made once; MadeBefore names what was
    made.
    """
    duplicateProduct(id: ID!, newId: ID): ProductSaveResult!
      @needs(permission: "catalogue.write")
      @needs(permission: "prices.write")
  }
`;
