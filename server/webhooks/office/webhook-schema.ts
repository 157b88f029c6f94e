import { webhookRefusals } from '#src/webhooks/webhook-refusals.ts';
import { webhookEvents } from '#src/webhooks/webhook-rules.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

export const webhookSchema = /* GraphQL */ `
  enum WebhookRefusal { ${Object.keys(webhookRefusals).join(' ')} }

  "A system that the shop tells of what happens."
  type Webhook {
    name: ID!
    "Null: kasa.config.ts has it, and it is changed there."
    url: String
    "What it is told of, of: ${webhookEvents.join(', ')}."
    events: [String!]!
    stockLowAt: Int!
    isStopped: Boolean!
    version: Int!
    waiting: Int!
    "When the latest attempt was; null before the first."
    latestAt: DateTime
    "Null where nobody answered."
    latestStatus: Int
  }

  type WebhookAttempt {
    at: DateTime!
    durationMs: Int!
    status: Int
    "Why nobody answered, in the reader's language; null where somebody did."
    error: String
  }

  type WebhookDelivery {
    id: ID!
    eventId: String!
    type: String!
    createdAt: DateTime!
    "Null while it waits."
    deliveredAt: DateTime
    nextAttemptAt: DateTime!
    attempts: Int!
    "The latest ones, the newest first."
    latest: [WebhookAttempt!]!
  }

  type WebhookDeliveries {
    deliveries: [WebhookDelivery!]!
    ${pageEnds}
  }

  "The secret is in no other answer."
  type WebhookResult {
    refusal: WebhookRefusal
    "The person who has saved it since."
    by: String
    secret: String
    version: Int
    "The name of what was made under the same newId before: nothing was done."
    madeBefore: String
  }

  input WebhookInput {
    url: String!
    events: [String!]!
    stockLowAt: Int!
    isStopped: Boolean!
  }

  extend type Query {
    webhooks: [Webhook!]! @private @needs(permission: "settings.read") @peopleOnly
    webhook(name: ID!): Webhook @private @needs(permission: "settings.read") @peopleOnly
    webhookDeliveries(name: ID!, ${pagePlace}): WebhookDeliveries!
      @private @needs(permission: "settings.read") @peopleOnly
  }

  extend type Mutation {
    "Saves a webhook; without a version, a new one. newId: a UUID under which it is made once."
    saveWebhook(name: ID!, version: Int, content: WebhookInput!, newId: ID): WebhookResult!
      @needs(permission: "settings.write") @stepUp @peopleOnly
    renewWebhookSecret(name: ID!): WebhookResult! @needs(permission: "settings.write") @stepUp @peopleOnly
    removeWebhook(name: ID!): WebhookResult! @needs(permission: "settings.write") @peopleOnly
    testWebhook(name: ID!): WebhookResult! @needs(permission: "settings.write") @peopleOnly
    sendWebhookAgain(id: ID!): WebhookResult! @needs(permission: "settings.write") @peopleOnly
  }
`;
