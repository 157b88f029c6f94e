// What the merchant has said that shoppers' words mean.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { LateSynonymDialog } from './late-synonym-dialog.ts';
import { loadSearchTexts } from './load-search-texts.ts';
import type { StartedSynonym } from './synonym-form.ts';
import { changeColumn, synonymList, synonymListQuery } from './synonym-list.tsx';

export const loadTexts = joinTexts(loadListTexts, loadSearchTexts);

export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(synonymListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('synonyms.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { t, shop } = useApp();
  const { synonyms: found } = useSuspenseQuery(synonymListQuery(search)).data;
  const [named, setNamed] = useState<StartedSynonym | null>(null);
  const columns = [...synonymList.columns, changeColumn(setNamed)];
  const begin = () => setNamed({ locale: shop.mainLanguage, term: '', meanings: [], page: null, version: 0 });
  return (
    <OfficeList
      list={{ ...synonymList, columns }}
      rows={found.synonyms}
      ends={found}
      search={search}
      actions={
        <Button size="small" onClick={begin}>
          {t('synonyms.new')}
        </Button>
      }
      notice={
        <p className={layout.aside}>
          {t('synonyms.about')} <PageLink to={officeUrlOf('searches')}>{t('synonyms.toSearches')}</PageLink>
        </p>
      }
    >
      {named ? <LateSynonymDialog start={named} onClose={() => setNamed(null)} /> : null}
    </OfficeList>
  );
};
