// Why a line of the history is not taken back, and what is said then. What the server returns follows from it.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';

export const undoRefusals = {
  BatchUnknown: 'history.refusal_BatchUnknown',
  BatchTooOld: 'history.refusal_BatchTooOld',
  BatchUndone: 'history.refusal_BatchUndone',
  NothingToUndo: 'history.refusal_NothingToUndo',
} as const satisfies RefusalMessages;
