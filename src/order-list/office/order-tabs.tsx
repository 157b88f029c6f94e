// What there is to do, and the views that people have saved, as tabs above the list.
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import { showChosenTab } from '../../lists/office/show-chosen-tab.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { type OrderFilters, orderFilters } from '../../orders/office/order-filters.ts';
import '../../ui/fields/field.module.css';
import '../../ui/notice.module.css';
import { classNames } from '../../ui/class-names.ts';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import segments from '../../ui/office/sheets/segments.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import type { OrderViews } from './many-orders-queries.ts';
import styles from './order-tabs.module.css';

const dialogs = () => import('./saved-view-dialogs.tsx');
const SaveViewDialog = lateDialog(async () => (await dialogs()).SaveViewDialog);
const EditViewsDialog = lateDialog(async () => (await dialogs()).EditViewsDialog);

const MOST_SHOWN = 99;

export function listHref(filters: OrderFilters): string {
  return officeUrlOf('orders', orderFilters.write(filters));
}

export function OrderTabs({ filters, views }: { filters: OrderFilters; views: OrderViews }) {
  const t = useT();
  const [dialog, setDialog] = useState<'save' | 'edit' | null>(null);
  const here = listHref(filters);
  const saved = views.saved.map((view) => ({
    ...view,
    href: listHref(orderFilters.read(new URLSearchParams(view.filters))),
  }));
  const isSaved = saved.some(({ href }) => href === here);
  const countOf = (work: string | null) => views.work.find((each) => each.work === work)?.count ?? null;
  return (
    <div className={styles.views}>
      <nav className={classNames(segments.track, segments.scrolls)} aria-label={t('orders.title')} ref={showChosenTab}>
        {[null, ...views.work.map(({ work }) => work)].map((work) => (
          <PageLink
            key={work}
            className={segments.segment}
            to={listHref({ ...filters, work })}
            aria-current={filters.work === work && !isSaved ? 'page' : undefined}
          >
            {t(work ? `orders.work_${work}` : 'orders.work_all')}
            <Count count={countOf(work)} />
          </PageLink>
        ))}
        {saved.map(({ id, name, href, count }) => (
          <PageLink key={id} className={segments.segment} to={href} aria-current={href === here ? 'page' : undefined}>
            {name}
            <Count count={count ?? null} />
          </PageLink>
        ))}
      </nav>
      {orderFilters.count(filters) > 0 && !isSaved ? (
        <button type="button" className={styles.view} onClick={() => setDialog('save')}>
          {t('many.saveView')}
        </button>
      ) : null}
      {saved.length > 0 ? (
        <button type="button" className={styles.view} onClick={() => setDialog('edit')}>
          {t('many.manageViews')}
        </button>
      ) : null}
      {dialog === 'save' ? <SaveViewDialog filters={filters} onClose={() => setDialog(null)} /> : null}
      {dialog === 'edit' ? <EditViewsDialog views={views.saved} onClose={() => setDialog(null)} /> : null}
    </div>
  );
}

function Count({ count }: { count: number | null }) {
  if (!count) return null;
  return <span className={styles.count}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>;
}
