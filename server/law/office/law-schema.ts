import { locales } from '#src/i18n/locales.ts';
import { dutyKeys, dutyStates } from '#src/law/duty-keys.ts';

export const lawSchema = /* GraphQL */ `
  enum DutyKey { ${dutyKeys.join(' ')} }
  enum DutyState { ${dutyStates.join(' ')} }
  enum NoticeLanguage { ${locales.join(' ')} }

  "What is missing, in the reader's language. mendAt: where in the office it is mended; null: on the server."
  type LawLack { says: String! mendAt: String }

  "says: what is noticed of it; empty where its name says it."
  type LawProduct { id: String! title: String! says: String! }

  "A duty of the law. says: how the shop stands; empty where something is missing."
  type LawDuty {
    key: DutyKey!
    title: String!
    "As lawyers cite it."
    law: String!
    state: DutyState!
    says: String!
    lacks: [LawLack!]!
    "The first of the goods that somebody should look at."
    products: [LawProduct!]!
    countProducts: Int!
  }

  "The official notice of the legal guarantee in a language of the shop; sha256 and url are null until it is handed in."
  type LawNotice { language: NoticeLanguage! sha256: String url: String }

  extend type Query {
    lawDuties: [LawDuty!]! @private @needs(permission: "settings.write")
    lawNotices: [LawNotice!]! @private @needs(permission: "settings.write")
  }

  extend type Mutation {
    "A reminder in words stands there again."
    removeNotice(language: NoticeLanguage!): Boolean! @needs(permission: "settings.write")
  }
`;
