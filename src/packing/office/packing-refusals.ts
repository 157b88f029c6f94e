// Why a scan does not count, and what the packer is told. What the server returns follows from it.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';
import type { RefusalOf } from '../../result.ts';

export const packingRefusals = {
  /** Sent, cancelled or withdrawn from in the meantime. */
  NotToPack: 'pack.notToPack',
  PackedByOther: 'pack.taken',
  /** Nothing more of the product belongs into the parcel, or none is in it. */
  TooMany: 'pack.tooMany',
} as const satisfies RefusalMessages;

export type PackingRefusal = RefusalOf<keyof typeof packingRefusals, { PackedByOther: { packer: string } }>;
