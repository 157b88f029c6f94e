export const staffSchema = /* GraphQL */ `
  "The shop that the office manages."
  type ManagedShop {
    name: String!
  }

  "Who is signed in, and what this person may do."
  type SignedInStaff {
    id: ID!
    name: String!
    email: String!
    role: String!
    permissions: [String!]!
    locale: String!
  }

  enum SignInRefusal {
    "No account has this e-mail address with this password and code. Which of them is wrong nobody is told."
    UNKNOWN_ACCOUNT
  }

  type SignInResult {
    refusal: SignInRefusal
  }

  extend type Query {
    managedShop: ManagedShop! @private @forAnybody
    "Null when nobody is."
    signedInStaff: SignedInStaff @private @forAnybody
  }

  extend type Mutation {
    "The code is of the authenticator app, or a recovery code."
    signIn(email: String!, password: String!, code: String!): SignInResult! @forAnybody
    signOut: Boolean! @forStaff
  }
`;
