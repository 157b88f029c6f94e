// Questions, each with its answer folded in.
import { defineBlock } from './block-fields.ts';

export const questionsBlock = defineBlock({
  fields: {
    title: { kind: 'text', most: 120 },
    questions: {
      kind: 'rows',
      most: 30,
      fields: { question: { kind: 'text', most: 300 }, answer: { kind: 'html', most: 5_000 } },
    },
  },
});
