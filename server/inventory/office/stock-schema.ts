import { entryKinds, stockCauses } from '#src/catalogue/stock-causes.ts';
import { movementKinds } from '#src/inventory/movement-kinds.ts';
import { stockShows } from '#src/inventory/stock-shows.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

export const stockSchema = /* GraphQL */ `
  enum StockShow { ${stockShows.join(' ')} }
  enum StockEntryKind { ${entryKinds.join(' ')} }
  enum StockCause { ${stockCauses.join(' ')} }
  enum MovementKind { ${movementKinds.join(' ')} }

  type StockVariant {
    id: ID!
    productId: ID!
    "The version of its product: what is corrected says at which its number was read."
    version: Int!
    title: String!
    "Its options, such as S / red."
    variantTitle: String!
    sku: String!
    barcode: String!
    imageUrl: String
    "False: it can always be bought, and nobody counts it."
    isTracked: Boolean!
    onHand: Int!
    "Those on hand that are kept for orders that wait to be paid."
    reserved: Int!
    "Sold, and not in a parcel yet: it is on the shelf, and not on hand any more."
    toSend: Int!
    "What is on its way, and the next day on which some of it is meant to come."
    expected: Int!
    expectedOn: String
    "The number from which on it is low; null where nobody is told."
    lowAt: Int
    "The variant's own."
    ownLowAt: Int
  }
  type StockList {
    variants: [StockVariant!]!
    ${pageEnds}
  }

  """
  The quantity is what came, was found or is gone; expected, of what is counted: what the shop believed on the shelf,
  and version: of the product, at which it was read.
  """
  input StockLineInput { variantId: ID! quantity: Int! expected: Int version: Int }
  input StockEntryInput {
    "A UUID that the device has made: what it sends again is written once."
    key: ID!
    kind: StockEntryKind!
    cause: StockCause
    note: String!
    lines: [StockLineInput!]!
  }
  "by: who has entered the same number since the one that was seen."
  type EnteredStockLine { variantId: ID! quantity: Int! difference: Int! onHand: Int! by: String }
  "by: who has entered another number since the one that was seen; the version is the one to name next."
  type RefusedStockLine { variantId: ID! refusal: String! onHand: Int reserved: Int by: String version: Int }
  "Why nothing was written, with the lines at fault; or what each line came to, and the batch that takes it back."
  type StockEntryResult {
    refusal: String
    refused: [RefusedStockLine!]!
    lines: [EnteredStockLine!]!
    batchId: Int
  }
  "Null where everything was; else how many of what was entered was changed since, and stays."
  type StockUndoResult { refusal: String left: Int! }
  "The refusal, and with LimitChangedSince the limit that somebody else has set."
  type StockLimitResult { refusal: String lowAt: Int }

  type StockMovement {
    id: ID!
    at: String!
    variantId: ID!
    title: String!
    variantTitle: String!
    sku: String!
    kind: MovementKind!
    cause: StockCause
    reason: String!
    change: Int!
    "Afterwards, where the list is of one variant."
    onHand: Int
    orderNumber: Int
    who: String
    source: String
    isUndo: Boolean!
  }
  type StockMovementList {
    movements: [StockMovement!]!
    ${pageEnds}
  }

  type StockCount { show: StockShow! count: Int! }

  extend type Query {
    listedStock(text: String, show: StockShow, ${pagePlace}): StockList! @private @needs(permission: "stock.read")
    "How many variants each choice leaves; one more than a thousand where there are more."
    stockCounts(text: String): [StockCount!]! @private @needs(permission: "stock.read")
    "The variants that a scanned or typed code is of."
    foundStock(code: String!): [StockVariant!]! @private @needs(permission: "stock.read")
    stockOfVariant(id: ID!): StockVariant @private @needs(permission: "stock.read")
    stockMovements(variant: ID, kind: MovementKind, from: String, to: String, ${pagePlace}): StockMovementList!
      @private @needs(permission: "stock.read")
  }

  extend type Mutation {
    enterStock(entry: StockEntryInput!): StockEntryResult! @needs(permission: "stock.write")
    """
    Says what is on hand; the difference to what was seen is written, so that what was sold meanwhile stays sold.
    version: of the product, as it was seen: what somebody else has entered since is not added to, but asked about.
    """
    correctStock(variantId: ID!, seen: Int!, version: Int, onHand: Int!, cause: StockCause, note: String): StockEntryResult!
      @needs(permission: "stock.write")
    undoStock(batchId: Int!): StockUndoResult! @needs(permission: "stock.write")
    """
    Sets the limit of a variant; null: the shop's holds. \`seen\`: the one that was there when \`lowAt\` was chosen; without it
    whatever is there is written over.
    """
    setStockLimit(variantId: ID!, lowAt: Int, seen: Int): StockLimitResult! @needs(permission: "stock.write")
  }
`;
