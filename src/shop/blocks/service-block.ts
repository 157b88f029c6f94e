// How parcels arrive, whom one reaches and when, as the settings say. What they do not say it leaves out.
import { defineBlock } from './block-fields.ts';

export const serviceBlock = defineBlock({
  isOnce: true,
  fields: { title: { kind: 'text', most: 120 } },
});
