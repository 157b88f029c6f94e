import type { MessageKey } from '../../../i18n/all-messages.ts';
import type { CellWriters, ListColumn } from '../../../lists/office/list-table.tsx';
import type { TableList } from '../../../lists/office/office-list.tsx';
import { placeInList } from '../../../lists/office/place-in-list.ts';
import { type Currency, money } from '../../../money.ts';
import { operationQuery } from '../../../query-client.ts';
import { ProductMark } from '../product-mark.tsx';
import type { ListedMarket, ListedProduct } from './listed-product.ts';
import { productFilters } from './product-filters.ts';
import styles from './product-list.module.css';
import { ProductName, ProductPicture } from './product-name.tsx';

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

/** In the order in which they stand. */
export function productColumns(
  markets: readonly ListedMarket[],
  countryName: (country: string) => string,
): ProductColumn[] {
  return [
    plain('state', 'products.state', (row) => <ProductMark {...row} />, { className: styles.state }),
    plain('stock', 'products.stock', ({ available }) => available ?? '', { className: styles.stock, isNumber: true }),
    ...markets.map(({ currency, countries }, index) =>
      plain(`price:${currency}`, 'products.price', (row, writers) => <Price {...{ row, currency, writers }} />, {
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

function Price({ row, currency, writers }: { row: ListedProduct; currency: Currency; writers: CellWriters }) {
  const price = row.prices.find((each) => each.currency === currency);
  if (!price) return <span className={styles.soft}>{writers.t('products.noPrice')}</span>;
  const amount = (minor: number) => writers.money(money(minor, currency));
  return price.least === price.most ? amount(price.least) : `${amount(price.least)} – ${amount(price.most)}`;
}
