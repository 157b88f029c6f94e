export const serviceSchema = /* GraphQL */ `
  extend type Query {
    "The contact page, with a form for this visitor. draft: the token of a message that was not taken."
    contact(locale: Locale!, draft: String): ContactPage! @private
  }

  type ContactPage {
    phone: String!
    email: String!
    "The address on one line."
    address: String!
    "The hours in the language's words, a line each."
    hours: [String!]!
    "Goes back with the form."
    formToken: String!
    "Null when nothing was typed yet, or it is not kept any more."
    draft: ContactDraft
  }

  "A message as it was typed."
  type ContactDraft {
    name: String!
    email: String!
    orderNumber: String!
    message: String!
    "Null when the fields themselves say what is wrong."
    refusal: ContactRefusal
  }

  enum ContactRefusal {
    "Something was in the field that nobody sees."
    HIDDEN
    "The form was sent faster than anybody types."
    TOO_FAST
    EXPIRED
    FORGED
    "The form has sent another message."
    USED
  }
`;
