// The price, SKU and weight of a product that is sold as one thing, without options.
import { useT } from '../../../app-instance.tsx';
import type { Currency } from '../../../currencies.ts';
import { readAmount } from '../../../numbers/read-amount.ts';
import { numberIn } from '../../../numbers/read-number.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { ShownProduct } from './product-editor-queries.ts';
import type { PartContext, PartProps, ProductPart } from './product-part.ts';

/** As the patch calls the variant of a product that is not saved yet. */
export const NEW_VARIANT = 'new';

type TypedPrice = { amount: string; compareAt: string };

export type SingleVariantSlice = {
  /** Empty where there are several, which another part edits. */
  id: string;
  sku: string;
  barcode: string;
  prices: { readonly [currency: string]: TypedPrice };
};

const noPrice: TypedPrice = { amount: '', compareAt: '' };

export const singleVariantPart: ProductPart<SingleVariantSlice> = {
  name: 'single',
  heading: 'productEditor.single',
  formOf,
  read,
  describe: ({ at, names: [name = ''], mine, theirs }, t) => ({
    label:
      at[0] === 'prices'
        ? `${t(`productEditor.${name as keyof TypedPrice}`)} (${at[1]})`
        : t(`productEditor.${name as 'sku' | 'barcode'}`),
    mine: String(mine[name] ?? ''),
    theirs: String(theirs[name] ?? ''),
  }),
  isShown: ({ id }) => id !== '',
  Fields: SingleVariantFields,
};

function formOf(shown: ShownProduct | null, { locale, choices }: PartContext): SingleVariantSlice {
  const currencies = [...new Set(choices.markets.map(({ currency }) => currency))];
  const [variant, ...others] = shown?.variants ?? [];
  const isSingle = shown === null || (variant !== undefined && others.length === 0 && variant.options === '');
  const typed = (currency: Currency): TypedPrice => {
    const price = isSingle && variant?.prices.find((each) => each.currency === currency && !each.convertedFrom);
    if (!price) return noPrice;
    const { amountMinor, compareAtMinor } = price;
    return {
      amount: writeAmount(amountMinor, currency, locale),
      compareAt: compareAtMinor == null ? '' : writeAmount(compareAtMinor, currency, locale),
    };
  };
  return {
    id: isSingle ? (variant?.id ?? NEW_VARIANT) : '',
    sku: (isSingle && variant?.sku) || '',
    barcode: (isSingle && variant?.barcode) || '',
    prices: Object.fromEntries(currencies.map((currency) => [currency, typed(currency)])),
  };
}

function read({ id, sku, barcode, prices }: SingleVariantSlice, { locale, maySetPrices }: PartContext) {
  if (id === '') return { content: {}, problems: [] };
  const problems: string[] = [];
  const amountOf = (text: string, currency: Currency, name: keyof TypedPrice) => {
    if (text.trim() === '') return null;
    const minor = numberIn(readAmount(text, { locale, currency }));
    if (minor === null) problems.push(`prices.${currency}.${name}`);
    return minor;
  };
  const read = Object.entries(prices).flatMap(([name, { amount, compareAt }]) => {
    const currency = name as Currency;
    const price = {
      amount_minor: amountOf(amount, currency, 'amount'),
      compare_at_minor: amountOf(compareAt, currency, 'compareAt'),
    };
    return price.amount_minor === null ? [] : [[currency, price]];
  });
  return {
    content: {
      variants: { [id]: { sku: sku.trim(), barcode: barcode.trim() } },
      ...(maySetPrices && { prices: { [id]: Object.fromEntries(read) } }),
    },
    problems: maySetPrices ? problems : [],
  };
}

function SingleVariantFields({ slice, change, update, problems, leave, context }: PartProps<SingleVariantSlice>) {
  const t = useT();
  const setPrice = (currency: string, to: Partial<TypedPrice>) =>
    update((now) => ({
      ...now,
      prices: { ...now.prices, [currency]: { ...(now.prices[currency] ?? noPrice), ...to } },
    }));
  return (
    <div className={layout.stack}>
      <fieldset className={layout.fields} disabled={!context.maySetPrices}>
        {Object.entries(slice.prices).map(([currency, price]) =>
          (['amount', 'compareAt'] as const).map((name) => (
            <AmountField
              key={`${currency} ${name}`}
              label={`${t(`productEditor.${name}`)} (${currency})`}
              currency={currency as Currency}
              error={problems.includes(`prices.${currency}.${name}`) ? t('productEditor.badAmount') : null}
              value={price[name]}
              onText={(text) => setPrice(currency, { [name]: text })}
              onBlur={() => leave(`prices.${currency}.${name}`)}
            />
          )),
        )}
      </fieldset>
      <div className={layout.fields}>
        {(['sku', 'barcode'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`productEditor.${name}`)}
            value={slice[name]}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </div>
    </div>
  );
}
