// Why a redirect is not saved, and what the office says then. What the server returns follows from it.
import type { RefusalMessages } from '../i18n/refusal-message.ts';
import type { RefusalOf } from '../result.ts';

export const redirectRefusals = {
  PathInvalid: 'redirects.refusal_PathInvalid',
  TargetInvalid: 'redirects.refusal_TargetInvalid',
  /** It would come back to itself. */
  Circle: 'redirects.refusal_Circle',
  TooMany: 'redirects.refusal_TooMany',
  PathTaken: 'redirects.refusal_PathTaken',
  /** A press before has made it, and its answer was lost. The editor goes on with what was made. */
  MadeBefore: 'redirects.refusal_other',
  /** Somebody else has changed it meanwhile. The editor merges both, or asks. */
  RedirectChanged: 'redirects.refusal_other',
  RedirectUnknown: 'redirects.refusal_RedirectUnknown',
} as const satisfies RefusalMessages;

export type RedirectRefusal = RefusalOf<keyof typeof redirectRefusals, { MadeBefore: { id: string } }>;

/** What can be wrong with a row of a file; `FileInvalid`: it is no CSV. */
export const redirectFaultKinds = ['PathInvalid', 'TargetInvalid', 'Circle', 'TooMany', 'FileInvalid'] as const;

export type RedirectFaultKind = (typeof redirectFaultKinds)[number];
