// Every kind of e-mail that the shop writes, with what a merchant says of it herself.
import { useSuspenseQuery } from '@tanstack/react-query';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { loadMailTexts } from './load-mail-texts.ts';
import { mailList } from './mail-list.tsx';
import { mailListQuery } from './mail-queries.ts';

export const loadTexts = joinTexts(loadListTexts, loadMailTexts);

export const load: PageLoad = (queryClient) => queryClient.ensureQueryData(mailListQuery);

export const head: PageModule['head'] = ({ t }) => ({ title: t('mails.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { mailKinds: rows } = useSuspenseQuery(mailListQuery).data;
  return <OfficeList list={mailList} rows={rows} search={search} />;
};
