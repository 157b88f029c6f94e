import { choice, listFilters, searchText } from '../../../lists/office/list-filters.ts';
import type { TableList } from '../../../lists/office/office-list.tsx';
import { placeInList } from '../../../lists/office/place-in-list.ts';
import { pictureWidths } from '../../../media/picture-sources.ts';
import { money } from '../../../money.ts';
import type { ProductsListQuery } from '../../../office-operations.generated.ts';
import { operationQuery } from '../../../query-client.ts';
import parts from '../../../ui/office/sheets/record-parts.module.css';
import { productStates } from '../../product-states.ts';
import styles from './product-list.module.css';
import { ProductMark } from './product-mark.tsx';

type Listed = ProductsListQuery['listedProducts']['products'][number];

const productFilters = listFilters({
  text: searchText('products.search'),
  state: choice('products.state', productStates, (id, t) => t(`products.state_${id}`)),
});

/** The list that an address asks for. */
export function productListQuery(search: URLSearchParams) {
  return operationQuery('ProductsList', { ...productFilters.read(search), ...placeInList(search) });
}

export const productList: TableList<Listed, string> = {
  route: 'products',
  title: 'products.title',
  noneYet: 'products.noneYet',
  filters: productFilters,
  idOf: ({ id }) => id,
  className: styles.products,
  columns: [
    { head: 'products.picture', isHeadHidden: true, className: styles.picture, cell: (row) => <Picture row={row} /> },
    { head: 'products.name', className: styles.name, cell: ({ title }) => title },
    { head: 'products.state', className: styles.state, cell: ({ state }) => <ProductMark state={state} /> },
    { head: 'products.stock', className: styles.stock, isNumber: true, cell: ({ available }) => available ?? '' },
    {
      head: 'products.price',
      className: styles.price,
      isNumber: true,
      cell: ({ prices: [price] }, writers) => (price ? writers.money(money(price.least, price.currency)) : null),
    },
  ],
};

function Picture({ row: { imageUrl } }: { row: Listed }) {
  return (
    <span className={parts.picture}>
      {imageUrl ? (
        <img src={`${imageUrl}-${pictureWidths[0]}.webp`} alt="" width={52} height={52} loading="lazy" />
      ) : null}
    </span>
  );
}
