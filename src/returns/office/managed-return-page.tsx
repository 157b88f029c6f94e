// A withdrawal as staff works it off: the notice, the goods that come back, and the money.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { loadReturnTexts } from '../../fulfilment/office/load-return-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { loadActionTexts } from '../../order-actions/office/load-action-texts.ts';
import { WaitingAction } from '../../order-actions/office/order-buttons.tsx';
import type { PageModule } from '../../page-module.ts';
import { classNames } from '../../ui/class-names.ts';
import record from '../../ui/office/record-page.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadReturnsQueueTexts } from './load-returns-queue-texts.ts';
import { type ManagedReturn, managedReturnQuery } from './managed-return-query.ts';
import { MatchOrder } from './match-order.tsx';
import { ReturnDeadline } from './return-deadline.tsx';
import { ReturnGoods } from './return-goods.tsx';
import { ReturnMark } from './return-mark.tsx';
import { ReturnMoney } from './return-money.tsx';
import { ReturnNotice } from './return-notice.tsx';

const WAITING_REFETCH_MS = 1_000;

export const loadTexts = joinTexts(loadReturnsQueueTexts, loadReturnTexts, loadActionTexts);

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const { number = '' } = location.params;
  const found = queryClient.getQueryData(managedReturnQuery(number).queryKey)?.managedReturn;
  return found ? { title: t('returns.one', { number }) } : { title: t('returns.missing', { number }), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { number = '' } = location.params;
  const { managedReturn } = useSuspenseQuery({
    ...managedReturnQuery(number),
    refetchInterval: ({ state }) => (isMoving(state.data?.managedReturn) ? WAITING_REFETCH_MS : false),
  }).data;
  if (managedReturn) return <ShownReturn shown={managedReturn} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('returns.missing', { number })}
      </h1>
      <p>
        <PageLink to={officeUrlOf('returns')}>{t('returns.toList')}</PageLink>
      </p>
    </div>
  );
};

/** An action takes effect, and a refund is taken, in some seconds: until then the page looks again. */
function isMoving(shown: ManagedReturn | null | undefined): boolean {
  if (shown?.isRefusalUndoable) return true;
  return Boolean(shown?.order?.waiting) || (shown?.refunds.some(({ status }) => status === 'requested') ?? false);
}

function ShownReturn({ shown }: { shown: ManagedReturn }) {
  const { t } = useApp();
  const { listed, order } = shown;
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('returns.one', { number: listed.number })}
        </h1>
        <ReturnMark status={listed.status} />
        {listed.status === 'announced' || listed.status === 'received' ? (
          <p className={classNames(layout.row, layout.tight)}>
            <span className={page.soft}>{t('returns.refundBy')}</span> <ReturnDeadline listed={listed} />
          </p>
        ) : null}
      </div>
      {order?.waiting ? <WaitingAction waiting={order.waiting} /> : null}
      <div className={record.columns}>
        <div className={record.column}>
          {order ? <ReturnGoods shown={shown} /> : <MatchOrder shown={shown} />}
          {order ? <ReturnMoney shown={shown} order={order} /> : null}
        </div>
        <div className={record.column}>
          <ReturnNotice shown={shown} />
        </div>
      </div>
    </div>
  );
}
