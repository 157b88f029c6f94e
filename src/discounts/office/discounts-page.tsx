// The list of discount codes: the newest first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { importAccess } from '../../catalogue/office/imports/import-access.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { NewRecordButton } from '../../lists/office/new-record-button.tsx';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { discountHref } from './discount-href.ts';
import { discountList, discountListQuery } from './discount-list.tsx';
import { NEW_CODE } from './discount-queries.ts';
import { discountsCsvPath } from './discounts-csv-url.ts';
import { loadDiscountTexts } from './load-discount-texts.ts';

export const loadTexts = joinTexts(loadListTexts, loadDiscountTexts);

// The query comes with the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(discountListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('discounts.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { discountCodes: found } = useSuspenseQuery(discountListQuery(search)).data;
  const actions = (
    <>
      <NewRecordButton text="discounts.new" to={discountHref(NEW_CODE)} />
      <Files />
    </>
  );
  return <OfficeList list={discountList} rows={found.codes} ends={found} {...{ search, actions }} />;
};

/** Codes go out by a full load, and in again as every file. */
function Files() {
  const t = useT();
  const may = useMay();
  return (
    <>
      <a href={discountsCsvPath}>{t('discounts.export')}</a>
      {may(importAccess) ? <PageLink to={officeUrlOf('imports')}>{t('discounts.import')}</PageLink> : null}
    </>
  );
}
