// The systems that the shop tells of what happens: they keep books, stock or parcels.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { NewRecordButton } from '../../lists/office/new-record-button.tsx';
import { OfficeList, type TableList } from '../../lists/office/office-list.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { WebhooksListQuery } from '../../office-operations.generated.ts';
import type { PageModule } from '../../page-module.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { loadWebhookTexts } from './load-webhook-texts.ts';
import { NEW_WEBHOOK, webhookListQuery } from './webhook-queries.ts';
import { stateOfWebhook } from './webhook-state.ts';
import styles from './webhooks.module.css';

export const loadTexts = loadWebhookTexts;

export const head: PageModule['head'] = ({ t }) => ({ title: t('webhooks.title') });

type Row = WebhooksListQuery['webhooks'][number];

const hrefOf = (name: string) => officeUrlOf('webhook', undefined, { name });

const list: TableList<Row, string> = {
  route: 'webhooks',
  title: 'webhooks.title',
  noneYet: 'webhooks.noneYet',
  idOf: ({ name }) => name,
  hrefOf,
  className: styles.webhooks,
  columns: [
    {
      head: 'webhooks.name',
      className: styles.name,
      cell: ({ name }) => <PageLink to={hrefOf(name)}>{name}</PageLink>,
    },
    {
      head: 'webhooks.state',
      className: styles.state,
      cell: (webhook, { t }) => {
        const { tone, text, status } = stateOfWebhook(webhook);
        return <StateMark tone={tone}>{t(text, { status })}</StateMark>;
      },
    },
    { head: 'webhooks.url', className: styles.url, cell: ({ url }, { t }) => url ?? t('webhooks.ofFile') },
    { head: 'webhooks.events', className: styles.events, cell: ({ events }) => events.join(', ') },
    { head: 'webhooks.waiting', className: styles.waiting, cell: ({ waiting }) => waiting || '–', isNumber: true },
  ],
};

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const t = useT();
  const { webhooks } = useSuspenseQuery(webhookListQuery).data;
  return (
    <OfficeList
      list={list}
      rows={webhooks}
      search={search}
      actions={<NewRecordButton to={hrefOf(NEW_WEBHOOK)} text="webhooks.new" />}
      notice={<p className={layout.aside}>{t('webhooks.text')}</p>}
    />
  );
};
