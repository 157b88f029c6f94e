export const extensionSchema = /* GraphQL */ `
  enum ExtensionKind { webhook carrier paymentMethod }

  "What kasa.config.ts adds to the shop."
  type Extension {
    kind: ExtensionKind!
    name: String!
    "Events, currencies and the like, as the file names them."
    says: [String!]!
    "When a start last had it, where this one has it not."
    missingSince: DateTime
  }

  type ExtensionList {
    "Whether the shop has the file; without it, nothing is forgotten, and what waits for a webhook waits."
    hasFile: Boolean!
    extensions: [Extension!]!
  }

  extend type Query {
    extensions: ExtensionList! @private @needs(permission: "settings.read") @peopleOnly
  }
`;
