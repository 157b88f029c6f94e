import { changeSources, leftReasons } from '#src/history/change-sources.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

const undoing =
  '@needs(permission: "catalogue.write") @needs(permission: "prices.write") @needs(permission: "stock.write")';

export const historySchema = /* GraphQL */ `
  enum ChangeSource { ${changeSources.join(' ')} }
  enum LeftReason { ${leftReasons.join(' ')} }

  input HistoryFiltersInput {
    source: ChangeSource
    "A whole SKU, or the handle of a product or a collection."
    text: String
  }

  "What was changed in one go."
  type ChangeBatch {
    id: Int!
    at: DateTime!
    source: ChangeSource!
    "The name of who made it, or of the command."
    who: String!
    "The key of its text, and as JSON what is filled in; without a key, the text itself."
    titleKey: String!
    titleValues: String!
    "How many values were changed; one more than is counted where there are more."
    changes: Int!
    "The batch that this one has taken back."
    undoes: Int
    "The batch that has taken this one back."
    undoneBy: Int
    canUndo: Boolean!
    "How much of the other batch it has left as it is."
    leftCount: Int!
    "The first of that; of a batch in a list none."
    left: [LeftChange!]!
  }

  type ChangeBatches {
    batches: [ChangeBatch!]!
    ${pageEnds}
  }

  "A field of a row, or a row: the table, its key as JSON, and the column, empty for the row itself."
  type Change {
    id: Int!
    batchId: Int!
    at: DateTime!
    who: String!
    "product or collection."
    thingKind: String!
    thingId: String!
    "Its handle, or its id when it is no longer there."
    thing: String!
    part: String!
    key: String!
    field: String!
    variant: String
    collection: String
    "The value as JSON; null: it was not there."
    before: String
    after: String
  }

  type Changes {
    changes: [Change!]!
    ${pageEnds}
  }

  type LeftChange {
    thing: String!
    part: String!
    key: String!
    field: String!
    variant: String
    collection: String
    reason: LeftReason!
  }

  type UndoneBatch {
    refusal: String
    "The batch of what was taken back."
    batchId: Int
    undone: Int!
    leftCount: Int!
    "The first of those that were left as they are."
    left: [LeftChange!]!
  }

  extend type Query {
    changeBatches(filters: HistoryFiltersInput!, ${pagePlace}): ChangeBatches! @private @needs(permission: "catalogue.read")
    changeBatch(id: Int!): ChangeBatch @private @needs(permission: "catalogue.read")
    "The newest first."
    changesOfBatch(id: Int!, ${pagePlace}): Changes! @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    "What somebody has changed since is left as it is. backTo: a SKU or handle, as filters take it: that alone becomes again what it was after the batch."
    undoChangeBatch(id: Int!, backTo: String): UndoneBatch! ${undoing}
  }
`;
