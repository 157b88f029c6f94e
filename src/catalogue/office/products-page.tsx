// The list of products, drafts and archived ones too: the newest first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { loadProductTexts } from './load-product-texts.ts';
import { productList, productListQuery } from './product-list/product-list.tsx';

export const loadTexts = joinTexts(loadListTexts, loadProductTexts);

// With the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(productListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('products.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { listedProducts: found } = useSuspenseQuery(productListQuery(search)).data;
  return <OfficeList list={productList} rows={found.products} ends={found} search={search} />;
};
