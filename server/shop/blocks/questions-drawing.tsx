import styles from '#src/ui/blocks/blocks.module.css';
import { asHtml, type Drawing } from './block-drawing.ts';
import { BlockSection, Prose } from './block-parts.tsx';

export const drawQuestions: Drawing<'questions'> = (block, { text, id }) => {
  const questions = block.questions
    .map(({ question, answer }) => ({ question: text(question), answer: text(answer) }))
    .filter(({ question }) => question !== '');
  if (questions.length === 0) return null;
  return asHtml(
    <BlockSection title={text(block.title)} id={id} className={styles.questions}>
      {questions.map(({ question, answer }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and never again.
        <details key={at}>
          <summary>{question}</summary>
          <Prose html={answer} />
        </details>
      ))}
    </BlockSection>,
  );
};
