import { locales } from '#src/i18n/locales.ts';
import { dutyKeys, dutyStates } from '#src/law/duty-keys.ts';

export const lawSchema = /* GraphQL */ `
  enum DutyKey { ${dutyKeys.join(' ')} }
  enum DutyState { ${dutyStates.join(' ')} }
  enum NoticeLanguage { ${locales.join(' ')} }

  "What is missing or to be confirmed, in the reader's language. mendAt: where in the office it is mended; null: on the server."
  type LawLack { says: String! mendAt: String }

  "says: what is noticed of it; empty where its name says it."
  type LawProduct { id: String! title: String! says: String! }

  "A duty of the law. says: how the shop stands; empty where something is missing."
  type LawDuty {
    key: DutyKey!
    title: String!
    "The law as lawyers cite it."
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

  "The label of a producer's guarantee of durability, as its official file says."
  type GaranLabel { years: Int! brand: String! model: String! sha256: String! url: String! }

  "A product's label, null where it has none, and the version of the product it was read at."
  type ProductGaran { version: Int! label: GaranLabel }

  "changedBy: who has changed the label since it was read; it stays then."
  type GaranRemoval { isRemoved: Boolean! changedBy: String }

  "A part of the record of processing: sentences, and a table where there are columns."
  type RecordSection { key: String! title: String! says: [String!]! columns: [String!]! rows: [[String!]!]! }

  "What the shop does with personal data (Article 30 of the GDPR), in the reader's language."
  type PrivacyRecord { title: String! made: String! controller: [String!]! sections: [RecordSection!]! }

  extend type Query {
    lawDuties: [LawDuty!]! @private @needs(permission: "settings.read")
    privacyRecord: PrivacyRecord! @private @needs(permission: "settings.read")
    "The same as a page of its own, as HTML."
    privacyRecordPage: String! @private @needs(permission: "settings.read")
    lawNotices: [LawNotice!]! @private @needs(permission: "settings.read")
    "Null: there is no such product."
    productGaran(product: ID!): ProductGaran @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    "A reminder in words stands there again."
    removeNotice(language: NoticeLanguage!): Boolean! @needs(permission: "settings.write")
    "Nothing is removed where there is none."
    removeGaran(product: ID!, version: Int!): GaranRemoval! @needs(permission: "catalogue.write")
  }
`;
