import { assistantRefusalCodes } from '#src/reports/assistants/assistant-refusals.ts';
import { trialSteps } from '#src/reports/assistants/assistant-steps.ts';

export const assistantFiguresSchema = /* GraphQL */ `
  enum AssistantRefusal { ${assistantRefusalCodes.join(' ')} }
  enum AssistantTrialStep { ${trialSteps.join(' ')} }

  type AssistantPlatform {
    "The domain of the platform; empty for assistants that name none."
    platform: String!
    "Questions about products."
    asked: Int!
    carts: Int!
    "Links that a person has followed."
    handedOver: Int!
    orders: Int!
    "What the orders come to, a sum for each currency."
    sums: [Money!]!
  }

  type AssistantSearch { locale: String! words: String! asked: Int! }

  type AssistantRefused {
    platform: String!
    code: AssistantRefusal!
    refused: Int!
    lastAt: DateTime!
  }

  "What came of assistants in the last days."
  type AssistantFigures {
    isOpen: Boolean!
    "Those with orders first."
    platforms: [AssistantPlatform!]!
    "What they looked for and did not find, the most asked first."
    unfound: [AssistantSearch!]!
    "The last first."
    refusals: [AssistantRefused!]!
  }

  type AssistantTried {
    step: AssistantTrialStep!
    isDone: Boolean!
    "The versions that are spoken, the product that was found, what the cart comes to; or what an assistant is told."
    says: String!
  }

  extend type Query {
    "days: whole days, of which the last is today, at most 90; thirty, where none are named."
    assistantFigures(days: Int): AssistantFigures! @private
      @needs(permission: "payments.read") @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    "Goes the way of an assistant in the own shop, as far as it comes: discover, search, cart. Nothing of it stays."
    tryAssistants(words: String!): [AssistantTried!]!
      @needs(permission: "payments.read") @needs(permission: "catalogue.read") @peopleOnly
  }
`;
