import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { keyRefusals } from '../key-refusals.ts';
import type { ListedKey } from './key-list.tsx';
import { keyListQuery } from './key-queries.ts';

export function RevokeKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ListedKey; onClose(): void }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('KeysRevoke');
  const revoke = () =>
    mutate(
      { id },
      {
        onSuccess({ revokeApiKey: { refusal } }) {
          onClose();
          if (refusal) showToast({ kind: 'error', text: t(refusalMessage(keyRefusals, refusal, 'office.forbidden')) });
          else showToast({ kind: 'success', text: t('keys.revoked', { name }) });
          return queryClient.invalidateQueries({ queryKey: keyListQuery.queryKey });
        },
        onError: showToast,
      },
    );
  return (
    <OfficeDialog title={t('keys.revokeOf', { name })} onClose={onClose}>
      <div className={layout.stack}>
        <p>{t('keys.revokeText')}</p>
        <Button kind="primary" isWide isBusy={isPending} onClick={revoke}>
          {t('keys.revoke')}
        </Button>
      </div>
    </OfficeDialog>
  );
}
