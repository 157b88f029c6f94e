import { translationStates } from '#src/translation/translation-states.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

export const translationSchema = /* GraphQL */ `
  enum TranslationState { ${translationStates.join(' ')} }

  "A thing of which something is missing or outdated in the language."
  type OpenTranslation {
    id: ID!
    kind: String!
    "The title in the catalogue's language."
    title: String!
    "Names of fields."
    missing: [String!]!
    outdated: [String!]!
  }
  "The number up to a cap: one more than it means more."
  type TranslationCount { kind: String! count: Int! }
  type OpenTranslations {
    locale: String!
    languages: [String!]!
    translations: [OpenTranslation!]!
    counts: [TranslationCount!]!
    ${pageEnds}
  }
  type LanguageProgress { locale: String! things: Int! done: Int! }

  type TranslatedField {
    field: String!
    source: String!
    text: String!
    isHtml: Boolean!
    "Null: right as it is."
    state: TranslationState
  }
  type TranslatedThing {
    id: ID!
    kind: String!
    title: String!
    base: String!
    locale: String!
    "The version of the thing in the catalogue, or of the document of the settings."
    version: Int!
    fields: [TranslatedField!]!
    "The things before and after it in the list."
    previous: ID
    next: ID
  }

  input TranslatedTextInput { field: String! text: String! }
  "fault: which field cannot be saved, and why. by: who has saved it since."
  type TranslationSaved { version: Int refusal: String by: String fault: String }

  extend type Query {
    "The open translations in the first of the other languages, unless one is named."
    openTranslations(locale: String, kind: String, state: TranslationState, ${pagePlace}): OpenTranslations!
      @private @needs(permission: "catalogue.read")
    translationProgress: [LanguageProgress!]! @private @needs(permission: "catalogue.read")
    "Null when there is nothing to translate."
    translation(id: ID!, locale: String!): TranslatedThing @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    "confirmed: fields that are right although their source was changed, or that need no translation."
    saveTranslation(
      id: ID!, locale: String!, version: Int!, texts: [TranslatedTextInput!]!, confirmed: [String!]!
    ): TranslationSaved! @needs(permission: "catalogue.write")
  }
`;
