// The list of products, drafts and archived ones too, or of their variants: the newest first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { loadUndoTexts } from '../../history/office/load-undo-texts.ts';
import { countryName } from '../../i18n/country-name.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { NewRecordButton } from '../../lists/office/new-record-button.tsx';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { useListSelection } from '../../lists/office/use-list-selection.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { loadShellTexts } from '../../staff/load-shell-texts.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { NEW_PRODUCT } from './editor/product-editor-queries.ts';
import { loadGridTexts } from './grid/load-grid-texts.ts';
import { productsCsvUrl } from './imports/import-files.ts';
import { loadProductTexts } from './load-product-texts.ts';
import { productHref } from './product-href.ts';
import { ColumnMenu, useChosenColumns } from './product-list/choose-columns.tsx';
import { loadRowTexts } from './product-list/load-row-texts.ts';
import { useProductChoices } from './product-list/product-choices.ts';
import { productFilters } from './product-list/product-filters.ts';
import { productColumns, productList, productListQuery, usualColumns } from './product-list/product-list.tsx';
import { RowEdit, useRowEdit } from './product-list/row-edit.tsx';
import { loadCorrectionTexts } from './stock/load-correction-texts.ts';

const ManyProducts = lateDialog(async () => (await import('./product-list/many-products.tsx')).ManyProducts);

export const loadTexts = joinTexts(
  loadListTexts,
  loadProductTexts,
  loadGridTexts,
  loadRowTexts,
  loadCorrectionTexts,
  loadUndoTexts,
  loadShellTexts,
);

// The query comes with the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(productListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('products.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { locale, t } = useApp();
  const { listedProducts: found } = useSuspenseQuery(productListQuery(search)).data;
  const row = useRowEdit();
  const columns = productColumns(found.markets, (country) => countryName(locale, country), row);
  const { chosen, toggle } = useChosenColumns(found.columns ?? usualColumns(found.markets));
  const filters = productFilters.read(search);
  const isOfVariants = filters.rows === 'variants';
  const selection = useListSelection({
    entries: found.products.map(({ id }) => [id, null] as const),
    key: productFilters.toQuery(filters),
    startsFull: false,
  });
  // What came of an action stands there after the choice has ended.
  const [hasChosen, setHasChosen] = useState(false);
  if (!hasChosen && selection.chosen.size > 0) setHasChosen(true);
  const choices = useProductChoices(filters, found.markets);
  return (
    <OfficeList
      list={productList(columns.filter(({ id }) => chosen.includes(id)))}
      rows={found.products}
      ends={found}
      search={search}
      choices={choices}
      actions={
        <>
          <NewRecordButton text="products.new" to={productHref(NEW_PRODUCT)} />
          <PageLink className={controls.act} to={officeUrlOf('productGrid', productFilters.inAddress(search))}>
            {t('products.toGrid')}
          </PageLink>
          <PageLink className={controls.act} to={officeUrlOf('pictures')}>
            {t('shell.pictures')}
          </PageLink>
          <PageLink className={controls.act} to={officeUrlOf('imports')}>
            {t('shell.imports')}
          </PageLink>
          <ColumnMenu columns={columns} chosen={chosen} onToggle={toggle} />
        </>
      }
      summary={<Summary count={found.count} filters={productFilters.toQuery(filters)} />}
      {...(!isOfVariants && {
        selection: { state: selection, textOf: ({ title }) => t('products.select', { title }) },
      })}
    >
      <RowEdit {...row} />
      {isOfVariants || !hasChosen ? null : (
        <ManyProducts
          ids={[...selection.chosen.keys()]}
          {...{ filters }}
          currencies={found.markets.map(({ currency }) => currency)}
          isPageChosen={selection.isPageChosen}
          onClose={selection.clear}
        />
      )}
    </OfficeList>
  );
};

/** The links are full loads: they lead to files. */
function Summary({ count, filters }: { count: number; filters: string }) {
  const { t } = useApp();
  const may = useMay();
  const files = [
    <a key="csv" href={productsCsvUrl({ filters })}>
      {t('products.export')}
    </a>,
    <a key="excel" href={productsCsvUrl({ filters, isForExcel: true })}>
      {t('products.exportExcel')}
    </a>,
  ];
  return (
    <p className={layout.row}>
      <span className={page.soft}>{countOf(count, t)}</span>
      {may(['catalogue.write']) && count > 0 ? files : null}
    </p>
  );
}

/** The server counts no further: one more stands for all that are more. */
const MOST_COUNTED = 1_000;

function countOf(count: number, t: ReturnType<typeof useApp>['t']): string {
  return count > MOST_COUNTED ? t('products.countMore', { count: MOST_COUNTED }) : t('products.count', { count });
}
