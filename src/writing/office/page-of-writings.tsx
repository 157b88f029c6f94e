// The page of a list, for pages and for articles.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { NewRecordButton } from '../../lists/office/new-record-button.tsx';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { loadWrittenTexts } from './load-written-texts.ts';
import { NEW_WRITING, type WrittenKind, writingHref, writtenKinds } from './written-kind.ts';
import { writtenList, writtenListQuery } from './written-list.tsx';

export const loadWritingListTexts = joinTexts(loadListTexts, loadWrittenTexts);

export function writingListPage(kind: WrittenKind) {
  const list = writtenList(kind);
  return {
    load: (queryClient, { search }) => queryClient.ensureQueryData(writtenListQuery(kind, search)),
    head: ({ t }) => ({ title: t(writtenKinds[kind].title) }),
    Page({ location: { search } }) {
      const { contents: rows } = useSuspenseQuery(writtenListQuery(kind, search)).data;
      const t = useT();
      const add = (
        <>
          <NewRecordButton text={writtenKinds[kind].fresh} to={writingHref(kind, NEW_WRITING)} />
          <PageLink to={officeUrlOf('redirects')}>{t('contents.redirects')}</PageLink>
        </>
      );
      return <OfficeList list={list} rows={rows} search={search} actions={add} />;
    },
  } satisfies PageModule;
}
