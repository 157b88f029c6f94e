// A contested payment: what the bank says, until when it takes evidence, and the evidence that the shop hands in.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatDay, shortDay } from '../../dates/format-moment.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Notice } from '../../ui/notice.tsx';
import record from '../../ui/office/record-page.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { type ListedDispute, type ManagedDispute, managedDisputeQuery } from './dispute-queries.ts';
import { DisputeState } from './dispute-state.tsx';
import { textOfDisputeReason } from './dispute-texts.ts';
import { EvidenceEditor } from './evidence-editor.tsx';
import { loadDisputeTexts } from './load-dispute-texts.ts';
import { loadEvidenceTexts } from './load-evidence-texts.ts';

const ON_ITS_WAY_REFETCH_MS = 1_000;

export const loadTexts = joinTexts(loadEvidenceTexts, loadDisputeTexts, loadEditorTexts);

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const found = queryClient.getQueryData(managedDisputeQuery(location.params.id).queryKey)?.managedDispute;
  return found
    ? { title: t('disputes.one', { number: found.listed.orderNumber }) }
    : { title: t('disputes.missing'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { managedDispute } = useSuspenseQuery({
    ...managedDisputeQuery(location.params.id),
    refetchInterval: ({ state }) => (isOnItsWay(state.data?.managedDispute) ? ON_ITS_WAY_REFETCH_MS : false),
  }).data;
  if (managedDispute) return <ShownDispute shown={managedDispute} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('disputes.missing')}
      </h1>
      <p>
        <PageLink to={officeUrlOf('disputes')}>{t('disputes.title')}</PageLink>
      </p>
    </div>
  );
};

function isOnItsWay(shown: ManagedDispute | null | undefined): boolean {
  return Boolean(shown?.requestedAt && !shown.submittedAt);
}

function ShownDispute({ shown }: { shown: ManagedDispute }) {
  const { t } = useApp();
  const may = useMay();
  const { listed, requestedAt, failure } = shown;
  const isOpen = listed.state === 'needs_response' && !requestedAt;
  const facts = <Facts dispute={{ ...listed, dueAt: isOpen ? listed.dueAt : null }} />;
  if (isOpen && may(['orders.refund'])) return <EvidenceEditor key={failure} {...{ shown, facts }} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('disputes.one', { number: String(listed.orderNumber) })}
      </h1>
      {facts}
      <Evidence shown={shown} />
    </div>
  );
}

function Facts({ dispute }: { dispute: ListedDispute }) {
  const { t } = useApp();
  const format = useFormatMoney();
  const number = String(dispute.orderNumber);
  return (
    <section className={page.panel}>
      <dl className={record.facts}>
        <dt>{t('disputes.order')}</dt>
        <dd>
          <PageLink to={officeUrlOf('managedOrder', undefined, { number })}>{number}</PageLink>
        </dd>
        <dt>{t('disputes.customer')}</dt>
        <dd>{dispute.customer}</dd>
        <dt>{t('disputes.amount')}</dt>
        <dd>{format(dispute.amount)}</dd>
        <dt>{t('disputes.reason')}</dt>
        <dd>{textOfDisputeReason(t, dispute.reason)}</dd>
        <dt>{t('disputes.state')}</dt>
        <dd className={layout.row}>
          <DisputeState dispute={dispute} />
        </dd>
      </dl>
    </section>
  );
}

/** What the bank has, or will have. */
function Evidence({ shown }: { shown: ManagedDispute }) {
  const { locale, shop, t } = useApp();
  const { submittedAt, failure, evidence } = shown;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('disputes.evidence')}</h2>
      {failure ? <Notice kind="error">{t('disputes.failed', { reason: failure })}</Notice> : null}
      {isOnItsWay(shown) ? <Notice kind="info">{t('disputes.onItsWay')}</Notice> : null}
      {submittedAt ? (
        <p>{t('disputes.submitted', { day: formatDay(new Date(submittedAt), locale, shop.timeZone, shortDay) })}</p>
      ) : null}
      <p className={record.said}>{evidence}</p>
    </section>
  );
}
