// The list of collections: in the order of the menu, then those that stand in none.
import { useSuspenseQuery } from '@tanstack/react-query';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { NewRecordButton } from '../../lists/office/new-record-button.tsx';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { collectionList, collectionListQuery } from './collections/collection-list.tsx';
import { collectionHref, NEW_COLLECTION } from './collections/collection-queries.ts';
import { loadCollectionTexts } from './collections/load-collection-texts.ts';

export const loadTexts = joinTexts(loadListTexts, loadCollectionTexts);

export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(collectionListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('collections.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { listedCollections: rows } = useSuspenseQuery(collectionListQuery(search)).data;
  const add = <NewRecordButton text="collections.new" to={collectionHref(NEW_COLLECTION)} />;
  return <OfficeList list={collectionList} rows={rows} search={search} actions={add} />;
};
