import styles from '#src/ui/blocks/blocks.module.css';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { ProductImage } from '#src/ui/pictures/product-image.tsx';
import { asHtml, type Drawing } from './block-drawing.ts';
import { BlockButton, focusClass, Prose } from './block-parts.tsx';

export const drawPictureText: Drawing<'picture-text'> = (block, { text, picture, locale, isFirst, id }) => {
  const [title, html] = [text(block.title), text(block.text)];
  const shown = picture(block.picture);
  if (!shown && !title && !html) return null;
  return asHtml(
    <section
      className={classNames(layout.frame, styles.block, shown && styles.split, block.side === 'right' && styles.right)}
      aria-labelledby={title ? id : undefined}
    >
      {shown ? (
        <ProductImage
          className={classNames(styles.splitPicture, focusClass(shown))}
          image={shown}
          title=""
          sizes="(min-width: 64rem) min(45vw, 670px), (min-width: 48rem) 46vw, 92vw"
          widest={1920}
          isDecorative={shown.alt === ''}
          isPriority={isFirst}
        />
      ) : null}
      <div className={styles.splitWords}>
        {title ? (
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        ) : null}
        <Prose html={html} />
        <BlockButton text={text(block.button)} link={block.link} locale={locale} />
      </div>
    </section>,
  );
};
