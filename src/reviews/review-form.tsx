// One product of the order: stars, words and a name, or what became of them.
import { type RouteLocation, urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { Star, StarRow } from '../catalogue/reviews/star-row.tsx';
import type { MessageKey } from '../i18n/all-messages.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/fields/field.module.css';
import form from '../ui/fields/form.module.css';
import { TextAreaField } from '../ui/fields/text-area-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProductImage } from '../ui/pictures/product-image.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { NOTICE_PARAMETER, reviewId, SAVED_PARAMETER } from './review-address.ts';
import { reviewLengths, starValues } from './review-fields.ts';
import styles from './review-page.module.css';
import type { ShownReviewedOrder } from './reviewed-order-query.ts';

type ReviewedProduct = ShownReviewedOrder['products'][number];
type ReviewFormProps = { product: ReviewedProduct; proposedName: string; location: RouteLocation };

export function ReviewForm({ product, ...form }: ReviewFormProps) {
  const { line, title, image, review } = product;
  const titleId = `${reviewId(line)}-title`;
  return (
    <section id={reviewId(line)} className={styles.product} aria-labelledby={titleId}>
      <div className={styles.goods}>
        <ProductImage className={styles.picture} image={image} title={title} sizes="4.5rem" widest={320} isDecorative />
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
      </div>
      <Outcome product={product} location={form.location} />
      {review && review.state !== 'waiting' ? <Decided review={review} /> : <Fields product={product} {...form} />}
    </section>
  );
}

const notices: Readonly<Record<string, MessageKey>> = {
  StarsMissing: 'reviewPage.starsMissing',
  AlreadyDecided: 'reviewPage.alreadyDecided',
};

/** What the last press of this form led to. */
function Outcome({ product: { line }, location: { search } }: Pick<ReviewFormProps, 'product' | 'location'>) {
  const { t } = useApp();
  if (search.get(SAVED_PARAMETER) === String(line)) return <Notice kind="success">{t('reviewPage.saved')}</Notice>;
  const kind = search.get(NOTICE_PARAMETER);
  if (!kind || search.get('line') !== String(line)) return null;
  return <Notice kind="error">{t(notices[kind] ?? 'reviewPage.notSaved')}</Notice>;
}

function Fields({ product: { line, title, review }, proposedName, location }: ReviewFormProps) {
  const { t } = useApp();
  const { locale, params } = location;
  return (
    <form className={form.form} method="post" action={urlOf('review', { locale, token: params.token ?? '' })}>
      <input type="hidden" name="action" value="review" />
      <input type="hidden" name="line" value={line} />
      <fieldset>
        <legend className={fieldStyles.label}>{t('reviewPage.stars')}</legend>
        <div className={styles.stars}>
          {starValues.map((stars) => (
            <label key={stars} className={styles.star}>
              <input type="radio" name="stars" value={stars} required defaultChecked={review?.stars === stars} />
              <Star />
              <VisuallyHidden>{t(`reviewPage.stars${stars}`)}</VisuallyHidden>
            </label>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        id={`text-${line}`}
        label={t('reviewPage.text')}
        hint={t('reviewPage.textHint', { max: reviewLengths.text })}
        name="text"
        rows={5}
        maxLength={reviewLengths.text}
        defaultValue={review?.text ?? ''}
      />
      <TextField
        id={`name-${line}`}
        label={t('reviewPage.name')}
        hint={t('reviewPage.nameHint')}
        name="name"
        maxLength={reviewLengths.name}
        autoComplete="off"
        defaultValue={review?.name ?? proposedName}
      />
      <div>
        <Button kind="primary" type="submit">
          {t(review ? 'reviewPage.change' : 'reviewPage.send')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </div>
    </form>
  );
}

function Decided({ review }: { review: NonNullable<ReviewedProduct['review']> }) {
  const { t, shop } = useApp();
  const { stars, text, name, state, reason, reply } = review;
  return (
    <div className={form.form}>
      <p>{state === 'published' ? t('reviewPage.published') : t('reviewPage.rejected')}</p>
      {reason ? <p>{t(`reviewPage.reason_${reason}`)}</p> : null}
      {state === 'rejected' ? <p className={form.soft}>{t('reviewPage.appeal', { shop: shop.name })}</p> : null}
      <p>
        <StarRow stars={stars} label={t(`reviewPage.stars${stars as 5}`)} /> {name}
      </p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {reply ? (
        <div className={styles.reply}>
          <p className={form.soft}>{t('reviewPage.replyOf', { shop: shop.name })}</p>
          <p className={styles.text}>{reply}</p>
        </div>
      ) : null}
    </div>
  );
}
