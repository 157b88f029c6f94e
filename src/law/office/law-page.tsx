// What the law wants of the shop, and how it stands: what is missing first, with the way to mend it.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/staff-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { dutyStates } from '../duty-keys.ts';
import { DutyRow } from './duty-row.tsx';
import { lawQuery } from './law-queries.ts';
import { loadLawTexts } from './load-law-texts.ts';

export const loadTexts = loadLawTexts;

export const load: PageModule['load'] = (queryClient) => queryClient.ensureQueryData(lawQuery);

export const head: PageModule['head'] = ({ t }) => ({ title: t('lawPage.title') });

export const Page: PageModule['Page'] = () => {
  const { t } = useApp();
  const { lawDuties: duties, lawNotices: notices } = useSuspenseQuery(lawQuery).data;
  return (
    <div className={page.page}>
      <div className={layout.stack}>
        <h1 className={page.title} tabIndex={-1}>
          {t('lawPage.title')}
        </h1>
        <p>{t('lawPage.intro')}</p>
        <p>
          <PageLink to={officeUrlOf('privacyRecord')}>{t('lawPage.record')}</PageLink>
        </p>
        {duties.some(({ state }) => state === 'missing') ? null : <p>{t('lawPage.noneMissing')}</p>}
      </div>
      {dutyStates.map((state) => {
        const of = duties.filter((duty) => duty.state === state);
        return of.length === 0 ? null : (
          <section key={state} className={layout.stack} aria-labelledby={state}>
            <h2 className={page.heading} id={state}>
              {t(`lawPage.${state}`)} ({of.length})
            </h2>
            <ul className={page.list}>
              {of.map((duty) => (
                <DutyRow key={duty.key} duty={duty} notices={notices} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
