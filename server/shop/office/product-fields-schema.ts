import { productFieldKinds } from '#src/shop/own-fields/field-kinds.ts';

export const productFieldsSchema = /* GraphQL */ `
  enum OwnFieldKind { ${productFieldKinds.join(' ')} }

  type OwnFieldName { locale: String! name: String! }
  type OwnFieldChoice { key: String! names: [OwnFieldName!]! }

  "A field of products that the merchant has defined."
  type OwnField {
    key: String!
    kind: OwnFieldKind!
    names: [OwnFieldName!]!
    unit: String!
    choices: [OwnFieldChoice!]!
    isShown: Boolean!
    isFilter: Boolean!
    "How many products fill it in."
    products: Int!
  }

  type DefinedOwnFields { version: Int! languages: [String!]! fields: [OwnField!]! }

  input OwnFieldNameInput { locale: String! name: String! }
  input OwnFieldChoiceInput { key: String! names: [OwnFieldNameInput!]! }
  input OwnFieldInput {
    key: String!
    kind: OwnFieldKind!
    names: [OwnFieldNameInput!]!
    unit: String!
    choices: [OwnFieldChoiceInput!]!
    isShown: Boolean!
    isFilter: Boolean!
  }

  "fault: where it is, such as fields.2.names, when something cannot be stored. says: what is wrong. by: who has saved them since."
  type OwnFieldsSaved { version: Int refusal: String by: String fault: String says: String }

  extend type Query {
    ownFields: DefinedOwnFields! @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    "All of them, in their order; version: that at which they were read."
    saveOwnFields(version: Int!, fields: [OwnFieldInput!]!): OwnFieldsSaved! @needs(permission: "settings.write")
  }
`;
