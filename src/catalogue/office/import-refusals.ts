// Why something that was asked of an import was not done, and what its page says then.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';

export const importRefusals = {
  ImportUnknown: 'imports.ImportUnknown',
  ImportMovedOn: 'imports.ImportMovedOn',
  ImportHasFaults: 'imports.ImportHasFaults',
  ImportNothingNew: 'imports.ImportNothingNew',
} as const satisfies RefusalMessages;

export type ImportRefusal = { kind: keyof typeof importRefusals };
