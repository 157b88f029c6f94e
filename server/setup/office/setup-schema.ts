import { vatClasses } from '#src/countries/country.ts';
import { locales } from '#src/i18n/locales.ts';
import { setupSteps } from '#src/setup/setup-steps.ts';
import { openPointKinds } from '../../law/open-point.ts';

export const setupSchema = /* GraphQL */ `
  enum SetupStepName { ${setupSteps.join(' ')} }
  enum SetupStepState { OPEN DONE SKIPPED }
  enum ShopLanguage { ${locales.join(' ')} }
  enum VatClassName { ${vatClasses.join(' ')} }
  enum LackKind { ${openPointKinds.join(' ')} }

  type SetupStep { name: SetupStepName! state: SetupStepState! }

  "How far the first run has come; lacks: what the shop lacks, as kasa doctor says it."
  type SetupProgress {
    done: Int!
    total: Int!
    isDemo: Boolean!
    isPublished: Boolean!
    lacks: Int!
    "What an open shop has not said yet: with no words of its own on its home page, and without a page of its own."
    unwritten: [Unwritten!]!
  }
  enum Unwritten { HOME PAGE }

  type CompanySettings {
    country: String!
    "How postcodes look there; empty where nobody knows."
    postalCodeExample: String!
    legalName: String!
    street: String!
    postalCode: String!
    city: String!
    vatId: String!
    taxNumber: String!
    registryNumber: String!
    register: String!
    krs: String!
    kvk: String!
    lucid: String!
    responsiblePerson: String!
    "Its country's numbers that are empty it has not."
    numbersComplete: Boolean!
    phone: String!
    openingHours: String!
    email: String!
  }

  "The colours of a theme that are chosen, as JSON: the others follow from them."
  type BrandSettings { light: String! dark: String! }

  type MarketSettings { language: ShopLanguage! currency: Currency! country: String! }
  type ConversionSettings { currency: Currency! rate: String! }

  type DeliveryRate { maxWeightGrams: Int! prices: [Money!]! }
  "postalCodes: which alone it is of, as people read them; empty: the whole of its countries."
  type DeliveryZone { countries: [String!]! postalCodes: String! rates: [DeliveryRate!]! }
  type OfferedDelivery {
    id: String!
    carrierName: String!
    "A carrier that Kasa does not know, which the merchant names; empty until then. Null: one that it knows."
    otherName: String
    kind: String!
    isOn: Boolean!
    "Countries in which none of its pick-up points are in the shop, so that it is offered to nobody."
    lacksPointsIn: [String!]!
    zones: [DeliveryZone!]!
  }

  enum MethodLack { ACCOUNT AGREEMENT }
  "lacks: without which it is offered to nobody."
  type OfferedMethod { id: String! name: String! isOn: Boolean! lacks: MethodLack }
  type BankAccount { currency: Currency! holder: String! iban: String! bic: String! bank: String! }

  type VatChoice { name: VatClassName! "Per cent times 100." basisPoints: Int! }
  type FirstProduct { handle: String! title: String! isDraft: Boolean! }

  "What the shop still lacks. about: what of it is meant; mendAt: where in the office; null: on the server."
  type Lack { kind: LackKind! about: [String!]! says: String! mendAt: String }

  "All that the first run asks for, as it stands."
  type ShopSetup {
    isDemo: Boolean!
    "Null in a shop that has not begun."
    country: String
    steps: [SetupStep!]!
    name: String!
    "The tagline in the main market's language."
    tagline: String!
    "An SVG document or a PNG as a data: address."
    logo: String
    brand: BrandSettings!
    company: CompanySettings!
    markets: [MarketSettings!]!
    main: ShopLanguage!
    conversions: [ConversionSettings!]!
    deliveries: [OfferedDelivery!]!
    "Whether Kasa knows the usual carriers of the shop's country."
    hasUsualCarriers: Boolean!
    "Delivery at home, in the main market's currency; null: never."
    freeFrom: Money
    cutOffHour: Int!
    methods: [OfferedMethod!]!
    bankAccounts: [BankAccount!]!
    isSandbox: Boolean!
    vatClasses: [VatChoice!]!
    countProducts: Int!
    firstProduct: FirstProduct
    lacks: [Lack!]!
    "What the forms show, by the version of each document that somebody has set."
    versions: [DocumentVersion!]!
  }

  """
  field: of the form, or of a document, where the fault is. Both null when it was saved. others: what else is wrong. since:
  what somebody else has saved of the same meanwhile.
  """
  type SetupResult { refusal: String field: String others: [SetupFault!]! since: SavedSince }
  "by: the name of whoever it was, where it was one of the staff."
  type SavedSince { document: String! version: Int! by: String }
  type DocumentVersion { document: String! version: Int! }
  type SetupFault { refusal: String! field: String! }

  type AccentProposal { light: String! dark: String! }
  type ColourProposals {
    refusal: String
    accents: [AccentProposal!]!
    "The logo can hardly be seen on the dark ground."
    isDim: Boolean!
  }

  input CompanyInput {
    legalName: String!
    street: String!
    postalCode: String!
    city: String!
    vatId: String!
    taxNumber: String!
    registryNumber: String!
    register: String!
    krs: String!
    kvk: String!
    lucid: String!
    responsiblePerson: String!
    numbersComplete: Boolean!
    phone: String!
    openingHours: String!
    email: String!
  }
  input DocumentVersionInput { document: String! version: Int! }
  """
  read: what the form was shown; what others have saved since stays, but for what both have changed. told: the versions of
  others that the person knows, and replaces there. A program that has read nothing leaves both out.
  """
  input FormVersionsInput { read: [DocumentVersionInput!]! told: [DocumentVersionInput!]! }
  input MarketInput { language: ShopLanguage! currency: Currency! country: String! }
  input RateInput { currency: Currency! rate: String! }
  input DeliveryPriceInput { zone: Int! rate: Int! currency: Currency! minor: Int! }
  "name: of a carrier that Kasa does not know."
  input DeliveryInput { id: String! name: String prices: [DeliveryPriceInput!]! }

  extend type Query {
    shopSetup: ShopSetup! @private @needs(permission: "settings.read")
    "Null when the first run is over and the shop lacks nothing, and for anyone who has no part in it."
    setupProgress: SetupProgress @private @forStaff
    "Methods that the account at the payment provider has not activated; none when the provider does not say."
    inactiveMethods: [String!]! @private @needs(permission: "settings.read")
  }

  extend type Mutation {
    chooseCountry(country: String!, versions: FormVersionsInput): SetupResult! @needs(permission: "settings.write")
    saveCompany(company: CompanyInput!, versions: FormVersionsInput): SetupResult! @needs(permission: "settings.write")
    "Proposes colours for a logo that is not stored yet."
    proposeColours(logo: String!): ColourProposals! @needs(permission: "settings.write")
    "logo: null leaves it, an empty text takes it away."
    saveName(name: String!, tagline: String!, logo: String, accentLight: String!, accentDark: String!,
      versions: FormVersionsInput): SetupResult! @needs(permission: "settings.write")
    saveMarkets(markets: [MarketInput!]!, main: ShopLanguage!, rates: [RateInput!]!, versions: FormVersionsInput): SetupResult!
      @needs(permission: "settings.write")
    saveDelivery(methods: [DeliveryInput!]!, freeFromMinor: Int, cutOffHour: Int!, versions: FormVersionsInput):
      SetupResult! @needs(permission: "settings.write")
    savePayments(methods: [String!]!, versions: FormVersionsInput): SetupResult! @needs(permission: "settings.write")
    saveBankAccount(currency: Currency!, holder: String!, iban: String!, bic: String!, bank: String!,
      versions: FormVersionsInput): SetupResult! @needs(permission: "settings.write") @stepUp
    """
    picture: the key of an uploaded one; stock: null when it is not counted. newId: a UUID under which it is made once,
    however often the form is sent.
    """
    addFirstProduct(newId: ID!, title: String!, priceMinor: Int!, currency: Currency!, stock: Int, vatClass: VatClassName!,
      picture: String, isDraft: Boolean!): SetupResult!
      @needs(permission: "catalogue.write") @needs(permission: "prices.write") @needs(permission: "stock.write")
      @needs(permission: "settings.write")
    skipSetupStep(step: SetupStepName!): SetupResult! @needs(permission: "settings.write")
    "Puts the first product on sale, when it is a draft."
    finishSetup: SetupResult! @needs(permission: "settings.write")
    "Takes the demo away, with the orders that were placed to try it."
    startOwnShop: SetupResult! @needs(permission: "settings.write") @stepUp
  }
`;
