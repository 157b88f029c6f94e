export const contentSchema = /* GraphQL */ `
  extend type Query {
    contentPages(locale: Locale!): [ContentPageLink!]!
    "Null when there is no such page."
    contentPage(locale: Locale!, slug: String!): ContentPage
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
    seoDescription: String!
    updatedAt: DateTime!
    "The languages of the shop in which there is no such page, because it is not written; null for none."
    missingIn: [Locale!]
  }
`;
