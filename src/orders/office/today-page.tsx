// Where the day begins: what there is to do, each with a way to the orders that it is about, then the money.
import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { OrdersTodayQuery } from '../../office-operations.generated.ts';
import type { PageModule } from '../../page-module.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { FileButton } from '../../ui/button.tsx';
import { useScannedDigits } from '../../ui/office/use-scanned-digits.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { todayQuery } from './office-order-queries.ts';
import { packingPapersUrl } from './packing-papers-url.ts';
import { Takings } from './takings.tsx';
import styles from './today-page.module.css';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/today.ts`));

export const head: PageModule['head'] = ({ t }) => ({ title: t('today.title') });

type Today = OrdersTodayQuery['today'];
type QueueItem = { count: number; text: MessageKey; href?: string; isUrgent?: boolean };

export const Page: PageModule['Page'] = () => {
  const { t } = useApp();
  const { today } = useSuspenseQuery(todayQuery).data;
  const may = useMay();
  useScannedDigits((code) => {
    if (may(['orders.fulfil'])) window.location.assign(`${officeUrlOf('pack')}#scan=${code}`);
  });
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('today.title')}
      </h1>
      <Queue today={today} />
      <Takings periods={today.periods} days={today.days} />
    </div>
  );
};

function Queue({ today: { queue, outOfStock } }: { today: Today }) {
  const { locale, t } = useApp();
  const listOf = (work: string) => officeUrlOf('orders', { work });
  const groups: { title: MessageKey; items: QueueItem[] }[] = [
    {
      title: 'today.pack',
      items: [
        { count: queue.toSend, text: 'today.toSend', href: listOf('to_send') },
        { count: queue.late, text: 'today.late', href: listOf('late'), isUrgent: true },
      ],
    },
    {
      title: 'today.answer',
      items: [
        { count: queue.withdrawn, text: 'today.withdrawn', href: listOf('withdrawn'), isUrgent: true },
        { count: queue.withdrawnWithoutOrder, text: 'today.withdrawnWithoutOrder', isUrgent: true },
      ],
    },
    {
      title: 'today.look',
      items: [
        { count: queue.disputed, text: 'today.disputed', href: listOf('disputed'), isUrgent: true },
        { count: queue.failedRefunds, text: 'today.failedRefunds', isUrgent: true },
        { count: queue.refusedActions, text: 'today.refusedActions', isUrgent: true },
        { count: queue.failedMails, text: 'today.failedMails' },
      ],
    },
  ];
  const shown = groups
    .map(({ title, items }) => ({ title, items: items.filter(({ count }) => count > 0) }))
    .filter(({ items }) => items.length > 0);
  if (shown.length === 0 && outOfStock.length === 0) return <p className={styles.nothing}>{t('today.nothing')}</p>;
  return (
    <div className={styles.queue}>
      {shown.map(({ title, items }) => (
        <section key={title} className={page.panel}>
          <h2 className={page.panelTitle}>{t(title)}</h2>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.text}>
                <Counted {...item} />
              </li>
            ))}
          </ul>
          {title === 'today.pack' && queue.toSend > 0 ? <PackingPapers /> : null}
        </section>
      ))}
      {outOfStock.length > 0 ? (
        <section className={page.panel}>
          <h2 className={page.panelTitle}>{t('today.outOfStock')}</h2>
          <ul className={styles.articles}>
            {outOfStock.map(({ sku, handle }) => (
              <li key={sku || handle}>
                {/* Another surface: by a full load. */}
                <a href={urlOf('product', { locale, product: handle })}>{sku || handle}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function PackingPapers() {
  const { t } = useApp();
  const may = useMay();
  if (!may(['orders.fulfil'])) return null;
  return (
    <p className={styles.papers}>
      <FileButton href={packingPapersUrl(['pick-list', 'slips'], 'to-pack')} size="small">
        {t('today.print')}
      </FileButton>
    </p>
  );
}

function Counted({ count, text, href, isUrgent }: QueueItem) {
  const { t } = useApp();
  const content = (
    <>
      <span className={styles.count} data-urgent={isUrgent || undefined}>
        {count}
      </span>
      {t(text)}
    </>
  );
  if (!href) return <span className={styles.item}>{content}</span>;
  return (
    <PageLink className={styles.item} to={href}>
      {content}
    </PageLink>
  );
}
