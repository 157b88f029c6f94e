// The newest products in a row, pinned to a line: for sheets and cards that hang well.
import { defineBlock } from './block-fields.ts';

export const lineBlock = defineBlock({ isOnce: true, isOfHome: true, fields: { title: { kind: 'text', most: 120 } } });
