// What the law wants to be said where somebody orders: above the summary the notice of the legal guarantee, at the button
// what the order is subject to.
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import type { OrderTermsFieldsFragment } from '../operations.generated.ts';
import { GuaranteeNotice } from './guarantee-notice.tsx';
import styles from './terms.module.css';

type OrderTermsProps = { terms: OrderTermsFieldsFragment | null; isNotice?: boolean };

export function OrderTerms({ terms, isNotice }: OrderTermsProps) {
  const { locale } = useApp();
  if (!terms) return null;
  if (isNotice) return <GuaranteeNotice notice={terms.guarantee} />;
  const { lead, pages, excepted, reviews } = terms;
  return (
    <>
      {excepted ? <p className={styles.terms}>{excepted}</p> : null}
      {pages.length > 0 ? (
        <p className={styles.terms}>
          {lead}{' '}
          {pages.map(({ slug, title }, position) => (
            <span key={slug}>
              {position > 0 ? ' · ' : null}
              {/* The page opens beside the form, which must not be left half filled. */}
              <a href={urlOf('content', { locale, slug })} target="_blank" rel="noopener">
                {title}
              </a>
            </span>
          ))}
        </p>
      ) : null}
      {reviews ? <p className={styles.terms}>{reviews}</p> : null}
    </>
  );
}
