// The price, SKU and weight of a product that is sold as one thing, without options.

import { useApp, useFormatMoney, useT } from '../../../app-instance.tsx';
import type { Currency } from '../../../currencies.ts';
import { money } from '../../../money.ts';
import { isZeroAmount } from '../../../numbers/read-amount.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { readMeasure, unitPriceBase, unitPriceBases } from '../../read-measure.ts';
import { SkuProposal, TwinNote } from '../advice/late-advice.tsx';
import { crossedOutText } from '../crossed-out-text.ts';
import styles from './product-editor.module.css';
import type { ShownProduct } from './product-editor-queries.ts';
import type { PartProps, ProductPart } from './product-part.ts';
import {
  noPrice,
  readSingleVariant,
  type SingleVariantSlice,
  singleVariantOf,
  type TypedPrice,
} from './single-variant-slice.ts';
import { titleIn } from './texts-slice.ts';

export const singleVariantPart: ProductPart<SingleVariantSlice> = {
  name: 'single',
  heading: 'productEditor.single',
  looksAt: ['texts'],
  formOf: singleVariantOf,
  read: readSingleVariant,
  describe: ({ at, names: [name = ''], mine, theirs }, t) => {
    const show = (value: unknown) =>
      typeof value === 'boolean' ? t(value ? 'productEditor.yes' : 'productEditor.no') : String(value ?? '');
    const label = t(
      `productEditor.${name as keyof TypedPrice | 'sku' | 'barcode' | 'weight' | 'isShipped' | 'onHand' | 'contents' | 'per'}`,
    );
    return {
      label: at[0] === 'prices' ? `${label} (${at[1]})` : label,
      mine: show(mine[name]),
      theirs: show(theirs[name]),
    };
  },
  groups: [['contents', 'per']],
  isShown: ({ id }) => id !== '',
  Fields: SingleVariantFields,
};

function SingleVariantFields(props: PartProps<SingleVariantSlice>) {
  const { slice, change, problems, leave, shown, form, context } = props;
  const t = useT();
  return (
    <div className={layout.stack}>
      <PriceFields {...props} />
      <div className={layout.fields}>
        <CountField {...props} />
        {(['sku', 'barcode'] as const).map((name) => (
          <div key={name}>
            <TextField
              label={t(`productEditor.${name}`)}
              value={slice[name]}
              maxLength={500}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => change({ [name]: target.value })}
            />
            <TwinNote kind={name === 'sku' ? 'SKU' : 'EAN'} code={slice[name]} id={shown?.id ?? null} />
            {name === 'sku' && slice.sku === '' ? (
              <SkuProposal title={titleIn(form, context)} onTake={(sku) => change({ sku })} />
            ) : null}
          </div>
        ))}
        <TextField
          label={t('productEditor.weight')}
          hint={t('productEditor.weightHint')}
          error={problems.includes('weight') ? t('productEditor.badWeight') : null}
          inputMode="decimal"
          autoComplete="off"
          value={slice.weight}
          onChange={({ target }) => change({ weight: target.value })}
          onBlur={() => leave('weight')}
        />
      </div>
      <UnitPriceFields {...props} />
      <CheckboxField
        label={t('productEditor.isShipped')}
        hint={t('productEditor.isShippedHint')}
        checked={slice.isShipped}
        onChange={({ target }) => change({ isShipped: target.checked })}
      />
    </div>
  );
}

function CountField({ slice, change, problems, leave, shown }: PartProps<SingleVariantSlice>) {
  const t = useT();
  const reserved = shown?.variants[0]?.reserved ?? 0;
  return (
    <TextField
      label={t('productEditor.onHand')}
      hint={reserved > 0 ? t('productEditor.reserved', { count: reserved }) : t('productEditor.onHandHint')}
      error={problems.includes('onHand') ? t('productEditor.badOnHand') : null}
      inputMode="numeric"
      autoComplete="off"
      value={slice.onHand}
      onChange={({ target }) => change({ onHand: target.value })}
      onBlur={() => leave('onHand')}
    />
  );
}

/** What is sold by weight, volume, length or area shows the price of one unit of it (Directive 98/6/EC). */
function UnitPriceFields({ slice, change, problems, leave }: PartProps<SingleVariantSlice>) {
  const t = useT();
  const measure = readMeasure(slice.contents);
  return (
    <div className={layout.fields}>
      <TextField
        label={t('productEditor.contents')}
        hint={t('productEditor.contentsHint')}
        error={problems.includes('contents') ? t('productEditor.badContents') : null}
        autoComplete="off"
        value={slice.contents}
        onChange={({ target }) => change({ contents: target.value })}
        onBlur={() => leave('contents')}
      />
      {measure ? (
        <SelectField
          label={t('productEditor.per')}
          value={unitPriceBase(slice, measure)}
          onChange={({ target }) => change({ per: target.value })}
        >
          {unitPriceBases(slice, measure).map((base) => (
            <option key={base}>{base}</option>
          ))}
        </SelectField>
      ) : null}
    </div>
  );
}

function PriceFields({ slice, update, problems, leave, shown, context }: PartProps<SingleVariantSlice>) {
  const { t } = useApp();
  const format = useFormatMoney();
  const set = (currency: string, to: Partial<TypedPrice>) =>
    update((now) => ({
      ...now,
      prices: { ...now.prices, [currency]: { ...(now.prices[currency] ?? noPrice), ...to } },
    }));
  /** Null while what is typed is another price than the saved one. */
  const crossedOut = (currency: string, { amount }: TypedPrice) => {
    const saved = shown?.variants[0]?.prices.find((each) => each.currency === currency);
    if (!saved || amount !== writeAmount(saved.amountMinor, saved.currency, context.locale)) return null;
    return crossedOutText(saved, t, (minor) => format(money(minor, saved.currency)));
  };
  return (
    <fieldset className={styles.prices} disabled={!context.maySetPrices}>
      {Object.entries(slice.prices).map(([currency, price]) => {
        const converted = convertedPrice(shown, currency);
        const isTooLow = problems.includes(`prices.${currency}.compareAt`) && price.amount !== '';
        return (['amount', 'compareAt'] as const).map((name) => (
          <AmountField
            key={`${currency} ${name}`}
            label={`${t(`productEditor.${name}`)} (${currency})`}
            hint={
              name === 'amount' &&
              isZeroAmount(price.amount, { currency: currency as Currency, locale: context.locale })
                ? t('productEditor.zeroPrice')
                : name === 'amount' && converted !== null && price.amount === ''
                  ? t('productEditor.converted', { price: format(money(converted, currency as Currency)) })
                  : name === 'compareAt' && price.compareAt !== ''
                    ? (crossedOut(currency, price) ?? t('productEditor.compareAtHint'))
                    : null
            }
            currency={currency as Currency}
            error={
              problems.includes(`prices.${currency}.${name}`)
                ? t(name === 'compareAt' && isTooLow ? 'productEditor.badCompareAt' : 'productEditor.badAmount')
                : null
            }
            value={price[name]}
            onText={(text) => set(currency, { [name]: text })}
            onBlur={() => leave(`prices.${currency}.${name}`)}
          />
        ));
      })}
    </fieldset>
  );
}

/** Made of the price in another currency while there is none of its own. */
function convertedPrice(shown: ShownProduct | null, currency: string): number | null {
  const prices = shown?.variants[0]?.prices ?? [];
  return prices.find((price) => price.currency === currency && price.convertedFrom)?.amountMinor ?? null;
}
