// The notice as it was written, and what else is known about it.
import { useApp } from '../../app-instance.tsx';
import { formatDay, formatMoment, shortDay } from '../../dates/format-moment.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './managed-return.module.css';
import type { ManagedReturn } from './managed-return-query.ts';
import { useReturnChange } from './use-return-change.ts';

export function ReturnNotice({ shown }: { shown: ManagedReturn }) {
  const { locale, shop, t } = useApp();
  const { listed, order } = shown;
  const facts: [name: string, value: string][] = [
    [t('returns.announced'), formatMoment(listed.announcedAt, locale, shop.timeZone, shortDay)],
    [t('returns.channel'), t(`returns.channel_${listed.channel}`)],
    [t('returns.customer'), shown.name],
    [t('returns.email'), shown.email],
    ...(order ? [] : ([[t('returns.typedNumber'), shown.orderNumber]] as [string, string][])),
    ...(order ? [] : ([[t('returns.typedEmail'), shown.orderEmail]] as [string, string][])),
    [t('returns.contract'), shown.contract],
    [t('returns.reason'), shown.reason],
  ];
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('returns.notice')}</h2>
      {listed.isLate ? <Notice kind="info">{t('returns.late')}</Notice> : null}
      <dl className={styles.facts}>
        {order ? (
          <div>
            <dt>{t('returns.order')}</dt>
            <dd>
              <PageLink to={officeUrlOf('managedOrder', undefined, { number: String(order.number) })}>
                {String(order.number)}
              </PageLink>
            </dd>
          </div>
        ) : null}
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {shown.isAcknowledged ? null : <p className={layout.aside}>{t('returns.notAcknowledged')}</p>}
      <ProofOfSending shown={shown} />
    </section>
  );
}

function ProofOfSending({ shown }: { shown: ManagedReturn }) {
  const { locale, shop, t } = useApp();
  const may = useMay();
  const { change, isPending, problem } = useReturnChange('ReturnsNoteProof');
  const { proofOfSendingAt, listed } = shown;
  if (proofOfSendingAt) {
    return (
      <p>{t('returns.proofNoted', { day: formatDay(new Date(proofOfSendingAt), locale, shop.timeZone, shortDay) })}</p>
    );
  }
  if (!listed.isWaiting || !may(['orders.fulfil'])) return null;
  return (
    <>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <Button size="small" isBusy={isPending} onClick={() => change({ number: listed.number })}>
        {t('returns.proof')}
      </Button>
    </>
  );
}
