// A subscription that staff has ended can only be begun again by the person: so it is asked for once more.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import styles from './subscribers.module.css';

export function RemoveDialog({ email, onClose }: { email: string; onClose(): void }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('NewsletterRemove');
  const remove = () => {
    const onSuccess = () => {
      onClose();
      showToast({ kind: 'success', text: t('subscribers.removed', { email }) });
      return queryClient.invalidateQueries({ queryKey: ['NewsletterList'] });
    };
    mutate({ email }, { onSuccess, onError: showToast });
  };
  return (
    <OfficeDialog title={t('subscribers.removeOf', { email })} onClose={onClose}>
      <div className={styles.question}>
        <p>{t('subscribers.removeText')}</p>
        <Button kind="primary" isWide isBusy={isPending} onClick={remove}>
          {t('subscribers.remove')}
        </Button>
      </div>
    </OfficeDialog>
  );
}
