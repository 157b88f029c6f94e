// Product files in and out: where one is handed in, which were before, and what the shop has as a file.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { ImportDrop } from './imports/import-drop.tsx';
import { productsCsvUrl } from './imports/import-files.ts';
import { importList } from './imports/import-list.tsx';
import { importListQuery } from './imports/import-queries.ts';
import { loadImportTexts } from './imports/load-import-texts.ts';
import { productsTemplatePath } from './imports/products-template-url.ts';

export const loadTexts = joinTexts(loadListTexts, loadImportTexts);

// The query comes with the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(importListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('imports.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { imports: found } = useSuspenseQuery(importListQuery(search)).data;
  const notice = (
    <>
      <ImportDrop />
      <Files />
    </>
  );
  return <OfficeList list={importList} rows={found.imports} ends={found} search={search} notice={notice} />;
};

/** The links are full loads: they lead to files. */
function Files() {
  const { t } = useApp();
  return (
    <p className={layout.row}>
      <a href={productsCsvUrl()}>{t('imports.export')}</a>
      <a href={productsCsvUrl({ isForExcel: true })}>{t('imports.exportExcel')}</a>
      <a href={productsTemplatePath}>{t('imports.template')}</a>
    </p>
  );
}
