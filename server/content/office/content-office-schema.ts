export const contentOfficeSchema = /* GraphQL */ `
  enum ContentKind { page article }
  "What is written as a draft, and the menu."
  enum WrittenThing { home navigation page article }
  enum ContentState { draft timed failed changed published }

  type ListedContent {
    id: ID!
    slug: String!
    "The title in the language of the catalogue's plain texts."
    title: String!
    state: ContentState!
    at: DateTime
    "The languages of the shop in which it is not written."
    missing: [String!]!
    isLegal: Boolean!
  }

  type ContentRecord {
    id: ID!
    "The version that was read, to be handed back with what is saved."
    version: Int!
    slug: String!
    "The content as JSON: slug, date, picture, texts by language and blocks; the draft's, where there is one."
    content: String!
    isPublished: Boolean!
    isDrafted: Boolean!
    "The law wants it: it stays, under its address."
    isLegal: Boolean!
    "The moment by the clocks of the shop: 2027-03-28T18:00."
    publishAt: String
    failure: ContentFailure
    versions: [ContentVersion!]!
    "The languages in which Kasa's own text of the page has changed since the shop began with it."
    newTemplate: [String!]!
  }

  "Why it was not published at its time."
  type ContentFailure { refusal: String! fields: [String!] by: String message: String }

  "version: the how manyth of the page or article, from 1. changedBy: by name, as it is to be read."
  type ContentVersion { version: Int! changedBy: String! changedAt: DateTime! }

  type ContentChoices {
    "All in which there may be texts; that of the catalogue's plain texts is the first."
    languages: [String!]!
    "What can stand in {…}."
    placeholders: [String!]!
    origin: String!
  }

  "Why nothing was done, or what is saved."
  type ContentResult {
    refusal: String
    fields: [String!]
    by: String
    message: String
    id: ID
    version: Int
    "What was taken out of a text, because it could run in a browser."
    leftOut: [String!]
  }

  extend type Query {
    contents(kind: ContentKind!, text: String, state: ContentState): [ListedContent!]!
      @private @needs(permission: "catalogue.read")
    "Null when there is no such page or article, and no draft of one."
    editedContent(kind: ContentKind!, id: ID!): ContentRecord @private @needs(permission: "catalogue.read")
    contentChoices: ContentChoices! @private @needs(permission: "catalogue.read")
    "The content of a version, as a record has it; null when there is no such version."
    contentVersion(kind: ContentKind!, id: ID!, version: Int!): String
      @private @needs(permission: "catalogue.read")
    "Kasa's own text of a page as it is in this release, in the form of its content; null when it has none."
    pageTemplate(slug: String!): String @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    """
    Saves a draft; without an id, a new one. A time to publish it is by the clocks of the shop.
    newId: a UUID under which it is made once; MadeBefore names what was made.
    """
    saveContent(kind: ContentKind!, id: ID, version: Int, content: String!, publishAt: String, newId: ID): ContentResult!
      @needs(permission: "catalogue.write")
    "Publishes it; what somebody else has published meanwhile stays, unless it is to be replaced."
    publishContent(kind: ContentKind!, id: ID!, version: Int!, overwrite: Boolean): ContentResult!
      @needs(permission: "catalogue.write")
    """
    What publishing it leads to; nothing is stored. id: of a page or an article; null: of a new one, and of what there
    is one of. data: as it is sent to be saved.
    """
    previewWriting(what: WrittenThing!, id: ID, data: String!): [SettingsEffect!]! @needs(permission: "catalogue.write")
    discardContentDraft(kind: ContentKind!, id: ID!, version: Int!): ContentResult!
      @needs(permission: "catalogue.write")
    "It is a draft from now on."
    withdrawContent(kind: ContentKind!, id: ID!, version: Int!): ContentResult! @needs(permission: "catalogue.write")
    deleteContent(kind: ContentKind!, id: ID!, version: Int!, redirectTo: String): ContentResult!
      @needs(permission: "catalogue.write")
    "What Kasa's own text says now was looked at: it is offered again when it changes."
    keepPageText(slug: String!): ActionResult! @needs(permission: "catalogue.write")
  }
`;
