import { keyRefusals } from '#src/api-keys/key-refusals.ts';
import { keyPermissions } from '#src/api-keys/key-rules.ts';

export const keySchema = /* GraphQL */ `
  enum KeyRefusal { ${Object.keys(keyRefusals).join(' ')} }

  "A key with which a program calls the office's operations."
  type ApiKey {
    id: ID!
    name: String!
    "Its first characters after what all keys begin with."
    hint: String!
    "What it may do, of: ${keyPermissions.join(', ')}."
    permissions: [String!]!
    createdAt: DateTime!
    "Null when a command made it."
    createdBy: String
    "Null: until it is revoked."
    expiresAt: DateTime
    isOver: Boolean!
    lastUsedAt: DateTime
  }

  "The key is in no other answer, and nowhere kept."
  type KeyResult {
    refusal: KeyRefusal
    token: String
  }

  extend type Query {
    apiKeys: [ApiKey!]! @private @needs(permission: "staff.manage") @peopleOnly
  }

  extend type Mutation {
    "The day is the last one on which it is good, by the clocks of the shop; null: until it is revoked."
    addApiKey(name: String!, permissions: [String!]!, lastDay: String): KeyResult!
      @needs(permission: "staff.manage") @stepUp @peopleOnly
    revokeApiKey(id: ID!): KeyResult! @needs(permission: "staff.manage") @peopleOnly
  }
`;
