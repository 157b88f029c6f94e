// The list of discount codes: the newest first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { NewRecordButton } from '../../lists/office/new-record-button.tsx';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { discountHref } from './discount-href.ts';
import { discountList, discountListQuery } from './discount-list.tsx';
import { NEW_CODE } from './discount-queries.ts';
import { loadDiscountTexts } from './load-discount-texts.ts';

export const loadTexts = joinTexts(loadListTexts, loadDiscountTexts);

// With the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(discountListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('discounts.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { discountCodes: found } = useSuspenseQuery(discountListQuery(search)).data;
  const add = <NewRecordButton text="discounts.new" to={discountHref(NEW_CODE)} />;
  return <OfficeList list={discountList} rows={found.codes} ends={found} search={search} actions={add} />;
};
