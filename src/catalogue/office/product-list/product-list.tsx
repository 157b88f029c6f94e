import type { MessageKey } from '../../../i18n/all-messages.ts';
import type { CellWriters, ListColumn } from '../../../lists/office/list-table.tsx';
import type { TableList } from '../../../lists/office/office-list.tsx';
import { placeInList } from '../../../lists/office/place-in-list.ts';
import { type Currency, money } from '../../../money.ts';
import { operationQuery } from '../../../query-client.ts';
import { ScriptButton } from '../../../ui/script-button.tsx';
import { ProductMark } from '../product-mark.tsx';
import type { ListedMarket, ListedProduct } from './listed-product.ts';
import { productFilters } from './product-filters.ts';
import styles from './product-list.module.css';
import { ProductName, ProductPicture } from './product-name.tsx';
import { type AskRow, nameOfRow } from './row-field.ts';

/** The list that an address asks for. */
export function productListQuery(search: URLSearchParams) {
  return operationQuery('ProductsList', { filters: productFilters.read(search), ...placeInList(search) });
}

/** A column that can be left out. */
export type ProductColumn = ListColumn<ListedProduct> & { id: string };

const plain = (
  id: string,
  head: MessageKey,
  cell: ProductColumn['cell'],
  more?: Partial<ProductColumn>,
): ProductColumn => ({ id, head, cell, className: styles.further, ...more });

/** The columns in the order in which they stand. */
export function productColumns(
  markets: readonly ListedMarket[],
  countryName: (country: string) => string,
  ask: AskRow,
): ProductColumn[] {
  return [
    plain('state', 'products.state', (row) => <ProductMark {...row} />, { className: styles.state }),
    plain('stock', 'products.stock', (row, { t }) => <Stock {...{ row, t, ask }} />, {
      className: styles.stock,
      isNumber: true,
    }),
    ...markets.map(({ currency, countries }, index) =>
      plain(`price:${currency}`, 'products.price', (row, writers) => <Price {...{ row, currency, writers, ask }} />, {
        headNote: `${currency} · ${countries.map(countryName).join(', ')}`,
        className: index === 0 ? styles.price : styles.further,
        isNumber: true,
      }),
    ),
    plain('sku', 'products.sku', ({ sku }) => sku),
    plain('ean', 'products.ean', ({ ean }) => ean),
    plain('variants', 'products.variants', ({ variants }) => variants, { isNumber: true }),
    plain('vendor', 'products.vendor', ({ vendor }) => vendor),
    plain('type', 'products.type', ({ productType }) => productType),
    plain('handle', 'products.handle', ({ handle }) => handle),
  ];
}

/** Shown to whoever has chosen none. */
export function usualColumns(markets: readonly ListedMarket[]): string[] {
  return ['state', 'stock', ...markets.slice(0, 1).map(({ currency }) => `price:${currency}`)];
}

export function productList(columns: readonly ProductColumn[]): TableList<ListedProduct, string> {
  return {
    route: 'products',
    title: 'products.title',
    noneYet: 'products.noneYet',
    filters: productFilters,
    idOf: ({ id }) => id,
    className: styles.products,
    columns: [
      {
        head: 'products.picture',
        isHeadHidden: true,
        className: styles.picture,
        cell: (row) => <ProductPicture imageUrl={row.imageUrl} />,
      },
      { head: 'products.name', className: styles.name, cell: (row) => <ProductName row={row} /> },
      ...columns,
    ],
  };
}

type StockProps = { row: ListedProduct; t: CellWriters['t']; ask: AskRow };

/** The stock of one variant is changed where it stands; that of several is what all of them have. */
function Stock({ row, t, ask }: StockProps) {
  const { available } = row;
  if (available == null) return null;
  const field = { kind: 'stock' } as const;
  if (row.onHand == null || !ask.may(field)) return available;
  const label = t('productRow.changeStock', { title: nameOfRow(row), count: available });
  return (
    <ScriptButton className={styles.inRow} aria-label={label} onClick={() => ask.ask({ row, field })}>
      {available}
    </ScriptButton>
  );
}

type PriceProps = { row: ListedProduct; currency: Currency; writers: CellWriters; ask: AskRow };

function Price({ row, currency, writers: { t, money: write }, ask }: PriceProps) {
  const price = row.prices.find((each) => each.currency === currency);
  const amount = (minor: number) => write(money(minor, currency));
  const field = { kind: 'price', currency } as const;
  if (row.variantId != null && ask.may(field)) {
    const shown = price ? amount(price.least) : t('products.noPrice');
    const label = t('productRow.changePrice', { title: nameOfRow(row), price: shown });
    return (
      <ScriptButton className={styles.inRow} aria-label={label} onClick={() => ask.ask({ row, field })}>
        {shown}
      </ScriptButton>
    );
  }
  if (!price) return <span className={styles.soft}>{t('products.noPrice')}</span>;
  return price.least === price.most ? amount(price.least) : `${amount(price.least)} – ${amount(price.most)}`;
}
