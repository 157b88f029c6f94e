import styles from '#src/ui/blocks/blocks.module.css';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { ProductImage } from '#src/ui/pictures/product-image.tsx';
import { asHtml, type Drawing } from './block-drawing.ts';
import { BlockButton, focusClass, Lines } from './block-parts.tsx';

const looks = {
  beside: { sizes: '(min-width: 64rem) min(50vw, 700px), 100vw', widest: 1920 },
  wide: { sizes: '(min-width: 97rem) 90rem, 100vw', widest: 1920 },
};

export const drawHero: Drawing<'hero'> = (block, { text, shop: { identity }, locale, picture, isFirst }) => {
  const shown = picture(block.picture);
  const words = (
    <div className={styles.heroWords}>
      <h1 className={shown ? styles.heroHeading : styles.headline} tabIndex={-1}>
        {text(block.headline) || text(identity.tagline) || identity.name}
      </h1>
      <div className={styles.heroLead}>
        <Lines text={text(block.lead)} className={styles.lead} />
        <BlockButton text={text(block.button)} link={block.link} locale={locale} isPrimary />
      </div>
    </div>
  );
  if (!shown) return asHtml(<div className={classNames(layout.frame, styles.hero)}>{words}</div>);
  return asHtml(
    <div className={classNames(styles.pictured, block.look === 'wide' ? styles.wide : styles.beside)}>
      <ProductImage
        className={classNames(styles.heroPicture, focusClass(shown))}
        image={shown}
        title=""
        {...looks[block.look]}
        isDecorative={shown.alt === ''}
        isPriority={isFirst}
      />
      {words}
    </div>,
  );
};
