import type { ListColumn } from '../../lists/office/list-table.tsx';
import type { TableList } from '../../lists/office/office-list.tsx';
import type { NewsletterListQuery } from '../../office-operations.generated.ts';
import { Button } from '../../ui/button.tsx';
import { subscriberFilters } from './subscriber-filters.ts';
import styles from './subscribers.module.css';

type Subscriber = NewsletterListQuery['subscribers']['subscribers'][number];

export const subscriberList: TableList<Subscriber, number> = {
  route: 'subscribers',
  title: 'subscribers.title',
  noneYet: 'subscribers.noneYet',
  filters: subscriberFilters,
  idOf: ({ id }) => id,
  className: styles.subscribers,
  columns: [
    { head: 'subscribers.email', className: styles.email, cell: ({ email }) => email },
    { head: 'subscribers.state', className: styles.state, cell: ({ state }, { t }) => t(`subscribers.state_${state}`) },
    {
      head: 'subscribers.language',
      className: styles.language,
      cell: ({ language }, { locale }) => new Intl.DisplayNames([locale], { type: 'language' }).of(language),
    },
    { head: 'subscribers.since', className: styles.since, cell: ({ since }, { moment }) => moment(since) },
    {
      head: 'subscribers.until',
      className: styles.until,
      cell: ({ unsubscribedAt }, { moment }) => (unsubscribedAt ? moment(unsubscribedAt) : null),
    },
  ],
};

/** The column for whoever may take somebody out. */
export function removeColumn(onRemove: (email: string) => void): ListColumn<Subscriber> {
  return {
    head: 'subscribers.remove',
    isHeadHidden: true,
    className: styles.action,
    cell: ({ email, state }, { t }) =>
      state === 'unsubscribed' ? null : (
        <Button size="small" aria-label={t('subscribers.removeOf', { email })} onClick={() => onRemove(email)}>
          {t('subscribers.remove')}
        </Button>
      ),
  };
}
