import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import type { SecretGroup, SecretName } from '../secret-names.ts';
import { secretRefusals } from '../secret-refusals.ts';
import { secretListQuery } from './secret-queries.ts';

type RemoveSecretsProps = { group: SecretGroup; names: SecretName[]; onClose(): void };

/** Those of which it is said apart what becomes of the shop without them; the others are of carriers. */
const named = ['stripe', 'mail', 'pictures'] as const;

function isNamed(group: SecretGroup): group is (typeof named)[number] {
  return named.some((one) => one === group);
}

export function RemoveSecretsDialog({ group, names, onClose }: RemoveSecretsProps) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { run, isPending } = useStaffMutation('SecretsRemove');
  const remove = async () => {
    const result = await run({ names });
    if (!result) return;
    const { refusal } = result.removeSecrets;
    onClose();
    if (refusal) showToast({ kind: 'error', text: t(refusalMessage(secretRefusals, refusal, 'office.forbidden')) });
    else showToast({ kind: 'success', text: t('secrets.removed') });
    await queryClient.invalidateQueries({ queryKey: secretListQuery.queryKey });
  };
  return (
    <OfficeDialog title={t('secrets.removeOf', { what: t(`secrets.group_${group}`) })} onClose={onClose}>
      <div className={layout.stack}>
        <p>{t(`secrets.removeText_${isNamed(group) ? group : 'carrier'}`)}</p>
        <Button kind="primary" isWide isBusy={isPending} onClick={remove}>
          {t('secrets.remove')}
        </Button>
      </div>
    </OfficeDialog>
  );
}
