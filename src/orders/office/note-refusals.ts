import type { RefusalMessages } from '../../i18n/refusal-message.ts';

/** Why a note of staff is neither changed nor removed. */
export const noteRefusals = { NoteUnknown: 'contact.noteGone' } as const satisfies RefusalMessages;

export type NoteRefusal = { kind: keyof typeof noteRefusals };
