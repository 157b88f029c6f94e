// Why a saved view is left as it is, and what the page says then. What the server returns follows from it.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';

export const viewRefusals = {
  ViewUnknown: 'many.viewUnknown',
  ViewNotYours: 'many.viewNotYours',
  ViewRenamed: 'many.viewRenamed',
  TooManyViews: 'many.tooManyViews',
} as const satisfies RefusalMessages;

export type ViewRefusal = { kind: keyof typeof viewRefusals };
