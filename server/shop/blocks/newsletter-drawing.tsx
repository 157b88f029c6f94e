import { urlOf } from '#src/addresses.ts';
import styles from '#src/ui/blocks/blocks.module.css';
import { asHtml, type Drawing } from './block-drawing.ts';
import { BlockButton, BlockSection, Lines } from './block-parts.tsx';

export const drawNewsletter: Drawing<'newsletter'> = (block, { text, t, locale, shop, id }) => {
  if (!shop.marketing.newsletter) return null;
  // What is agreed to stands on the newsletter's own page, word for word, above its button.
  return asHtml(
    <BlockSection title={text(block.title) || t('newsletter.title')} id={id} className={styles.middle}>
      <Lines text={text(block.text) || t('newsletter.lead')} />
      <BlockButton text={t('newsletter.request')} link={urlOf('newsletter', { locale })} locale={locale} />
    </BlockSection>,
  );
};
