// What is typed of a product that is a gift card. It comes after the page.
import { useApp } from '../../../app-instance.tsx';
import type { Currency } from '../../../currencies.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import styles from '../editor/product-editor.module.css';
import type { PartProps } from '../editor/product-part.ts';
import { type GiftCardSlice, giftCardLabels } from './gift-card-slice.ts';

export function GiftCardFields({ slice, change, problems, leave }: PartProps<GiftCardSlice>) {
  const { t } = useApp();
  const amount = (of: 'least' | 'most', currency: string) => (
    <AmountField
      key={of + currency}
      label={`${t(giftCardLabels[of])} (${currency})`}
      error={problems.includes(`${of}.${currency}`) ? t('productEditor.badAmount') : null}
      currency={currency as Currency}
      value={slice[of][currency] ?? ''}
      onText={(text) => change({ [of]: { ...slice[of], [currency]: text } })}
      onBlur={() => leave(`${of}.${currency}`)}
    />
  );
  return (
    <div className={layout.stack}>
      <CheckboxField
        label={t(giftCardLabels.isCard)}
        hint={t('productEditor.giftCardHint')}
        checked={slice.isCard}
        onChange={({ target }) => change({ isCard: target.checked })}
      />
      {slice.isCard ? (
        <>
          <CheckboxField
            label={t(giftCardLabels.isSingle)}
            hint={t('productEditor.giftCardSingleHint')}
            checked={slice.isSingle}
            onChange={({ target }) => change({ isSingle: target.checked })}
          />
          <p className={layout.aside}>{t('productEditor.giftCardAmounts')}</p>
          <div className={styles.pairs}>
            {Object.keys(slice.least).flatMap((currency) => [amount('least', currency), amount('most', currency)])}
          </div>
        </>
      ) : null}
    </div>
  );
}
