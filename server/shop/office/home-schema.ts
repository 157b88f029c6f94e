export const homeSchema = /* GraphQL */ `
  "The home page as it is being written: its draft, or what is in force while there is none."
  type EditedHome {
    "The version in force; 0: nobody has set it."
    version: Int!
    "The shop has no blocks of its own yet: these are composed of what it has."
    isComposed: Boolean!
    "The revision of the draft; null: there is none."
    revision: Int
    "The page as JSON: src/shop/home-blocks.ts."
    data: String!
    "When the draft is published by itself, by the company's clocks: 2026-12-24T18:00."
    publishAt: String
    "Why it was not published at its time: a kind of CannotPublish."
    failure: String
    "The person who has saved the draft last, and when."
    draftBy: String
    draftAt: DateTime
    "Those of the shop; that of the catalogue's plain texts is the first."
    languages: [String!]!
    collections: [HomeCollection!]!
    "The products and pictures that its blocks name, as far as there are any."
    products: [HomeProduct!]!
    pictures: [HomePicture!]!
    "What has something to show: blocks without are left out on the page."
    hasHours: Boolean!
    hasNewsletter: Boolean!
  }
  type HomeCollection { handle: String! title: String! }
  type HomeProduct { handle: String! title: String! imageUrl: String isSold: Boolean! }
  type HomePicture { key: ID! width: Int! height: Int! }

  "What blocks may name, and what the shop has of those that are asked for."
  type BlockChoices {
    languages: [String!]!
    collections: [HomeCollection!]!
    products: [HomeProduct!]!
    pictures: [HomePicture!]!
    hasHours: Boolean!
    hasNewsletter: Boolean!
  }

  "changedBy: by name, as it is to be read."
  type HomeVersion { version: Int! changedBy: String! changedAt: DateTime! }

  "faults: where something cannot be stored, such as blocks.2.link. by: who was faster, or has changed the same."
  type HomeSaved { version: Int revision: Int refusal: String faults: [String!] by: String }

  extend type Query {
    editedHome: EditedHome! @private @needs(permission: "catalogue.read")
    "The newest first, fifty at the most."
    homeVersions: [HomeVersion!]! @private @needs(permission: "catalogue.read")
    "The choices of an editor of blocks, by handles and by keys."
    blockChoices(products: [String!]!, pictures: [ID!]!): BlockChoices! @private @needs(permission: "catalogue.read")
    homeProducts(text: String!): [HomeProduct!]! @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    """
    Nothing of it is in force before it is published. version, revision: of the document and of the draft that were on the
    screen; revision null: there was none. isOver: what was published since is not merged, but replaced.
    """
    saveHome(data: String!, version: Int!, revision: Int, publishAt: String, isOver: Boolean): HomeSaved!
      @needs(permission: "catalogue.write")
    publishHome(revision: Int!): HomeSaved! @needs(permission: "catalogue.write")
    discardHome(revision: Int!): HomeSaved! @needs(permission: "catalogue.write")
    "version 0: the page that is composed of what the shop has."
    goBackToHome(version: Int!): HomeSaved! @needs(permission: "catalogue.write")
  }
`;
