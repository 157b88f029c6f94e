import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { webhookListQuery } from './webhook-queries.ts';

export function RemoveWebhookDialog(props: { name: string; onClose(): void; onRemoved(): void }) {
  const { name, onClose, onRemoved } = props;
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { run, isPending } = useStaffMutation('WebhooksRemove');
  const remove = async () => {
    if (!(await run({ name }))) return;
    onClose();
    showToast({ kind: 'success', text: t('webhooks.removed', { name }) });
    await queryClient.invalidateQueries({ queryKey: webhookListQuery.queryKey });
    onRemoved();
  };
  return (
    <OfficeDialog title={t('webhooks.removeOf', { name })} onClose={onClose}>
      <div className={layout.stack}>
        <p>{t('webhooks.removeText')}</p>
        <Button kind="primary" isWide isBusy={isPending} onClick={remove}>
          {t('webhooks.remove')}
        </Button>
      </div>
    </OfficeDialog>
  );
}
