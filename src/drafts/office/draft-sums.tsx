// What a draft comes to, with the discount on all of it.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { languageOf } from '../../i18n/locales.ts';
import type { Currency } from '../../money.ts';
import page from '../../ui/office/work-page.module.css';
import type { priceDraft } from '../price-draft.ts';
import { DiscountFields } from './discount-fields.tsx';
import styles from './draft-editor.module.css';
import type { DraftForm } from './draft-form-state.ts';
import type { ShownDraft } from './draft-queries.ts';
import { OtherCurrency } from './other-currency.tsx';

type DraftSumsProps = {
  totals: ReturnType<typeof priceDraft>;
  currency: Currency;
  discount: DraftForm['discount'];
  isWrong: true | undefined;
  /** As the server has worked it out; none of what is not saved. */
  vat: ShownDraft['vat'];
  onDiscount(discount: DraftForm['discount']): void;
};

export function DraftSums({ totals, currency, discount, isWrong, vat, onDiscount }: DraftSumsProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const percent = new Intl.NumberFormat(languageOf(locale).languageTag, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('drafts.sums')}</h2>
      <dl className={styles.sums}>
        <div>
          <dt>{t('drafts.subtotal')}</dt>
          <dd>{format(totals.subtotal)}</dd>
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
              onChange={onDiscount}
            />
            <OtherCurrency priced={[discount]} currency={currency} />
          </dd>
        </div>
        {totals.discount.minor > 0 ? (
          <div>
            <dt>{t('drafts.reduced')}</dt>
            <dd>−{format(totals.discount)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('drafts.delivery')}</dt>
          <dd>{format(totals.shipping)}</dd>
        </div>
        <div className={styles.total} data-testid="draft-total">
          <dt>{t('drafts.total')}</dt>
          <dd>{format(totals.total)}</dd>
        </div>
        {vat.map(({ basisPoints, vat: amount }) => (
          <div key={basisPoints} className={page.soft}>
            <dt>{t('drafts.vatIncluded', { rate: percent.format(basisPoints / 10_000) })}</dt>
            <dd>{format(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
