// What was sent to a receiver and what waits for it, each with what was answered, and the way to send it once more.
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { webhookRefusals } from '../webhook-refusals.ts';
import { deliveriesQuery, type ShownDelivery, type ShownWebhook, webhookQuery } from './webhook-queries.ts';
import styles from './webhooks.module.css';

export function DeliveryList({ webhook: { name }, search }: { webhook: ShownWebhook; search: URLSearchParams }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { deliveries, ...ends } = useSuspenseQuery(deliveriesQuery(name, search)).data.webhookDeliveries;
  const testing = useStaffMutation('WebhooksTest');
  const again = useStaffMutation('WebhooksSendAgain');
  const lookAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['WebhooksDeliveries'] }),
      queryClient.invalidateQueries({ queryKey: webhookQuery(name).queryKey }),
    ]);
  const say = async (refusal: string | null | undefined) => {
    if (refusal) showToast({ kind: 'error', text: t(refusalMessage(webhookRefusals, refusal, 'office.forbidden')) });
    else showToast({ kind: 'success', text: t('webhooks.underWay') });
    await lookAgain();
  };
  const test = async () => {
    const done = await testing.run({ name });
    if (done) await say(done.testWebhook.refusal);
  };
  const sendAgain = async (id: string) => {
    const done = await again.run({ id });
    if (done) await say(done.sendWebhookAgain.refusal);
  };
  return (
    <section className={page.panel} aria-labelledby="deliveries">
      <div className={page.panelHead}>
        <h2 className={page.panelTitle} id="deliveries">
          {t('webhooks.deliveries')}
        </h2>
        <div className={layout.row}>
          <Button size="small" onClick={lookAgain}>
            {t('webhooks.lookAgain')}
          </Button>
          <Button size="small" isBusy={testing.isPending} onClick={test}>
            {t('webhooks.test')}
          </Button>
        </div>
      </div>
      {deliveries.length === 0 ? <p className={layout.aside}>{t('webhooks.noDeliveries')}</p> : null}
      <ul className={layout.lines}>
        {deliveries.map((delivery) => (
          <DeliveryLine key={delivery.id} delivery={delivery} onAgain={sendAgain} />
        ))}
      </ul>
      <Pages name={name} ends={ends} />
    </section>
  );
}

type PagesProps = { name: string; ends: { before?: string | null; after?: string | null } };

/** Not the kit's: what an editor takes of it would come with every other editor. */
function Pages({ name, ends: { before, after } }: PagesProps) {
  const { t } = useApp();
  return (
    <p className={layout.row}>
      {after == null ? null : (
        <PageLink to={officeUrlOf('webhook', { after }, { name })}>{t('list.previous')}</PageLink>
      )}
      {before == null ? null : <PageLink to={officeUrlOf('webhook', { before }, { name })}>{t('list.next')}</PageLink>}
    </p>
  );
}

type LineProps = { delivery: ShownDelivery; onAgain(id: string): void };

function DeliveryLine({ delivery, onAgain }: LineProps) {
  const { t } = useApp();
  const moment = useFormatMoment();
  const { id, eventId, type, createdAt, deliveredAt, nextAttemptAt, attempts, latest } = delivery;
  const state = deliveredAt ? 'delivered' : attempts > 0 ? 'failing' : 'waiting';
  const tone = ({ delivered: 'done', failing: 'todo', waiting: 'wait' } as const)[state];
  return (
    <li>
      <div className={layout.row}>
        <StateMark tone={tone}>{t(`webhooks.delivery_${state}`)}</StateMark>
        <strong className={styles.event}>{type}</strong>
        <span className={layout.aside}>{moment(createdAt)}</span>
        <span className={layout.end}>
          <Button size="small" aria-label={`${t('webhooks.sendAgain')}: ${eventId}`} onClick={() => onAgain(id)}>
            {t('webhooks.sendAgain')}
          </Button>
        </span>
      </div>
      <details className={controls.fold}>
        <summary>{t('webhooks.attempts', { count: attempts })}</summary>
        <p className={layout.aside}>{eventId}</p>
        <ul>
          {latest.map(({ at, status, error, durationMs }) => (
            <li key={at} className={layout.row}>
              <span>{moment(at)}</span>
              <span>{status == null ? t('webhooks.noAnswer') : t('webhooks.answer', { status: String(status) })}</span>
              <span className={layout.aside}>{durationMs} ms</span>
              {error ? <span className={layout.aside}>{error}</span> : null}
            </li>
          ))}
        </ul>
        {deliveredAt ? null : <p className={layout.aside}>{t('webhooks.next', { moment: moment(nextAttemptAt) })}</p>}
      </details>
    </li>
  );
}
