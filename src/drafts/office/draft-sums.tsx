// What a draft comes to, with the discount on all of it.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import type { Currency, Money } from '../../money.ts';
import { formatPercent } from '../../numbers/format-percent.ts';
import { isZeroAmount } from '../../numbers/read-amount.ts';
import page from '../../ui/office/work-page.module.css';
import type { DraftGoods, priceDraft } from '../price-draft.ts';
import { DiscountFields, DiscountProblem } from './discount-fields.tsx';
import styles from './draft-editor.module.css';
import type { DraftForm } from './draft-form-state.ts';
import type { ShownDraft } from './draft-queries.ts';
import { OtherCurrency } from './other-currency.tsx';

/** Where an amount cannot be read, nobody can say what it comes to. */
export const OPEN_SUM = '–';

const DISCOUNT_PROBLEM = 'draft-discount-problem';

type DraftSumsProps = {
  goods: DraftGoods;
  totals: ReturnType<typeof priceDraft>;
  currency: Currency;
  discount: DraftForm['discount'];
  isWrong: true | undefined;
  /** Whether everything can be read, and is in the market's currency. */
  isKnown: boolean;
  /** The VAT as the server has worked it out; none of what is not saved. */
  vat: ShownDraft['vat'];
  onLeave(): void;
  onDiscount(discount: DraftForm['discount']): void;
};

export function DraftSums(props: DraftSumsProps) {
  const { goods, totals, currency, discount, isWrong, isKnown, vat, onLeave, onDiscount } = props;
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const sum = (amount: Money) => (isKnown ? format(amount) : OPEN_SUM);
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('drafts.sums')}</h2>
      <dl className={styles.sums}>
        <div>
          <dt>{t('drafts.subtotal')}</dt>
          <dd>{sum(goods.goods)}</dd>
        </div>
        <div>
          <dt>{t('drafts.wholeDiscount')}</dt>
          <dd className={styles.whole}>
            <DiscountFields
              label=""
              fieldLabel={t('drafts.wholeDiscount')}
              currency={currency}
              discount={discount}
              isWrong={isWrong}
              describedBy={DISCOUNT_PROBLEM}
              onLeave={onLeave}
              onChange={onDiscount}
            />
            <OtherCurrency priced={[discount]} currency={currency} />
            {isZeroAmount(discount.text, { currency, locale }) ? <span>{t('drafts.zeroDiscount')}</span> : null}
            {isWrong ? (
              <span id={DISCOUNT_PROBLEM} className={styles.problem}>
                <DiscountProblem describedBy={DISCOUNT_PROBLEM} {...{ currency, discount }} onChange={onDiscount} />
              </span>
            ) : null}
          </dd>
          <dd>{isKnown && goods.whole.minor > 0 ? `−${format(goods.whole)}` : ''}</dd>
        </div>
        <div>
          <dt>{t('drafts.delivery')}</dt>
          <dd>{sum(totals.shipping)}</dd>
        </div>
        <div className={styles.total} data-testid="draft-total">
          <dt>{t('drafts.total')}</dt>
          <dd>{sum(totals.total)}</dd>
        </div>
        {vat.map(({ basisPoints, vat: amount }) => (
          <div key={basisPoints} className={page.soft}>
            <dt>{t('drafts.vatIncluded', { rate: formatPercent(basisPoints, locale) })}</dt>
            <dd>{format(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
