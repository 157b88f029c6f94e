export const articleSchemaText = /* GraphQL */ `
  extend type Query {
    "Those that are written in this language, twenty a page, the newest first; none for page 0."
    articles(locale: Locale!, page: Int!): ArticlePage!
    "Null when there is no such article, or it is not published."
    article(locale: Locale!, slug: String!): Article
  }

  type ArticlePage {
    items: [ListedArticle!]!
    pages: Int!
    "The languages of the shop in which there is no article; null for none."
    missingIn: [Locale!]
  }

  type ListedArticle {
    slug: String!
    title: String!
    teaser: String!
    publishedAt: DateTime!
    image: Image
  }

  type Article {
    slug: String!
    title: String!
    "Sanitised when it was stored."
    bodyHtml(locale: Locale!): String!
    "What stands below the text, drawn; null for none."
    blocksHtml: String
    seoDescription: String!
    publishedAt: DateTime!
    updatedAt: DateTime!
    image: Image
    "The languages of the shop in which it is not written; null for none."
    missingIn: [Locale!]
  }
`;
