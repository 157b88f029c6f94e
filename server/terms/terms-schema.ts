export const termsSchema = /* GraphQL */ `
  extend type Checkout {
    terms(locale: Locale!): OrderTerms
  }

  extend type Order {
    terms(locale: Locale!): OrderTerms
  }

  extend type Product {
    "Null where the merchant does not want it on products' pages."
    guaranteeNotice(locale: Locale!): GuaranteeNotice
    "The label of a producer who guarantees durability for more than two years."
    garanLabel(locale: Locale!): GaranLabel
  }

  extend type Order {
    "What of it cannot be withdrawn from, or not always, and why; null where there is no such thing."
    excepted(locale: Locale!): String
  }

  "What the law wants to be said where somebody orders."
  type OrderTerms {
    lead: String!
    "Terms, privacy, withdrawal: those that the shop has."
    pages: [ContentPageLink!]!
    guarantee: GuaranteeNotice!
    "What cannot be withdrawn from, or not always, and why; null where there is no such thing."
    excepted: String
    "The notice that the e-mail address is used once to ask for a review; null where it is not."
    reviews: String
  }

  "Reminds of the legal guarantee of conformity: directive 2011/83/EU, art. 6(1)(l)."
  type GuaranteeNotice {
    title: String!
    "The reminder in words; what the official picture says to those who do not see it."
    text: String!
    "Null until the merchant has handed the official file in."
    file: GuaranteeFile
    "The pages of Your Europe about it."
    linkText: String!
    linkUrl: String!
  }

  type GaranLabel {
    title: String!
    text: String!
    file: GuaranteeFile!
  }

  type GuaranteeFile {
    url: String!
    "What leads to it where it cannot be shown."
    linkText: String!
    "The width in pixels; 0 for what is no picture."
    width: Int!
    height: Int!
  }
`;
