// Who gets the newsletter, who has not confirmed yet, and who has left: the latest first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { PageModule } from '../../page-module.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { FilterBar } from '../../ui/office/filter-bar.tsx';
import list from '../../ui/office/list-page.module.css';
import { ListPages } from '../../ui/office/list-pages.tsx';
import page from '../../ui/office/work-page.module.css';
import {
  MAX_SEARCH_LENGTH,
  readSubscriberFilters,
  subscriberStates,
  writeSubscriberFilters,
} from './subscriber-filters.ts';
import { subscriberListQuery } from './subscriber-queries.ts';
import { SubscriberTable } from './subscriber-table.tsx';
import styles from './subscribers.module.css';
import { subscribersCsvAccess, subscribersCsvPath } from './subscribers-csv-url.ts';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/subscribers.ts`));

export const load: PageModule['load'] = (queryClient, { search }) =>
  queryClient.ensureQueryData(subscriberListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('subscribers.title') });

export const Page: PageModule['Page'] = ({ location }) => {
  const t = useT();
  const may = useMay();
  const filters = readSubscriberFilters(location.search);
  const values = writeSubscriberFilters(filters);
  const { subscribers: found } = useSuspenseQuery(subscriberListQuery(location.search)).data;
  const { subscribers, count, before, after, isOffered, remindersSent } = found;
  const states = subscriberStates.map((id) => ({ id, name: t(`subscribers.state_${id}`) }));
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('subscribers.title')}
        </h1>
        {may(subscribersCsvAccess) ? (
          <p className={styles.export}>
            {/* A file, by a full load. */}
            <a href={subscribersCsvPath}>{t('subscribers.export')}</a>
            <span className={styles.hint}>{t('subscribers.exportHint')}</span>
          </p>
        ) : null}
      </div>
      {isOffered ? null : <p className={styles.hint}>{t('subscribers.off')}</p>}
      <FilterBar
        list="subscribers"
        values={values}
        fields={[{ name: 'state', label: t('subscribers.state'), options: states }]}
        maxSearchLength={MAX_SEARCH_LENGTH}
      />
      {subscribers.length === 0 ? (
        <p className={list.none}>{t(filters.state || filters.text ? 'subscribers.empty' : 'subscribers.noneYet')}</p>
      ) : (
        <>
          <p className={styles.hint}>{t('subscribers.count', { count })}</p>
          <div className={list.list}>
            <SubscriberTable subscribers={subscribers} />
          </div>
        </>
      )}
      {remindersSent == null ? null : (
        <p className={styles.hint}>{t('subscribers.reminders', { count: remindersSent })}</p>
      )}
      <ListPages list="subscribers" values={values} before={before} after={after} />
    </div>
  );
};
