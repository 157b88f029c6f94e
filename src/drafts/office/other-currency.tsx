import { useT } from '../../app-instance.tsx';
import type { Currency } from '../../money.ts';
import { isPricedIn } from '../draft-content.ts';
import styles from './draft-editor.module.css';
import { type DiscountForm, isNoAmount, type LineForm } from './draft-form-state.ts';

/** Says which amounts a draft has brought along from another market: nothing is sold for them here. */
export function OtherCurrency({ priced, currency }: { priced: (LineForm | DiscountForm)[]; currency: Currency }) {
  const t = useT();
  const other = priced.find((each) => !isPricedIn(each, currency) && !('text' in each && isNoAmount(each)));
  if (!other?.currency) return null;
  return (
    <span className={styles.otherCurrency}>{t('drafts.otherCurrency', { from: other.currency, to: currency })}</span>
  );
}
