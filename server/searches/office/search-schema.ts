import { searchOutcomes } from '#src/searches/search-outcomes.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

export const searchesSchema = /* GraphQL */ `
  enum SearchOutcome { ${searchOutcomes.join(' ')} }

  "What shoppers have looked for, in small letters."
  type ListedSearch {
    id: ID!
    locale: ShopLanguage!
    words: String!
    "How often, in the days that are looked back on."
    asked: Int!
    "What was found the last time."
    outcome: SearchOutcome!
    "The day as YYYY-MM-DD, of the company's country."
    lastDay: String!
    "What the merchant has said that it means; null where nothing was said."
    meanings: [String!]
    "The page that answers, by its slug."
    page: String
    pageTitle: String
    "The version of what was said of them: it is saved over that."
    version: Int!
  }
  type SearchList {
    searches: [ListedSearch!]!
    ${pageEnds}
  }

  type ListedSynonym {
    id: ID!
    locale: ShopLanguage!
    term: String!
    meanings: [String!]!
    page: String
    "What the page is called, in the language of the person who asks."
    pageTitle: String
    version: Int!
  }
  type SynonymList {
    synonyms: [ListedSynonym!]!
    ${pageEnds}
  }

  type AnsweringPage { slug: String! title: String! }

  "What a term means now; nothing where nobody has said so."
  type SynonymNow { meanings: [String!]! page: String version: Int! }

  "said: the words that the refusal is about; by: who has saved it since; version: of what is saved."
  type SynonymResult { refusal: String said: String by: String version: Int }

  extend type Query {
    "The most asked first. days: how many are looked back on, today among them."
    searches(text: String, locale: ShopLanguage, outcome: SearchOutcome, days: Int, ${pagePlace}): SearchList!
      @private @needs(permission: "catalogue.read")
    synonyms(text: String, locale: ShopLanguage, ${pagePlace}): SynonymList! @private @needs(permission: "catalogue.read")
    "Those that lead to what has these words, such as a product's title."
    synonymsOfWords(locale: ShopLanguage!, words: String!): [ListedSynonym!]! @private @needs(permission: "catalogue.read")
    synonym(locale: ShopLanguage!, term: String!): SynonymNow! @private @needs(permission: "catalogue.read")
    "The pages that may answer a search, called as in that language where they have it."
    answeringPages(locale: ShopLanguage!): [AnsweringPage!]! @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    "What the term meant before is gone. version: of what was read; left out of a new one, whose term has no meaning yet."
    saveSynonym(locale: ShopLanguage!, term: String!, version: Int, meanings: [String!]!, page: String): SynonymResult!
      @needs(permission: "catalogue.write")
    removeSynonym(locale: ShopLanguage!, term: String!): ActionResult! @needs(permission: "catalogue.write")
  }
`;
