import { discountKinds, discountScopes } from '#src/discounts/discount-code.ts';
import { discountStates } from '#src/discounts/discount-state.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

const listedFields = `
    id: String!
    code: String!
    state: DiscountState!
    kind: DiscountKind!
    "A percentage: 1000 is 10 %."
    basisPoints: Int
    "An amount off: one for each currency."
    amounts: [Money!]!
    "The period as src/dates/period-bound.ts writes it; null without a beginning, or without an end."
    from: String
    until: String
    maxUses: Int
    "The orders that it was used in, without those that are cancelled."
    uses: Int!
    "What it took off their goods, by currency."
    discounted: [Money!]!`;

export const discountSchema = /* GraphQL */ `
  enum DiscountKind { ${discountKinds.join(' ')} }
  enum DiscountScope { ${discountScopes.join(' ')} }
  enum DiscountState { ${discountStates.join(' ')} }

  type DiscountGoods { handle: String! title: String! }

  type ListedDiscountCode { ${listedFields}
  }
  type DiscountCodeList {
    codes: [ListedDiscountCode!]!
    ${pageEnds}
  }

  type DiscountCode { ${listedFields}
    "Rises with every change: anyone who saves names the one that was edited."
    version: Int!
    minimums: [Money!]!
    scope: DiscountScope!
    "The collections or products that it is for."
    goods: [DiscountGoods!]!
    maxUsesPerEmail: Int
  }

  type DiscountChoices {
    "The currencies of the shop's markets."
    currencies: [Currency!]!
    collections: [DiscountGoods!]!
  }

  input MoneyInput { minor: Int! currency: Currency! }
  input DiscountCodeInput {
    code: String!
    kind: DiscountKind!
    basisPoints: Int
    amounts: [MoneyInput!]!
    minimums: [MoneyInput!]!
    scope: DiscountScope!
    handles: [String!]!
    from: String
    until: String
    maxUses: Int
    maxUsesPerEmail: Int
  }

  "Why nothing was done, or what is saved."
  type DiscountResult {
    refusal: String
    "Those of goods that the shop does not have."
    handles: [String!]
    "What the clocks show instead of a time that they skip in that night, such as 03:30."
    hour: String
    "The person who has saved it since."
    by: String
    id: String
    version: Int
  }

  extend type Query {
    discountCodes(state: DiscountState, text: String, ${pagePlace}): DiscountCodeList!
      @private @needs(permission: "discounts.read")
    "Null when there is no such code."
    discountCode(id: String!): DiscountCode @private @needs(permission: "discounts.read")
    discountChoices: DiscountChoices! @private @needs(permission: "discounts.read")
    foundDiscountProducts(text: String!): [DiscountGoods!]! @private @needs(permission: "discounts.read")
  }

  extend type Mutation {
    """
    Saves a code; without a version, a new one. A code keeps its name. newId: a UUID under which it is made once;
    MadeBefore names what was made.
    """
    saveDiscountCode(version: Int, content: DiscountCodeInput!, newId: ID): DiscountResult!
      @needs(permission: "discounts.write")
    "Stops a code, or starts it again. Orders that were placed with it stay as they are."
    stopDiscountCode(code: String!, isStopped: Boolean!): DiscountResult! @needs(permission: "discounts.write")
  }
`;
