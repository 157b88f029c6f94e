export const menuSchema = /* GraphQL */ `
  type EditedMenu {
    "The version in force; 0: nobody has set it."
    version: Int!
    "The menu as JSON: src/shop/shop-navigation.ts."
    data: String!
    "Those that have something to show in the main language, in the order in which they were made."
    collections: [MenuCollection!]!
    "Every page of the shop, in the order of the footer."
    pages: [MenuPage!]!
    languages: [String!]!
  }
  type MenuCollection { handle: String! title: String! productCount: Int! }
  type MenuPage { slug: String! title: String! }

  type MenuSaved { version: Int refusal: String by: String }

  extend type Query {
    editedMenu: EditedMenu! @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    "version: of the document as it was read."
    saveMenu(version: Int!, data: String!): MenuSaved! @needs(permission: "catalogue.write")
  }
`;
