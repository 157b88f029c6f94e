// The options of a product, with a variant for each combination of their values that is sold. What is sold as one thing gets
// options, and what has options is one thing again: nothing of what was typed is lost between the two parts of the editor.
import { lazy, useMemo } from 'react';
import { AfterHydration } from '../../../ui/office/after-hydration.tsx';
import { describeMatrixField } from '../matrix/describe-matrix-field.ts';
// Imported with the page, whose sheet comes before anything of it is shown.
import styles from '../matrix/matrix.module.css';
import { listColumns, textOf } from '../matrix/matrix-cells.ts';
import {
  blankRow,
  type MatrixForm,
  matrixFormOf,
  NEW_VARIANT,
  type RowForm,
  type ShownMatrix,
} from '../matrix/matrix-form.ts';
import { type MatrixReader, readMatrix } from '../matrix/read-matrix.ts';
import { settleMatrix } from '../matrix/settle-matrix.ts';
import { readCounted } from './counted-stock.ts';
import type { ShownProduct } from './product-editor-queries.ts';
import type { PartContext, PartProps, ProductForm, ProductPart } from './product-part.ts';
import { noPrice, type SingleVariantSlice } from './single-variant-slice.ts';
import { titleIn } from './texts-slice.ts';

export const variantsPart: ProductPart<MatrixForm> = {
  name: 'variants',
  heading: 'productVariants.heading',
  looksAt: ['texts'],
  formOf: matrixOf,
  read: (slice, context) => readMatrix(slice, readerOf(context)),
  describe: (collision, t, { locale }, matrix) => describeMatrixField(collision, t, { locale, matrix }),
  settle: settleMatrix,
  Fields: VariantFields,
};

function readerOf(context: PartContext): MatrixReader {
  const { locale, maySetPrices } = context;
  return { locale, maySetPrices, currencies: currenciesOf(context) };
}

/** What is sold as one thing is edited by another part. */
function matrixOf(shown: ShownProduct | null): MatrixForm {
  const form = matrixFormOf(shown ? shownMatrix(shown) : { options: [], texts: [], variants: [] });
  const isOne = form.options.length === 0 && Object.keys(form.rows).length === 1;
  return isOne ? { ...form, rows: {} } : form;
}

function shownMatrix({ options, optionTexts, variants }: ShownProduct): ShownMatrix {
  return {
    ...{ options, texts: optionTexts },
    variants: variants.map(
      ({ id, values, sku, barcode, weightGrams, tracksStock, onHand, reserved, imageUrl, prices, ...variant }) => ({
        ...{ id, values, sku, ean: barcode, weightGrams, isTracked: tracksStock, onHand, reserved },
        imageUrl: imageUrl ?? null,
        ...{ contents: variant.contents ?? null, per: variant.unitPriceFor ?? null },
        prices: prices.flatMap(({ convertedFrom, compareAtMinor, ...price }) =>
          convertedFrom ? [] : { ...price, compareAtMinor: compareAtMinor ?? null },
        ),
      }),
    ),
  };
}

// It comes after the first view, whose bytes are counted: most products are sold as one thing.
const MatrixFields = lazy(async () => ({
  default: await (await import('../matrix/matrix-fields.tsx')).bindMatrixFields(),
}));

function VariantFields({ slice, updateForm, problems, leave, shown, form, context }: PartProps<MatrixForm>) {
  const matrix = useMemo(() => shown && shownMatrix(shown), [shown]);
  return (
    <div className={styles.part}>
      <AfterHydration>
        <MatrixFields
          {...{ slice, problems, leave }}
          shown={matrix}
          update={(change) => updateForm((form) => changeMatrix(form, change, { shown, context }))}
          context={{
            ...{ ...readerOf(context), languages: context.choices.languages },
            ...{ productId: shown?.id ?? null, title: titleIn(form, context) },
          }}
        />
      </AfterHydration>
    </div>
  );
}

type Forms = { single: SingleVariantSlice; variants: MatrixForm };

/** The change of the matrix, with the one variant as its row while there are no options. */
function changeMatrix(
  form: ProductForm,
  change: (matrix: MatrixForm) => MatrixForm,
  { shown, context }: { shown: ShownProduct | null; context: PartContext },
): ProductForm {
  const { single, variants: before } = form as Forms;
  const after = change(single.id === '' ? before : { ...before, rows: { [single.id]: rowOf(single, shown) } });
  const [row, ...others] = Object.values(after.rows);
  const isOne = after.options.length === 0 && row && others.length === 0 && row.id !== null;
  if (!isOne) return { ...form, single: { ...single, id: '' }, variants: after } satisfies ProductForm;
  const variants = { ...after, rows: {} };
  // What it takes with it is merged by the server, which sees that the options are gone.
  return single.id === row.id
    ? { ...form, variants }
    : { ...form, single: singleOf(row, single, { shown, context }), variants };
}

function rowOf(
  { id, sku, barcode, weight, onHand, contents, per, prices }: SingleVariantSlice,
  shown: ShownProduct | null,
): RowForm {
  const variant = shown?.variants.find((each) => each.id === id);
  const typed = (name: 'amount' | 'compareAt') =>
    Object.fromEntries(Object.entries(prices).map(([currency, price]) => [currency, price[name] || null]));
  return {
    ...{ ...blankRow, id, values: [], sku, ean: barcode, weight, contents, per },
    ...{ prices: typed('amount'), compareAt: typed('compareAt'), isCounted: onHand.trim() !== '' },
    stock: differenceOf(onHand, variant),
    priced: (variant?.prices ?? []).flatMap(({ currency, convertedFrom }) => (convertedFrom ? [] : currency)),
  };
}

/** The difference as the matrix has it: of a variant that is there what comes or goes. */
function differenceOf(onHand: string, variant: { onHand: number } | undefined): string {
  const count = readCounted(onHand);
  if (count === null || !variant) return onHand;
  const by = count - variant.onHand;
  return by === 0 ? '' : `${by < 0 ? '' : '+'}${by}`;
}

/** The other way round. */
function onHandOf({ stock, isCounted }: RowForm, variant: { onHand: number } | undefined): string {
  if (!variant || (!isCounted && stock === '')) return stock;
  const by = Number(stock);
  return Number.isInteger(by) ? String(Math.max(0, variant.onHand + by)) : stock;
}

function singleOf(
  row: RowForm,
  single: SingleVariantSlice,
  { shown, context }: { shown: ShownProduct | null; context: PartContext },
): SingleVariantSlice {
  const variant = shown?.variants.find(({ id }) => id === row.id);
  const columns = listColumns(currenciesOf(context), ['price', 'compareAt', 'weight']);
  const written = new Map(columns.map((column) => [column.name, textOf(row, column, context.locale)]));
  const prices = currenciesOf(context).map((currency) => {
    const [amount = '', compareAt = ''] = ['price', 'compareAt'].map((kind) => written.get(`${kind} ${currency}`));
    return [currency, { ...noPrice, amount, compareAt }] as const;
  });
  return {
    ...{ id: row.id ?? NEW_VARIANT, sku: row.sku, barcode: row.ean, weight: written.get('weight') ?? '' },
    isShipped: variant?.requiresShipping ?? single.isShipped,
    ...{ onHand: onHandOf(row, variant), uncounted: variant?.onHand ?? 0 },
    ...{ contents: row.contents, per: row.per },
    prices: Object.fromEntries(prices),
  };
}

function currenciesOf({ choices }: PartContext) {
  return [...new Set(choices.markets.map(({ currency }) => currency))];
}
