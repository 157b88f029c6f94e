export const contentSchema = /* GraphQL */ `
  extend type Query {
    contentPages(locale: Locale!): [ContentPageLink!]!
    "What stands in the header: the collections of the menu, then pages that the merchant has put there, and the articles."
    menu(locale: Locale!): [MenuLink!]!
    "What stands in the footer beside the pages."
    footerLinks(locale: Locale!): [MenuLink!]!
    "Null when there is no such page."
    contentPage(locale: Locale!, slug: String!): ContentPage
  }

  type MenuLink {
    path: String!
    title: String!
  }

  type ContentPageLink {
    slug: String!
    title: String!
  }

  type ContentPage {
    slug: String!
    title: String!
    "Sanitised when it was stored. A paragraph that says [tariffs], [contract] or [payment] stands for what follows from the settings."
    bodyHtml(locale: Locale!): String!
    "What stands below the text, drawn; null for none."
    blocksHtml: String
    seoDescription: String!
    updatedAt: DateTime!
    "The languages of the shop in which there is no such page, because it is not written; null for none."
    missingIn: [Locale!]
  }
`;
