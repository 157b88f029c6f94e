// A contested payment: what the bank says, until when it takes evidence, and the evidence that the shop hands in.
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatDay, shortDay } from '../../dates/format-moment.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { useOperationMutation } from '../../query-client.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import record from '../../ui/office/record-page.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { LimitedTextArea } from '../../ui/typing/limited-text-area.tsx';
import { type ManagedDispute, managedDisputeQuery } from './dispute-queries.ts';
import { DisputeState } from './dispute-state.tsx';
import { textOfDisputeReason } from './dispute-texts.ts';
import styles from './disputes.module.css';
import { evidenceRefusals } from './evidence-refusals.ts';
import { loadDisputeTexts } from './load-dispute-texts.ts';
import { loadEvidenceTexts } from './load-evidence-texts.ts';

const MOST_CHARACTERS = 20_000;
const ON_ITS_WAY_REFETCH_MS = 1_000;

export const loadTexts = joinTexts(loadEvidenceTexts, loadDisputeTexts);

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
  const { locale, shop, t } = useApp();
  const format = useFormatMoney();
  const may = useMay();
  const { listed, requestedAt, submittedAt, failure, evidence } = shown;
  const number = String(listed.orderNumber);
  const isOpen = listed.state === 'needs_response' && !requestedAt;
  const isForm = isOpen && may(['orders.refund']);
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('disputes.one', { number })}
      </h1>
      <section className={page.panel}>
        <dl className={record.facts}>
          <dt>{t('disputes.order')}</dt>
          <dd>
            <PageLink to={officeUrlOf('managedOrder', undefined, { number })}>{number}</PageLink>
          </dd>
          <dt>{t('disputes.customer')}</dt>
          <dd>{listed.customer}</dd>
          <dt>{t('disputes.amount')}</dt>
          <dd>{format(listed.amount)}</dd>
          <dt>{t('disputes.reason')}</dt>
          <dd>{textOfDisputeReason(t, listed.reason)}</dd>
          <dt>{t('disputes.state')}</dt>
          <dd className={layout.row}>
            <DisputeState dispute={{ ...listed, dueAt: isOpen ? listed.dueAt : null }} />
          </dd>
        </dl>
      </section>
      <section className={page.panel}>
        {isForm ? null : <h2 className={page.panelTitle}>{t('disputes.evidence')}</h2>}
        {failure ? <Notice kind="error">{t('disputes.failed', { reason: failure })}</Notice> : null}
        {isOnItsWay(shown) ? <Notice kind="info">{t('disputes.onItsWay')}</Notice> : null}
        {submittedAt ? (
          <p>{t('disputes.submitted', { day: formatDay(new Date(submittedAt), locale, shop.timeZone, shortDay) })}</p>
        ) : null}
        {isForm ? <EvidenceForm key={failure} shown={shown} /> : <p className={record.said}>{evidence}</p>}
      </section>
    </div>
  );
}

function EvidenceForm({ shown }: { shown: ManagedDispute }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const save = useOperationMutation('DisputesSaveEvidence');
  const submit = useOperationMutation('DisputesSubmitEvidence');
  const [text, setText] = useState(shown.evidence);
  const [problem, setProblem] = useState<string | null>(null);
  const { id } = shown.listed;
  const settle = async (refusal: string | null | undefined, said: string | null) => {
    setProblem(refusal ? t(refusalMessage(evidenceRefusals, refusal, 'disputes.refused')) : null);
    if (!refusal && said) showToast({ kind: 'info', text: said });
    await queryClient.invalidateQueries({ queryKey: ['DisputesManaged'] });
  };
  const handIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await settle((await submit.mutateAsync({ id, text })).submitDisputeEvidence.refusal, null);
  };
  const keep = async (form: HTMLFormElement | null) => {
    const { refusal } = (await save.mutateAsync({ id, text })).saveDisputeEvidence;
    if (!refusal) form?.dispatchEvent(new CustomEvent('saved', { bubbles: true, detail: { text } }));
    await settle(refusal, t('disputes.saved'));
  };
  return (
    <form
      data-keep="evidence"
      className={classNames(layout.stack, styles.form)}
      onSubmit={(event) => handIn(event).catch(showToast)}
    >
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <LimitedTextArea
        label={t('disputes.evidence')}
        hint={t('disputes.evidenceHint')}
        name="text"
        rows={18}
        limit={MOST_CHARACTERS}
        value={text}
        onChange={({ target }) => setText(target.value)}
        required
      />
      <p className={page.soft}>{t('disputes.submitOnce')}</p>
      <div className={classNames(layout.row, layout.tight)}>
        <Button kind="primary" type="submit" isBusy={submit.isPending}>
          {t('disputes.submit')}
        </Button>
        <Button isBusy={save.isPending} onClick={({ currentTarget }) => keep(currentTarget.form).catch(showToast)}>
          {t('disputes.save')}
        </Button>
      </div>
    </form>
  );
}
