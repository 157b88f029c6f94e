import { withdrawalExceptions } from '#src/catalogue/withdrawal-exceptions.ts';

export const catalogueSchema = /* GraphQL */ `
  extend type Query {
    collections(locale: Locale!): [Collection!]!
    newestProducts(locale: Locale!, first: Int!): [ProductCard!]!
    "Null when there is no such collection; the handle all stands for the whole catalogue."
    collection(locale: Locale!, handle: String!): Collection
    "The view is the query of a listing's address: filters, order, and where the page begins."
    products(locale: Locale!, collection: String!, view: String!): ProductPage!
    "The same with the text in it as q; null when that says nothing."
    search(locale: Locale!, view: String!): SearchResult
    "What a text that is still being typed may lead to."
    suggestions(locale: Locale!, text: String!): Suggestions!
    product(locale: Locale!, handle: String!): Product
    "Those that are on sale of at most fifty products, each under the handle that was asked for, which may be an earlier one."
    productsByHandle(locale: Locale!, handles: [String!]!): [FoundProduct!]!
  }

  enum WithdrawalException { ${withdrawalExceptions.join(' ')} }

  enum Availability { IN_STOCK LOW_STOCK MADE_TO_ORDER SOLD_OUT }

  type Image {
    "The address without width and format: see src/media/picture-sources.ts."
    url: String!
    alt: String!
    width: Int!
    height: Int!
    "The colour shown while the picture loads, as #rrggbb."
    groundColor: String!
  }

  type Collection {
    handle: String!
    title: String!
    description: String!
    seoDescription: String!
    image: Image
    productCount: Int!
    "The languages of the shop in which there is no page of it, because nothing of it is sold there; null for none."
    missingIn: [Locale!]
  }

  type ProductCard {
    handle: String!
    title: String!
    image: Image
    "The lowest price among its variants that can be bought; of all when none can."
    price: Money!
    "The price by measure of the variant whose price this is, in words; null for what is not sold by measure."
    unitPrice: String
    hasSeveralPrices: Boolean!
    "Set when a reduction may be announced: the lowest price of the 30 days before it."
    lowestPriorPrice: Money
    variantCount: Int!
    "The SKU or id of the variant whose price this is, where the listing was narrowed down."
    variant: String
    "Id of the variant of a product that has no other, so that there is nothing to choose."
    onlyVariant: ID
    availability: Availability!
  }

  type FoundProduct {
    handle: String!
    card: ProductCard!
  }

  type ProductPage {
    items: [ProductCard!]!
    totalCount: Int!
    "Position of the first item, from 1."
    startPosition: Int!
    nextCursor: String
    previousCursor: String
    facets: ListingFacets!
  }

  "What the products can be narrowed down by; each choice is counted under those of the other facets."
  type ListingFacets {
    choices: [Facet!]!
    inStockCount: Int!
    "Null when there is nothing to pay for."
    minPrice: Money
    maxPrice: Money
  }

  type Facet {
    "Its name in addresses; tag stands for the merchant's tags."
    name: String!
    "Empty for tags."
    label: String!
    values: [FacetValue!]!
  }

  type FacetValue {
    "Its name in addresses."
    choice: String!
    label: String!
    count: Int!
  }

  type SearchResult {
    products: ProductPage!
    "How the text was read, when some of it was certainly misspelt."
    correctedText: String
    "No product is what was asked for: those that come close are shown."
    isLoose: Boolean!
    "Those words of such an answer that were understood, where some were not."
    nearText: String
    "A text that finds something, and may have been meant."
    suggestedText: String
    "Pages that answer the text."
    pages: [ContentPageLink!]!
    "When nothing was found: what is new in the shop."
    newest: [ProductCard!]!
  }

  type Suggestions {
    correctedText: String
    "The products only come close."
    isLoose: Boolean!
    products: [ProductCard!]!
    collections: [CollectionLink!]!
    pages: [ContentPageLink!]!
  }

  type Product {
    handle: String!
    title: String!
    "The languages of the shop in which there is no page of it, because it is not sold there; null for none."
    missingIn: [Locale!]
    "Sanitised at import."
    descriptionHtml: String!
    seoTitle: String!
    seoDescription: String!
    vendor: String!
    tags: [String!]!
    collection: CollectionLink
    images: [Image!]!
    options: [ProductOption!]!
    variants: [Variant!]!
    safety: ProductSafety!
    "What may be written on it; null where nothing is asked for."
    lineText: AskedText
    "Whether nobody can withdraw from it (Directive 2011/83, Article 16 c and d)."
    isNeverWithdrawn: Boolean!
    related: [ProductCard!]!
  }

  "A text for a line of the cart, such as a name to engrave."
  type AskedText {
    label: String!
    isRequired: Boolean!
    "The limit in characters as people count them."
    maxLength: Int!
    "All that can be made, beside the space; empty: all that can be printed."
    characters: String!
    "The same as a pattern of a form's field."
    pattern: String!
    "What it costs for each piece, beside the product's price."
    price: Money!
    "Anyone who orders with a text cannot withdraw (Directive 2011/83, Article 16 c)."
    isExcepted: Boolean!
    "The product is a gift card: whom it is for, and when it is sent; null: it is none."
    giftCard: GiftCardTerms
  }

  type GiftCardTerms {
    "The amounts between which a buyer may name one; null: those of the variants alone."
    least: Money
    most: Money
  }

  type CollectionLink {
    handle: String!
    title: String!
  }

  type ProductOption {
    name: String!
    values: [OptionValue!]!
  }

  type OptionValue {
    "The value as the merchant wrote it; the same in every language."
    value: String!
    label: String!
  }

  type Variant {
    id: ID!
    sku: String!
    "The number that it has all over the world (EAN, UPC, ISBN), for search engines; null for one without."
    gtin: String
    "One value for each option, in the options' order."
    optionValues: [String!]!
    price: Money!
    lowestPriorPrice: Money
    "The moment when its reduction ends; null where it is not reduced, or until somebody ends it."
    reducedUntil: String
    "The unit price in words; null for what is not sold by measure."
    unitPrice: String
    availability: Availability!
    "When more of it is expected, as 2026-12-12; null when nothing is on its way."
    expectedOn: String
    "How many may be put into one cart."
    maxQuantity: Int!
    weightGrams: Int!
    "A gift card, which nothing carries."
    isEmailed: Boolean!
    "Index into the product's images."
    imageIndex: Int
  }

  "Regulation (EU) 2023/988."
  type ProductSafety {
    manufacturerName: String!
    manufacturerAddress: String!
    manufacturerEmail: String!
    responsiblePerson: String!
    warnings: String!
  }
`;
