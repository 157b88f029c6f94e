import { urlOf } from '#src/addresses.ts';
import { viewOf } from '#src/shop/markets.ts';
import styles from '#src/ui/blocks/blocks.module.css';
import { listCardsByHandle } from '../../catalogue/listing/product-card-store.ts';
import { listNewestReviews } from '../../catalogue/reviews/published-reviews.ts';
import { asHtml, type Drawing } from './block-drawing.ts';
import { BlockSection } from './block-parts.tsx';

/** A row on a wide screen. */
const SHOWN = 3;
/** Some may be of what is not sold here now. */
const ASKED = 12;
const STAR = 'M10 2L12.5 7.4L18.4 8L14 12L15.2 17.8L10 14.9L4.8 17.8L6 12L1.6 8L7.5 7.4Z';

export const drawReviews: Drawing<'reviews'> = async (
  block,
  { text, t, locale, request: { db, markets, tags }, id },
) => {
  tags.add('reviews');
  const newest = await listNewestReviews(db, locale, ASKED);
  const cards = await listCardsByHandle(db, viewOf(markets, locale), [...new Set(newest.map(({ handle }) => handle))]);
  const titles = new Map(cards.map(({ handle, card }) => [handle, card.title]));
  const reviews = newest.filter(({ handle }) => titles.has(handle)).slice(0, SHOWN);
  if (reviews.length === 0) return null;
  return asHtml(
    <BlockSection title={text(block.title) || t('productReviews.title')} id={id}>
      <ul className={styles.reviews}>
        {reviews.map(({ id: reviewId, stars, handle, ...review }) => (
          <li key={reviewId}>
            <p className={styles.stars} role="img" aria-label={t('productReviews.starsOf', { stars })}>
              {[1, 2, 3, 4, 5].map((star) => (
                <svg key={star} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
                  <path d={STAR} fill={star <= stars ? 'currentColor' : 'none'} stroke="currentColor" />
                </svg>
              ))}
            </p>
            <blockquote lang={review.locale}>{review.text}</blockquote>
            <p>
              {review.name || t('productReviews.nobody')} ·{' '}
              <a href={urlOf('productReviews', { locale, product: handle })}>{titles.get(handle)}</a>
            </p>
          </li>
        ))}
      </ul>
      {/* The law wants it said wherever reviews are shown. */}
      <p className={styles.small}>{t('productReviews.verified')}</p>
    </BlockSection>,
  );
};
