// What waits for somebody of the shop. A number leads to the list of what it counts, a problem to the order it is about.
import type { ReactNode } from 'react';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { DisputeList } from '../../disputes/office/dispute-list.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { MOST_COUNTED } from '../../inventory/stock-shows.ts';
import { countText } from '../../lists/office/count-text.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { packingPapers, packingPapersUrl } from '../../orders/office/packing-papers-url.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { FileButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { DayProblems, hasProblems } from './day-problems.tsx';
import styles from './today-page.module.css';
import type { Today } from './today-queries.ts';

/** `most`: it is counted no further. */
type QueueItem = {
  count: number;
  text: MessageKey;
  href?: string;
  isUrgent?: boolean;
  chooseAll?: string;
  most?: number;
};

/** `isSetUp`: nothing of the shop itself is left to do for whoever looks at it. */
type DayQueueProps = { today: Today; isSetUp: boolean };

export function DayQueue({ today, isSetUp }: DayQueueProps) {
  const { t } = useApp();
  const { queue, disputes, outOfStock } = today;
  const listOf = (work: string, chosen?: string) => officeUrlOf('orders', { work, chosen });
  const toPack: QueueItem[] = [
    { count: queue.toSend, text: 'today.toSend', href: listOf('to_send'), chooseAll: listOf('to_send', 'all') },
    { count: queue.late, text: 'today.late', href: listOf('late'), isUrgent: true },
  ];
  const toAnswer: QueueItem[] = [
    { count: queue.noted, text: 'today.noted', href: listOf('noted') },
    { count: queue.withdrawn, text: 'today.withdrawn', href: officeUrlOf('returns'), isUrgent: true },
    {
      count: queue.overdueReturns,
      text: 'today.overdueReturns',
      href: officeUrlOf('returns', { filter: 'overdue' }),
      isUrgent: true,
    },
    {
      count: queue.withdrawnWithoutOrder,
      text: 'today.withdrawnWithoutOrder',
      href: officeUrlOf('returns'),
      isUrgent: true,
    },
    { count: queue.reviews, text: 'today.reviews', href: officeUrlOf('reviews', { state: 'waiting' }) },
  ];
  const toLookAt: QueueItem[] = [
    { count: queue.disputed, text: 'today.disputed', href: officeUrlOf('disputes'), isUrgent: true },
    { count: queue.soldOut, text: 'today.stockOut', href: officeUrlOf('stock', { show: 'out' }), most: MOST_COUNTED },
    { count: queue.lowStock, text: 'today.stockLow', href: officeUrlOf('stock', { show: 'low' }), most: MOST_COUNTED },
  ];
  const isWaiting = (items: QueueItem[]) => items.some(({ count }) => count > 0);
  const hasLook = isWaiting(toLookAt) || hasProblems(today);
  if (!isWaiting([...toPack, ...toAnswer]) && !hasLook && outOfStock.length === 0) {
    return <p className={styles.nothing}>{t(isSetUp ? 'today.nothing' : 'today.nothingWaits')}</p>;
  }
  return (
    <div className={styles.queue}>
      {isWaiting(toPack) ? (
        <Counts title="today.pack" items={toPack}>
          <PackingPapers />
        </Counts>
      ) : null}
      {isWaiting(toAnswer) ? <Counts title="today.answer" items={toAnswer} /> : null}
      {hasLook ? (
        <section className={page.panel}>
          <h2 className={page.panelTitle}>{t('today.look')}</h2>
          <CountList items={toLookAt} />
          <DisputeList disputes={disputes} />
          <DayProblems today={today} />
        </section>
      ) : null}
      {outOfStock.length > 0 ? <SoldOut articles={outOfStock} /> : null}
    </div>
  );
}

function PackingPapers() {
  const { t } = useApp();
  const may = useMay();
  if (!may(['orders.fulfil'])) return null;
  return (
    <p className={styles.papers}>
      <FileButton href={packingPapersUrl(packingPapers, 'to-pack')} size="small">
        {t('today.print')}
      </FileButton>
    </p>
  );
}

type CountsProps = { title: MessageKey; items: QueueItem[]; children?: ReactNode };

function Counts({ title, items, children }: CountsProps) {
  const { t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t(title)}</h2>
      <CountList items={items} />
      {children}
    </section>
  );
}

function CountList({ items }: { items: QueueItem[] }) {
  const { t } = useApp();
  const shown = items.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.items}>
      {shown.map(({ text, href, isUrgent, chooseAll, count, most = count }) => {
        const content = (
          <>
            <span className={styles.count} data-urgent={isUrgent || undefined}>
              {countText(count, most)}
            </span>
            {t(text, { count })}
          </>
        );
        return (
          <li key={text} className={layout.row}>
            {href ? (
              <PageLink className={styles.item} to={href}>
                {content}
              </PageLink>
            ) : (
              <span className={styles.item}>{content}</span>
            )}
            {chooseAll ? (
              <PageLink className={classNames(controls.act, styles.all)} to={chooseAll}>
                {t('today.chooseAll')}
              </PageLink>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Lists products: a title leads to its page, its variants are named beside it. */
function SoldOut({ articles }: { articles: Today['outOfStock'] }) {
  const { locale, t } = useApp();
  const handles = [...new Set(articles.map(({ handle }) => handle))];
  const products = handles.map((handle) => ({ handle, variants: articles.filter((one) => one.handle === handle) }));
  return (
    <section className={classNames(page.panel, styles.soldOut)}>
      <h2 className={page.panelTitle}>{t('today.outOfStock')}</h2>
      <ul className={styles.articles}>
        {products.map(({ handle, variants }) => (
          <li key={handle}>
            {/* Another surface: by a full load. */}
            <a href={urlOf('product', { locale, product: handle })}>{variants[0]?.title}</a>
            <ul className={page.soft}>
              {variants.map(({ variantTitle, sku, waiting }) => (
                <li key={`${variantTitle} ${sku}`}>
                  {[variantTitle, sku].filter(Boolean).join(' · ')}
                  {waiting > 0 ? ` ${t('today.waiting', { count: waiting })}` : null}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
