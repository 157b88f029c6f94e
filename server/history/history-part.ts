// A table whose changes are kept, as an undo sees it. Each feature lists its own; what an undo does with a change that is
// no more than a value follows from the key.
import type { LeftReason } from '#src/history/change-sources.ts';
import type { RowNames } from '#src/history/changed-field.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Thing } from './change-batch.ts';

/** A row or a field of a row, as the history has it. */
export type RecordedField = {
  thingKind: string;
  thingId: string;
  part: string;
  key: Record<string, unknown>;
  /** Empty: the row itself. */
  field: string;
};

/** What is to become again what it was. */
export type FormerValue = RecordedField & { before: unknown; after: unknown };

export type LeftAlone = { value: FormerValue; reason: LeftReason };

/** `batchId`: the one that is taken back; with `after` the last of those after this one, which all are. */
export type UndoContext = { tx: Transaction; now: Date; batchId: number; after?: number };

/** Takes back one kind of change by itself; answers with those that it left alone. */
export type TakeBack = (context: UndoContext, values: readonly FormerValue[]) => Promise<LeftAlone[]>;

export type HistoryPart = {
  table: string;
  /** The columns of the key, and their types in SQL. */
  key: Readonly<Record<string, string>>;
  /** Columns whose difference is no change of an added row. */
  ignored: readonly string[];
  /** Field -> the column that says since when it holds. */
  since?: Readonly<Record<string, string>>;
  /** What becomes of a row that was added; without it the row is deleted. */
  takeBackAdded?: TakeBack;
  /** Fields of which one cannot be what it was before the others are, taken back by one. */
  takeBackTogether?: { fields: readonly string[]; takeBack: TakeBack };
  /** How a row that was removed comes back; without it as it was, where nothing has its place. */
  takeBackRemoved?: TakeBack;
  /** Rows that a field of another table keeps out: those that were removed come back once all fields are what they were. */
  isRestoredLast?: true;
  /** Fields that are more than a value. */
  takeBackFields?: Readonly<Record<string, TakeBack>>;
};

export type NamedChange<Change> = Change & {
  /** A handle, or the id of what is no longer there. */
  thing: string;
  names: RowNames;
};

/** The tables of a feature in the order in which rows are added, and what follows from them. */
export type HistoryParts = {
  parts: readonly HistoryPart[];
  /** Finds what the things and rows are called. */
  nameChanges<Change extends RecordedField>(db: Db, changes: readonly Change[]): Promise<NamedChange<Change>[]>;
  /** The thing that has this handle or SKU. */
  findThing(db: Db, name: string): Promise<Thing | null>;
  /** Called with all that is to be taken back, before anything is. */
  beforehand(context: UndoContext, values: readonly FormerValue[]): Promise<void>;
  /** Called with all that was taken back. */
  afterwards(context: UndoContext, values: readonly FormerValue[]): Promise<void>;
};
