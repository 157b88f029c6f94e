import { pageEnds, pagePlace } from '../../../schema/list-page-schema.ts';

export const pictureSchema = /* GraphQL */ `
  "A picture of the shop. Width and format complete its address: see src/media/picture-sources.ts."
  type LibraryPicture {
    "The beginning of the SHA-256 of its bytes."
    key: ID!
    url: String!
    "What its file was called; empty where nobody said."
    name: String!
    width: Int!
    height: Int!
    "The products that show it, ten at the most, and how many there are."
    products: [PictureProduct!]!
    productCount: Int!
    "A collection or an order shows it too."
    isShownElsewhere: Boolean!
    "The documents of the settings whose blocks show it, in force or in a draft: home, pages."
    documents: [String!]!
  }
  type PictureProduct { id: ID! title: String! }

  type LibraryPictures {
    pictures: [LibraryPicture!]!
    ${pageEnds}
  }

  type EditedPicture {
    "The id of its place in the product."
    id: ID!
    "Null while it was not fetched, or could not be."
    key: ID
    url: String
    width: Int
    height: Int
    focusX: Int!
    focusY: Int!
    "A card shows it whole, on a ground, and never cuts it."
    isWhole: Boolean!
    "The value of an option whose variants show it; both null: it belongs to the product."
    optionPosition: Int
    optionValue: String
    alts: [PictureAlt!]!
  }
  type PictureAlt { locale: String! alt: String! }

  extend type EditedProduct {
    "The pictures in their order."
    pictureList: [EditedPicture!]!
    "The values of its options that have variants, by the option's place from 1."
    optionValues: [PictureOption!]!
  }
  type PictureOption { position: Int! name: String! values: [String!]! }

  "removed: how many; used: those that something shows, and that stay."
  type RemovedPictures {
    removed: Int!
    used: [ID!]!
    "The number under which it can be taken back; null where nothing was removed."
    batchId: Int
  }

  "What nothing shows: how many, and where the newest of them are."
  type UnusedPictures { count: Int! urls: [String!]! }

  extend type Query {
    "The newest first. text: of the file's name, of words that describe it, or of a product's title."
    libraryPictures(text: String, isUnused: Boolean, ${pagePlace}): LibraryPictures!
      @private @needs(permission: "catalogue.read")
    unusedPictures: UnusedPictures! @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    "Takes pictures out of the library, as a batch; the files are deleted when that cannot be taken back any more."
    removePictures(keys: [ID!]!): RemovedPictures! @needs(permission: "catalogue.write")
    "All that nothing shows."
    removeUnusedPictures: RemovedPictures! @needs(permission: "catalogue.write")
  }
`;
