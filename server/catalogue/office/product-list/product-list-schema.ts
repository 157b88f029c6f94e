import { productStates } from '#src/catalogue/product-states.ts';
import { pageEnds, pagePlace } from '../../../schema/list-page-schema.ts';

const needs = '@private @needs(permission: "catalogue.read")';

export const productListSchema = /* GraphQL */ `
  enum ProductState { ${productStates.join(' ')} }

  "What the variants of a row cost in a currency, in hundredths. \`unpriced\`: how many of them have no price in it."
  type ListedPrice { currency: Currency! least: Int! most: Int! unpriced: Int! }

  "A product, or one of its variants."
  type ListedProduct {
    id: String!
    productId: String!
    "The version that was read, to be handed back with what is saved."
    version: Int!
    handle: String!
    title: String!
    "The option values of a variant; empty where there is none, or no options."
    options: String!
    "The SKU or EAN by which it was found."
    found: String
    state: ProductState!
    "When a draft goes on sale by itself."
    publishAt: DateTime
    imageUrl: String
    vendor: String!
    productType: String!
    variants: Int!
    "These are null where there are several variants."
    variantId: String
    sku: String
    ean: String
    onHand: Int
    "What is for sale of all of them; null where nothing is counted."
    available: Int
    "The prices in the order of the shop's markets; without those in which it has no price."
    prices: [ListedPrice!]!
  }

  type ListedProducts {
    products: [ListedProduct!]!
    "How many products, counted up to a thousand: more are 1001."
    count: Int!
    "Those that the signed-in person has chosen; null before."
    columns: [String!]
    markets: [ListedMarket!]!
    ${pageEnds}
  }

  "A currency, and the languages and countries of the markets that have it."
  type ListedMarket { currency: Currency! countries: [String!]! }

  type CountedChoice { filter: String! choice: String! count: Int! }
  type NamedCollection { handle: String! title: String! count: Int! }
  type ProductChoices {
    "How many products each choice would leave, counted like a list."
    choices: [CountedChoice!]!
    collections: [NamedCollection!]!
  }

  "See src/catalogue/office/product-list/product-filters.ts; what is not understood is left out."
  input ProductFilters {
    text: String
    rows: String
    state: String
    collection: String
    stock: Int
    picture: String
    unpriced: String
    untranslated: String
  }

  extend type Query {
    "Drafts and archived ones too; the newest first."
    listedProducts(filters: ProductFilters!, ${pagePlace}): ListedProducts! ${needs}
    productChoices(filters: ProductFilters!): ProductChoices! ${needs}
  }

  extend type Mutation {
    "The columns that the signed-in person sees."
    chooseProductColumns(columns: [String!]!): Boolean! @needs(permission: "catalogue.write")
  }
`;
