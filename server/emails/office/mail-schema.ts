import { mailTextFields } from '#src/shop/mail-texts/mail-text-kinds.ts';

const words = mailTextFields.map((field) => `${field}: String!`).join(' ');

export const mailSchema = /* GraphQL */ `
  enum MailReader { shopper merchant staff }

  "What it says, with placeholders; empty where nothing is said."
  type MailWords { ${words} }

  type ListedMailKind {
    kind: String!
    to: MailReader!
    "Whether its words can be changed."
    hasTexts: Boolean!
    "The languages in which the merchant says something of it herself."
    ownLanguages: [String!]!
    "Those of them in which our text was changed since."
    outdatedLanguages: [String!]!
  }

  type MailTextsOfLanguage {
    locale: String!
    own: MailWords!
    builtIn: MailWords!
    "The parts of hers that were written in place of another text than ours is now."
    outdated: [String!]!
  }

  type MailKind {
    kind: String!
    to: MailReader!
    "The version of the texts of all kinds; 0 while there are none."
    version: Int!
    languages: [String!]!
    placeholders: [String!]!
    "Those that a first paragraph has to name."
    required: [String!]!
    "Empty where its words cannot be changed."
    texts: [MailTextsOfLanguage!]!
    "The order that it is shown about; null: an example."
    orderNumber: Int
  }

  type MailTextVersion { version: Int! changedAt: String! changedBy: String! texts: [MailTextsOfLanguage!]! }

  input MailTextsInput {
    locale: String!
    subject: String!
    intro: String!
    closing: String!
    "The parts of hers that are right although ours was changed."
    confirmed: [String!]!
  }
  input MailWordsInput { ${words} }

  type MailTextFault { path: String! message: String! }
  "by: who has saved some since."
  type MailTextsSaved { version: Int refusal: String by: String faults: [MailTextFault!] }
  type TestMailQueued { refusal: String }

  extend type Query {
    mailKinds: [ListedMailKind!]! @private @needs(permission: "settings.read")
    "Null when the shop writes no such e-mail."
    mailKind(kind: String!): MailKind @private @needs(permission: "settings.read")
    mailTextVersions(kind: String!): [MailTextVersion!]! @private @needs(permission: "settings.read")
  }

  extend type Mutation {
    saveMailTexts(kind: String!, version: Int!, texts: [MailTextsInput!]!): MailTextsSaved!
      @needs(permission: "settings.write")
    "What saving them leads to; nothing is stored."
    previewMailTexts(kind: String!, texts: [MailTextsInput!]!): [SettingsEffect!]! @needs(permission: "settings.write")
    "Sends an e-mail about an example, to whoever asks unless an address is named; words: unsaved ones."
    sendTestMail(kind: String!, locale: String!, to: String, words: MailWordsInput): TestMailQueued!
      @needs(permission: "settings.write")
  }
`;
