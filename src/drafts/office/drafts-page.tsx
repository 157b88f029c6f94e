// The list of orders by hand: by state, the newest first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { NewRecordButton } from '../../lists/office/new-record-button.tsx';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { draftHref, draftList, draftListQuery } from './draft-list.tsx';
import { NEW_DRAFT } from './draft-queries.ts';
import { loadDraftTexts } from './load-draft-texts.ts';

export const loadTexts = joinTexts(loadListTexts, loadDraftTexts);

// The query comes with the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(draftListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('drafts.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { listedDrafts: found } = useSuspenseQuery(draftListQuery(search)).data;
  const add = <NewRecordButton text="drafts.new" to={draftHref(NEW_DRAFT)} />;
  return <OfficeList list={draftList} rows={found.drafts} ends={found} search={search} actions={add} />;
};
