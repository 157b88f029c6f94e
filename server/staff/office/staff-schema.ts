export const staffSchema = /* GraphQL */ `
  "The shop that the office manages."
  type ManagedShop {
    name: String!
  }

  enum SignInRefusal {
    "No account has this e-mail address with this password. Which of the two is wrong nobody is told."
    UNKNOWN_ACCOUNT
  }

  type SignInResult {
    refusal: SignInRefusal
  }

  extend type Query {
    managedShop: ManagedShop! @private
  }

  extend type Mutation {
    signIn(email: String!, password: String!): SignInResult!
  }
`;
