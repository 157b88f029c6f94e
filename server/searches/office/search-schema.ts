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
  }
  type SynonymList {
    synonyms: [ListedSynonym!]!
    ${pageEnds}
  }

  type AnsweringPage { slug: String! title: String! }

  "said: the words that the refusal is about."
  type SynonymResult { refusal: String said: String }

  extend type Query {
    "The most asked first. days: how many are looked back on, today among them."
    searches(text: String, locale: ShopLanguage, outcome: SearchOutcome, days: Int, ${pagePlace}): SearchList!
      @private @needs(permission: "catalogue.write")
    synonyms(text: String, locale: ShopLanguage, ${pagePlace}): SynonymList! @private @needs(permission: "catalogue.write")
    "The pages that may answer a search, called as in that language where they have it."
    answeringPages(locale: ShopLanguage!): [AnsweringPage!]! @private @needs(permission: "catalogue.write")
  }

  extend type Mutation {
    "What the term meant before is gone."
    saveSynonym(locale: ShopLanguage!, term: String!, meanings: [String!]!, page: String): SynonymResult!
      @needs(permission: "catalogue.write")
    removeSynonym(locale: ShopLanguage!, term: String!): ActionResult! @needs(permission: "catalogue.write")
  }
`;
