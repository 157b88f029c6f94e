import { urlOf } from '#src/addresses.ts';
import { writeOpeningHours } from '#src/shop/hours/opening-hours.ts';
import styles from '#src/ui/blocks/blocks.module.css';
import { shownCompanyAddress } from '../company-address.ts';
import { asHtml, type Drawing } from './block-drawing.ts';
import { BlockSection, Lines } from './block-parts.tsx';

export const drawHours: Drawing<'hours'> = (block, { text, t, locale, shop: { company }, id }) => {
  const hours = writeOpeningHours(company.openingHours, locale);
  if (hours.length === 0) return null;
  return asHtml(
    <BlockSection title={text(block.title) || t('contactPage.hours')} id={id} className={styles.hours}>
      <ul className={styles.facts}>
        {hours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.facts}>
        <p>{shownCompanyAddress(company, locale)}</p>
        <Lines text={text(block.note)} />
        <p>
          <a href={urlOf('contact', { locale })}>{t('contactPage.reach')}</a>
        </p>
      </div>
    </BlockSection>,
  );
};
