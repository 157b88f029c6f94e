// Many variants as rows and what can be changed of them as cells, worked as a spreadsheet is.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { loadUndoTexts } from '../../history/office/load-undo-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { ListPages } from '../../lists/office/list-pages.tsx';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { placeInList } from '../../lists/office/place-in-list.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { operationQuery } from '../../query-client.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { loadGridTexts } from './grid/load-grid-texts.ts';
import { ProductGrid } from './grid/product-grid.tsx';
import { loadProductTexts } from './load-product-texts.ts';
import { loadRowTexts } from './product-list/load-row-texts.ts';
import { productFilters } from './product-list/product-filters.ts';

export const loadTexts = joinTexts(
  loadProductTexts,
  loadListTexts,
  loadUndoTexts,
  loadEditorTexts,
  loadGridTexts,
  loadRowTexts,
);

const gridQuery = (search: URLSearchParams) =>
  operationQuery('ProductsGrid', { filters: productFilters.read(search), ...placeInList(search) });

// The query comes with the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(gridQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('grid.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const t = useT();
  const { productGrid: data } = useSuspenseQuery(gridQuery(search)).data;
  const values = productFilters.inAddress(search);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('grid.title')}
        </h1>
        <PageLink to={officeUrlOf('products', values)}>{t('grid.toList')}</PageLink>
      </div>
      {data.rows.length === 0 ? <p>{t('list.none')}</p> : <ProductGrid data={data} />}
      <ListPages route="productGrid" values={values} ends={data} />
    </div>
  );
};
