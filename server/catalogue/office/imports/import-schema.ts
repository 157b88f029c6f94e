import {
  importFailures,
  importKinds,
  importOutcomes,
  importPhases,
  importStates,
} from '#src/catalogue/import-states.ts';
import { pageEnds, pagePlace } from '../../../schema/list-page-schema.ts';

const toSee = `@needs(permission: "catalogue.read") @needs(permission: "prices.read") @needs(permission: "stock.read")`;
const needed = `@needs(permission: "catalogue.write") @needs(permission: "prices.write") @needs(permission: "stock.write")`;

const counts = `
    created: Int!
    updated: Int!
    unchanged: Int!
    archived: Int!`;

const listedFields = `
    id: Int!
    fileName: String!
    "Null until it was looked through."
    kind: ImportKind
    bytes: Int!
    state: ImportState!
    stateAt: DateTime!
    createdAt: DateTime!
    who: String!
    failure: ImportFailure
    "Null until it was looked through."
    products: ImportCounts
    faults: Int!`;

export const importSchema = /* GraphQL */ `
  enum ImportState { ${importStates.join(' ')} }
  enum ImportKind { ${importKinds.join(' ')} }
  enum ImportFailure { ${importFailures.join(' ')} }
  enum ImportPhase { ${importPhases.join(' ')} }
  enum ImportOutcome { ${importOutcomes.join(' ')} }
  enum ImportSeverity { fault warning }

  type ImportCounts { ${counts}
  }

  type ListedImport { ${listedFields}
  }

  type ImportList {
    imports: [ListedImport!]!
    ${pageEnds}
  }

  "A column of the file."
  type ImportColumn {
    name: String!
    "Some of its cells."
    samples: [String!]!
    "The name of what it is read as; null: it is kept, and nothing else is made of it."
    readAs: String
    "It is called otherwise, and only nearly so."
    isGuess: Boolean!
    isLeftOut: Boolean!
  }

  "What a column can be read as."
  type ImportField { name: String! label: String! }

  "How often the same is said of a file."
  type ImportMessageKind { code: String! severity: ImportSeverity! count: Int! title: String! fix: String! }

  type ImportPictures { stored: Int! unchanged: Int! failed: Int! leftOut: Int! }

  "A price of a product that is there, in minor units; null: there is none."
  type ImportedPrice { handle: String! options: String! sku: String! currency: Currency! before: Int after: Int }
  type ImportedStock { handle: String! options: String! sku: String! before: Int! after: Int! }
  "How many products it gains and loses."
  type ImportedCollection { title: String! isNew: Boolean! joined: Int! left: Int! }
  "What becomes of them; prices and stock are the first hundred."
  type ImportedChanges {
    pricesChanged: Int!
    prices: [ImportedPrice!]!
    collections: [ImportedCollection!]!
    stock: [ImportedStock!]!
  }

  type ShownImport { ${listedFields}
    "The name of the system that has written it, where it is another one's."
    system: String!
    columns: [ImportColumn!]!
    fields: [ImportField!]!
    language: String!
    languages: [String!]!
    currency: Currency!
    currencies: [Currency!]!
    setStock: Boolean!
    newAreDrafts: Boolean!
    phase: ImportPhase
    done: Int!
    total: Int
    "A process is at it."
    isAtWork: Boolean!
    "The file of the import that is done first."
    waitsFor: String
    isReady: Boolean!
    rows: Int!
    kinds: [ImportMessageKind!]!
    "Null until it was looked through, and of what a release before has looked through."
    changes: ImportedChanges
    stockChanged: Int!
    stockLeft: Int!
    pictures: ImportPictures
    "Values that taking it back has left alone, because somebody has changed them since."
    leftAlone: Int!
    canUndo: Boolean!
    canCancel: Boolean!
  }

  type ImportMessage {
    position: Int!
    severity: ImportSeverity!
    code: String!
    line: Int!
    "The column as the file spells it; empty when it is about no column."
    column: String!
    "The cell."
    value: String
    "How many rows it speaks of."
    rows: Int!
    title: String!
    fix: String!
  }

  type ImportMessages { messages: [ImportMessage!]! ${pageEnds} }

  type ImportedProduct { position: Int! handle: String! title: String! outcome: ImportOutcome! }
  type ImportedProducts { products: [ImportedProduct!]! ${pageEnds} }

  input ImportChoices {
    "What each column is read as, in their order: a name, null to leave it out; empty to keep it as it is."
    columns: [String]!
    language: String!
    currency: Currency!
    setStock: Boolean!
    newAreDrafts: Boolean!
  }

  extend type Query {
    imports(${pagePlace}): ImportList! @private ${toSee}
    "Null when there is no such import."
    import(id: Int!): ShownImport @private ${toSee}
    "The messages in the order of the file."
    importMessages(id: Int!, code: String, ${pagePlace}): ImportMessages! @private ${toSee}
    importedProducts(id: Int!, outcome: ImportOutcome!, ${pagePlace}): ImportedProducts! @private ${toSee}
  }

  extend type Mutation {
    "The file is looked through once more."
    changeImport(id: Int!, choices: ImportChoices!): ActionResult! ${needed}
    startImport(id: Int!): ActionResult! ${needed}
    cancelImport(id: Int!): ActionResult! ${needed}
    undoImport(id: Int!): ActionResult! ${needed}
  }
`;
