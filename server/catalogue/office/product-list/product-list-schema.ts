import { productStates } from '#src/catalogue/product-states.ts';
import { pageEnds, pagePlace } from '../../../schema/list-page-schema.ts';

export const productListSchema = /* GraphQL */ `
  enum ProductState { ${productStates.join(' ')} }

  "What a product's variants cost in a currency, in hundredths."
  type ListedPrice { currency: Currency! least: Int! most: Int! }

  type ListedProduct {
    id: String!
    "To be handed back with what is saved."
    version: Int!
    handle: String!
    title: String!
    state: ProductState!
    imageUrl: String
    "How many there are."
    variants: Int!
    "What is for sale of all of them; null where nothing is counted."
    available: Int
    "In the order of the shop's markets; without those in which it has no price."
    prices: [ListedPrice!]!
  }

  type ListedProducts {
    products: [ListedProduct!]!
    ${pageEnds}
  }

  extend type Query {
    "Drafts and archived ones too; the newest first."
    listedProducts(text: String, state: ProductState, ${pagePlace}): ListedProducts!
      @private @needs(permission: "catalogue.write")
  }
`;
