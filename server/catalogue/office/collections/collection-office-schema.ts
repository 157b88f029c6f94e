export const collectionOfficeSchema = /* GraphQL */ `
  enum CollectionPlacing { add remove move pin unpin }

  type ListedCollection {
    id: ID!
    handle: String!
    title: String!
    isHidden: Boolean!
    isByRule: Boolean!
    "All of them, on sale or not."
    products: Int!
    "The place in the menu of the shop's main language, from 1; null: it stands in none."
    place: Int
    isLast: Boolean!
  }

  type CollectionRecord {
    id: ID!
    "The version that was read, to be handed back with what is saved."
    version: Int!
    handle: String!
    isHidden: Boolean!
    "The key of its picture."
    image: ID
    sort: String!
    "The rule as JSON (src/catalogue/collections/collection-rule.ts); null: it is filled by hand."
    rule: String
    texts: [CollectionTexts!]!
    "The discount codes that are for it, and the handles of collections whose rule asks for it."
    codes: [String!]!
    ruled: [String!]!
    "The menu names it, and which documents show it or lead to it, such as home and pages."
    isInMenu: Boolean!
    documents: [String!]!
  }

  type CollectionTexts { locale: String! title: String! description: String! seoDescription: String! }

  type CollectionMember { id: ID! title: String! state: ProductState! imageUrl: String isPinned: Boolean! }
  type CollectionMembers { count: Int! members: [CollectionMember!]! }

  type CollectionChoice { id: ID! title: String! }
  type CollectionChoices {
    "All in which the catalogue may have texts; that of its plain texts is the first."
    languages: [String!]!
    currencies: [Currency!]!
    collections: [CollectionChoice!]!
    "What products have, the most used first."
    tags: [String!]!
    vendors: [String!]!
    types: [String!]!
    "The fields of products that the merchant has defined."
    ownFields: [OwnField!]!
    "The address of the shop, before which no path stands."
    origin: String!
  }

  "What a rule finds now, or why it cannot be asked."
  type RulePreview {
    count: Int!
    titles: [String!]!
    "Tags that the rule asks for and no product has."
    unknownTags: [String!]!
    refusal: String
  }

  "Why nothing was done, or what is saved."
  type CollectionResult {
    refusal: String
    "The fields that it is about, such as texts.pl.title or rule.0; or what needs the collection."
    fields: [String!]
    "The person who has saved it since."
    by: String
    id: ID
    version: Int
  }

  extend type Query {
    "The collections in the order of the menu, then those that stand in none."
    listedCollections(text: String): [ListedCollection!]! @private @needs(permission: "catalogue.read")
    "Null when there is no such collection."
    editedCollection(id: ID!): CollectionRecord @private @needs(permission: "catalogue.read")
    collectionMembers(id: ID!, first: Int!): CollectionMembers! @private @needs(permission: "catalogue.read")
    collectionChoices: CollectionChoices! @private @needs(permission: "catalogue.read")
    rulePreview(rule: String!): RulePreview! @private @needs(permission: "catalogue.read")
    foundMembers(text: String!): [CollectionChoice!]! @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    """
    Saves a collection; without an id, a new one. The patch is JSON: fields that are left out stay as they are.
    newId: a UUID under which it is made once; MadeBefore names what was made.
    """
    saveCollection(id: ID, version: Int, patch: String!, newId: ID): CollectionResult!
      @needs(permission: "catalogue.write")
    "Moves stand before another product or after one; without either at the end."
    placeInCollection(id: ID!, placing: CollectionPlacing!, productIds: [ID!]!, before: ID, after: ID): CollectionResult!
      @needs(permission: "catalogue.write")
    deleteCollection(id: ID!, version: Int!): CollectionResult! @needs(permission: "catalogue.write")
    "Moves the collection to a place; from now on the menu is named."
    moveInMenu(handle: String!, place: Int!): CollectionResult! @needs(permission: "catalogue.write")
  }
`;
