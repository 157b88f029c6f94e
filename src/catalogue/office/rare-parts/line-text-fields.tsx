// What is typed of a text that a product asks for. It comes after the page.
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { isLocale } from '../../../i18n/locales.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { MAX_LINE_TEXT } from '../../line-text-limit.ts';
import styles from '../editor/product-editor.module.css';
import type { PartProps } from '../editor/product-part.ts';
import { type LineTextSlice, lineTextLabels as labelKeys } from './line-text-slice.ts';

const MAX_LABEL = 60;

export function LineTextFields(props: PartProps<LineTextSlice>) {
  const { slice, change } = props;
  const { t } = useApp();
  const checkbox = (name: 'isAsked' | 'isRequired' | 'isExcepted') => (
    <CheckboxField
      label={t(labelKeys[name])}
      hint={name === 'isExcepted' ? t('productEditor.lineTextExceptedHint') : null}
      checked={slice[name]}
      onChange={({ target }) => change({ [name]: target.checked })}
    />
  );
  return (
    <div className={layout.stack}>
      {checkbox('isAsked')}
      {slice.isAsked ? (
        <>
          <AskedText {...props} />
          {checkbox('isRequired')}
          {checkbox('isExcepted')}
        </>
      ) : null}
    </div>
  );
}

function AskedText({ slice, change, problems, leave, context }: PartProps<LineTextSlice>) {
  const { t } = useApp();
  return (
    <div className={styles.pairs}>
      {Object.entries(slice.labels).map(([locale, label], index) => (
        <TextField
          key={locale}
          label={`${t('productEditor.lineTextLabel')} (${isLocale(locale) ? languageNameIn(context.locale, locale) : locale})`}
          hint={index === 0 ? t('productEditor.lineTextLabelHint') : null}
          error={index === 0 && problems.includes('label') ? t('productEditor.badLineTextLabel') : null}
          lang={locale}
          value={label}
          maxLength={MAX_LABEL}
          autoComplete="off"
          onChange={({ target }) => change({ labels: { ...slice.labels, [locale]: target.value } })}
          onBlur={() => leave('label')}
        />
      ))}
      <TextField
        label={t('productEditor.lineTextLength')}
        error={problems.includes('maxLength') ? t('productEditor.badLineTextLength', { most: MAX_LINE_TEXT }) : null}
        inputMode="numeric"
        autoComplete="off"
        value={slice.maxLength}
        onChange={({ target }) => change({ maxLength: target.value })}
        onBlur={() => leave('maxLength')}
      />
      {context.choices.markets
        .map(({ currency }) => currency)
        .filter((currency, index, all) => all.indexOf(currency) === index)
        .map((currency) => (
          <AmountField
            key={currency}
            label={`${t('productEditor.lineTextPrice')} (${currency})`}
            error={problems.includes(`prices.${currency}`) ? t('productEditor.badAmount') : null}
            currency={currency}
            value={slice.prices[currency] ?? ''}
            onText={(text) => change({ prices: { ...slice.prices, [currency]: text } })}
            onBlur={() => leave(`prices.${currency}`)}
          />
        ))}
    </div>
  );
}
