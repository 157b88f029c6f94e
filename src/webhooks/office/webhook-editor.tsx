// The editor of a receiver: where it is, what it is told, and what else can be done with it.
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { RecordEditorFrame } from '../../ui/record-editor/record-editor-frame.tsx';
import { webhookRefusals } from '../webhook-refusals.ts';
import { MAX_RECEIVER_NAME_LENGTH, MAX_RECEIVER_URL_LENGTH, webhookEvents } from '../webhook-rules.ts';
import { describeWebhookField } from './describe-webhook-field.ts';
import { useWebhookEditor } from './use-webhook-editor.ts';
import type { ShownWebhook } from './webhook-queries.ts';
import styles from './webhooks.module.css';

const RemoveDialog = lateDialog(async () => (await import('./remove-webhook-dialog.tsx')).RemoveWebhookDialog);

type Editor = ReturnType<typeof useWebhookEditor>;

export function WebhookEditor({ webhook }: { webhook: ShownWebhook | null }) {
  const app = useApp();
  const { t } = app;
  const showSecret = async (secret: string) => (await import('./shown-secret.tsx')).showSecret(app, secret);
  const editor = useWebhookEditor(webhook, (secret) => void showSecret(secret));
  const { refused } = editor;
  return (
    <RecordEditorFrame
      editor={editor}
      title={webhook ? webhook.name : t('webhooks.new')}
      saveKind="primary"
      isSavedByEnter
      actions={(saveButton) => (
        <>
          {webhook ? <MoreActions webhook={webhook} onSecret={showSecret} /> : null}
          {saveButton}
        </>
      )}
      problem={
        refused &&
        (refused.refusal === 'NOT_PROVEN'
          ? t('webhooks.notProven')
          : t(refusalMessage(webhookRefusals, refused.refusal, 'office.forbidden')))
      }
      describe={(collision) => describeWebhookField(collision, t)}
    >
      <WebhookFields editor={editor} isNew={webhook === null} />
    </RecordEditorFrame>
  );
}

function WebhookFields({ editor: { form, problems, change }, isNew }: { editor: Editor; isNew: boolean }) {
  const { t } = useApp();
  const errorOf = (name: string, text: Parameters<typeof t>[0]) => (problems.includes(name) ? t(text) : undefined);
  return (
    <section className={page.panel}>
      <div className={layout.stack}>
        <div className={layout.fields}>
          <TextField
            label={t('webhooks.name')}
            hint={t('webhooks.nameHint')}
            error={errorOf('name', 'webhooks.refusedNAME_INVALID')}
            value={form.name}
            readOnly={!isNew}
            maxLength={MAX_RECEIVER_NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            label={t('webhooks.url')}
            hint={t('webhooks.urlHint')}
            error={errorOf('url', 'webhooks.refusedURL_INVALID')}
            value={form.url}
            type="url"
            maxLength={MAX_RECEIVER_URL_LENGTH}
            autoComplete="off"
            onChange={({ target }) => change({ url: target.value })}
          />
        </div>
        <EventFields
          events={form.events}
          error={errorOf('events', 'webhooks.refusedNO_EVENTS')}
          onChange={(events) => change({ events })}
        />
        {form.events.includes('stock.low') ? (
          <TextField
            label={t('webhooks.stockLowAt')}
            error={errorOf('stockLowAt', 'webhooks.refusedLIMIT_INVALID')}
            value={form.stockLowAt}
            inputMode="numeric"
            onChange={({ target }) => change({ stockLowAt: target.value })}
          />
        ) : null}
        <CheckboxField
          label={t('webhooks.isStopped')}
          hint={t('webhooks.isStoppedHint')}
          checked={form.isStopped}
          onChange={({ target }) => change({ isStopped: target.checked })}
        />
      </div>
    </section>
  );
}

type EventProps = {
  events: Editor['form']['events'];
  error: string | undefined;
  onChange(events: Editor['form']['events']): void;
};

/** The events that are sent are chosen here; they stay in the order in which they are listed. */
function EventFields({ events, error, onChange }: EventProps) {
  const { t } = useApp();
  return (
    <fieldset>
      <legend>{t('webhooks.events')}</legend>
      {error ? <Notice kind="error">{error}</Notice> : null}
      <div className={classNames(styles.choices, layout.after)}>
        {webhookEvents.map((event) => (
          <CheckboxField
            key={event}
            label={t(`webhooks.event_${event}`)}
            checked={events.includes(event)}
            onChange={({ target }) =>
              onChange(webhookEvents.filter((one) => (one === event ? target.checked : events.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

type MoreProps = { webhook: ShownWebhook; onSecret(secret: string): void };

function MoreActions({ webhook: { name }, onSecret }: MoreProps) {
  const { t } = useApp();
  const [, navigate] = useLocation();
  const [isRemoving, setRemoving] = useState(false);
  const { run, isPending } = useStaffMutation('WebhooksRenewSecret');
  const renew = async () => {
    const secret = (await run({ name }))?.renewWebhookSecret.secret;
    if (secret) onSecret(secret);
  };
  return (
    <>
      <Button size="small" isBusy={isPending} onClick={renew}>
        {t('webhooks.renew')}
      </Button>
      <Button size="small" onClick={() => setRemoving(true)}>
        {t('webhooks.remove')}
      </Button>
      {isRemoving ? (
        <RemoveDialog
          name={name}
          onClose={() => setRemoving(false)}
          onRemoved={() => navigate(officeUrlOf('webhooks'))}
        />
      ) : null}
    </>
  );
}
