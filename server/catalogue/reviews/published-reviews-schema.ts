export const publishedReviewsSchema = /* GraphQL */ `
  extend type Query {
    "All published reviews of a product, a page at a time; after: as the page before says."
    reviews(locale: Locale!, handle: String!, after: String): ReviewPage!
  }

  extend type Product {
    reviews: ProductReviews!
  }

  type ProductReviews {
    "How many gave one star, two, … five: five numbers."
    counts: [Int!]!
    "Those in the page's language come first."
    newest: [Review!]!
  }

  type Review {
    stars: Int!
    "May be empty."
    text: String!
    "Empty: its author is named by nothing."
    name: String!
    "The language that it is written in."
    locale: Locale!
    "The shop's answer; empty: none."
    reply: String!
    writtenAt: DateTime!
  }

  type ReviewPage {
    reviews: [Review!]!
    "Null at the end."
    next: String
  }
`;
