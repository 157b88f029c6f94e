export const settingsSchema = /* GraphQL */ `
  "What is missing of it: kind and about as the first run has them."
  type SettingsLack { kind: LackKind! about: [String!]! }

  type SettingsState { name: String! lacks: [SettingsLack!]! }

  "data: JSON; while nobody has set it, what it says until then."
  type SettingsData { name: String! version: Int! data: String! changedAt: String changedBy: String }

  "path: in the document; message: in the language of whoever is signed in."
  type SettingsFault { path: String! message: String! }

  "What saving leads to."
  type SettingsEffect { key: String! text: String! }

  type SettingsPreview { faults: [SettingsFault!]! effects: [SettingsEffect!]! }

  "by: who has saved it meanwhile; effects: what has to be said before it is saved."
  type SettingsSaved {
    version: Int
    refusal: String
    by: String
    faults: [SettingsFault!]!
    effects: [SettingsEffect!]!
  }

  type SettingsVersion { version: Int! changedAt: String! changedBy: String! }

  "after: the version behind which older ones follow; null at the end."
  type SettingsVersionList { versions: [SettingsVersion!]! after: Int }

  "A version and what was in force before it, as JSON."
  type SettingsChange { before: String! after: String! }

  type SettingsChoice { id: String! name: String! }

  "isPossible: a market of the shop can have it."
  type SettingsPaymentMethod { id: String! name: String! isPossible: Boolean! }

  "What can be chosen in documents: of the shop as it is."
  type SettingsChoices {
    "Those that it sells in, the main market's first."
    currencies: [Currency!]!
    languages: [ShopLanguage!]!
    country: String!
    "Those that parcels go to."
    deliveryCountries: [String!]!
    carriers: [SettingsChoice!]!
    paymentMethods: [SettingsPaymentMethod!]!
    "JSON: the usual ways of delivery of the shop's country that it does not have."
    deliveryPresets: String!
    "MAIL_FROM, which stands instead of the sender."
    mailFrom: String
    "The frame of cards that fits the shop's pictures best; null without any."
    cardRatio: String
    "JSON: the colours that the shop has chosen, by day and by night."
    colours: String!
  }

  extend type Query {
    settingsDocuments: [SettingsState!]! @private @needs(permission: "settings.read")
    settingsDocument(name: String!): SettingsData @private @needs(permission: "settings.read")
    settingsVersions(name: String!, before: Int): SettingsVersionList! @private @needs(permission: "settings.read")
    settingsChange(name: String!, version: Int!): SettingsChange @private @needs(permission: "settings.read")
    settingsChoices: SettingsChoices! @private @needs(permission: "settings.read")
  }

  extend type Mutation {
    "Changes nothing. A mutation, because a document is too long for an address."
    previewSettings(name: String!, data: String!): SettingsPreview! @needs(permission: "settings.write")
    "version: that at which it was read; told: the keys of the effects that were said."
    saveSettings(name: String!, version: Int!, data: String!, told: [String!]!): SettingsSaved!
      @needs(permission: "settings.write")
    "of: the version that is to be in force again."
    restoreSettings(name: String!, version: Int!, of: Int!, told: [String!]!): SettingsSaved!
      @needs(permission: "settings.write")
  }
`;
