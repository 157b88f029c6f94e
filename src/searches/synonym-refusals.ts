// Why a synonym is not saved, and what the office says then. What the server returns follows from it.
import type { RefusalMessages } from '../i18n/refusal-message.ts';
import type { RefusalOf } from '../result.ts';

export const MAX_TERM_LENGTH = 60;
export const MAX_MEANINGS = 20;

export const synonymRefusals = {
  /** No language that Kasa speaks. */
  LanguageUnknown: 'synonyms.refusal_other',
  /** Neither a letter nor a digit in it. */
  WordsUnreadable: 'synonyms.refusal_WordsUnreadable',
  WordsTooLong: 'synonyms.refusal_WordsTooLong',
  TooManyMeanings: 'synonyms.refusal_TooManyMeanings',
  /** It stands for no other words, and no page answers it. */
  MeansNothing: 'synonyms.refusal_MeansNothing',
  PageUnknown: 'synonyms.refusal_PageUnknown',
} as const satisfies RefusalMessages;

/** What the office says when it saves one. */
export const savedSynonymRefusals = {
  ...synonymRefusals,
  /** The editor merges it, and asks. */
  SynonymChanged: 'record.changed',
  /** A new one would take the meaning of another. */
  TermTaken: 'synonyms.refusal_TermTaken',
} as const satisfies RefusalMessages;

export type SynonymRefusal = RefusalOf<keyof typeof synonymRefusals>;
