import { addressFieldTypes } from '../schema/value-schema.ts';

export const shopperAccountSchema = /* GraphQL */ `
  extend type Query {
    """
    The pages of a shopper's account, for this browser. link: the token of a sign-in link; before, after: the number of an
    order, next to which the page of orders ends or begins, the newest first.
    """
    shopperAccount(
      locale: Locale!
      part: AccountPart!
      link: String
      before: Int
      after: Int
    ): ShopperAccountPage! @private
  }

  enum AccountPart { ORDERS ADDRESSES WISHLIST SETTINGS NONE }

  type ShopperAccountPage {
    "Null when nobody is signed in."
    account: ShopperAccount
    "The sign-in that this browser has asked for; null when there is none, or it is over."
    asked: AskedSignIn
    "Null without a link, or when it is over or not one of ours."
    link: SignInLink
    "Goes back with every form."
    formToken: String!
  }

  type AskedSignIn {
    email: String!
    "No code can be tried any more."
    isUsedUp: Boolean!
  }

  type SignInLink {
    email: String!
    "This browser has asked for it."
    isAskedHere: Boolean!
  }

  "Lists that are not of the part that was asked for are empty."
  type ShopperAccount {
    email: String!
    orders: [ShopperOrder!]!
    "What before is of the page of older orders, and after of that of newer ones; null where there are none."
    olderThan: Int
    newerThan: Int
    addresses: [SavedAddress!]!
    "The countries that the shop delivers to in this language, ISO 3166-1 alpha-2."
    countries: [String!]!
    "Handles of products, the one that was added last first."
    wishes: [String!]!
    passkeys: [ShopperPasskey!]!
    "The number of browsers in which the shopper is signed in."
    browsers: Int!
  }

  "The first one that is complete fills in the checkout."
  type SavedAddress {
    id: ID!
    ${addressFieldTypes}
    phone: String!
    isCompany: Boolean!
    companyName: String!
    taxId: String!
    "The address as it is written on a parcel."
    lines: [String!]!
    "The problems, at most one for each field."
    problems: [AddressProblem!]!
  }

  type AddressProblem {
    "The field in the checkout's form."
    field: String!
    "What is wrong and how to mend it, in words."
    text: String!
  }

  type ShopperPasskey {
    id: ID!
    name: String!
    createdAt: DateTime!
    lastUsedAt: DateTime
  }

  type ShopperOrder {
    number: Int!
    "Leads to its page."
    token: String!
    createdAt: DateTime!
    paymentState: PaymentState!
    fulfilmentState: FulfilmentState!
    "All that was paid has gone back."
    isRefunded: Boolean!
    "What has gone back so far."
    refunded: Money!
    "What is on its way back."
    refundPending: Money!
    total: Money!
    "What was bought, as it was called then; with the quantity where it is more than one."
    goods: [String!]!
  }
`;
