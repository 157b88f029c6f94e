import { subscriberStates } from '#src/newsletter/office/subscriber-filters.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

export const subscriberSchema = /* GraphQL */ `
  enum SubscriberState { ${subscriberStates.join(' ')} }

  input SubscriberFiltersInput {
    state: SubscriberState
    text: String
  }

  type ListedSubscriber {
    id: Int!
    email: String!
    language: String!
    state: SubscriberState!
    "When the consent was confirmed; before that, when it was asked for."
    since: DateTime!
    unsubscribedAt: DateTime
  }

  type SubscriberList {
    subscribers: [ListedSubscriber!]!
    "How many the filters match."
    count: Int!
    ${pageEnds}
    "The storefront offers the newsletter."
    isOffered: Boolean!
    "Reminders of unfinished orders in the last 30 days; null when they are switched off."
    remindersSent: Int
  }

  extend type Query {
    subscribers(filters: SubscriberFiltersInput!, ${pagePlace}): SubscriberList!
      @private @needs(permission: "customers.read")
  }

  extend type Mutation {
    "Ends a subscription for the person; deletes a request that was not confirmed."
    removeSubscriber(email: String!): ActionResult!
      @needs(permission: "customers.read") @needs(permission: "orders.fulfil")
  }
`;
