import styles from '#src/ui/blocks/blocks.module.css';
import { asHtml, type Drawing } from './block-drawing.ts';
import { BlockSection, Prose } from './block-parts.tsx';

export const drawText: Drawing<'text'> = (block, { text, id }) => {
  const [title, html] = [text(block.title), text(block.text)];
  if (!title && !html) return null;
  return asHtml(
    <BlockSection title={title} id={id} className={block.align === 'middle' ? styles.middle : undefined}>
      <Prose html={html} />
    </BlockSection>,
  );
};
