export const catalogueSchema = /* GraphQL */ `
  extend type Query {
    collections(locale: Locale!): [Collection!]!
    newestProducts(locale: Locale!, first: Int!): [ProductCard!]!
    "Null when there is no such collection; the handle all stands for the whole catalogue."
    collection(locale: Locale!, handle: String!): Collection
    products(locale: Locale!, collection: String!, sort: ProductSort!, first: Int!, after: String, before: String): ProductPage!
    product(locale: Locale!, handle: String!): Product
  }

  enum ProductSort { FEATURED NEWEST PRICE_ASCENDING PRICE_DESCENDING TITLE }

  enum Availability { IN_STOCK LOW_STOCK MADE_TO_ORDER SOLD_OUT }

  type Image {
    "Without width and format: see src/ui/picture-sources.ts."
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
  }

  type ProductCard {
    handle: String!
    title: String!
    image: Image
    "The lowest price among its variants."
    price: Money!
    hasSeveralPrices: Boolean!
    "Set when a reduction may be announced: the lowest price of the 30 days before it."
    lowestPriorPrice: Money
    variantCount: Int!
    availability: Availability!
  }

  type ProductPage {
    items: [ProductCard!]!
    totalCount: Int!
    "Position of the first item, from 1."
    startPosition: Int!
    nextCursor: String
    previousCursor: String
  }

  type Product {
    handle: String!
    title: String!
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
    related: [ProductCard!]!
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
    "As the merchant wrote it; the same in every language."
    value: String!
    label: String!
  }

  type Variant {
    id: ID!
    sku: String!
    "One value for each option, in the options' order."
    optionValues: [String!]!
    price: Money!
    lowestPriorPrice: Money
    unitPrice: UnitPrice
    availability: Availability!
    "How many may be put into one cart."
    maxQuantity: Int!
    weightGrams: Int!
    "Index into the product's images."
    imageIndex: Int
  }

  type UnitPrice {
    price: Money!
    measure: Float!
    unit: String!
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
