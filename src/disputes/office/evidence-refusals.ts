// Why evidence is not taken, and what the page says then. What the server returns follows from it.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';

export const evidenceRefusals = {
  /** The bank has decided, or the evidence is on its way: it is handed in once. */
  EvidenceTaken: 'disputes.refused',
  /** The editor merges it, and asks. */
  EvidenceChanged: 'record.changed',
} as const satisfies RefusalMessages;

export type EvidenceRefusal = { kind: keyof typeof evidenceRefusals };
