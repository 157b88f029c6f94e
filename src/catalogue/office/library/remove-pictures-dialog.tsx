// Pictures that are removed do not come back: so it is asked for once more.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app-instance.tsx';
import { useOperationMutation } from '../../../query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { OfficeDialog } from '../../../ui/office/office-dialog.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';

type RemovePicturesProps = { keys: readonly string[]; onRemoved(): void; onClose(): void };

export function RemovePicturesDialog({ keys, onRemoved, onClose }: RemovePicturesProps) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const removing = useOperationMutation('PicturesRemove');
  const remove = async () => {
    const { removed, used } = (await removing.mutateAsync({ keys: [...keys] })).removePictures;
    onRemoved();
    await queryClient.invalidateQueries({ queryKey: ['PicturesList'] });
    const told = [
      t('pictures.wereRemoved', { count: removed }),
      ...(used.length > 0 ? [t('pictures.stayed', { count: used.length })] : []),
    ];
    showToast({ kind: 'success', text: told.join(' ') });
  };
  return (
    <OfficeDialog title={t('pictures.removeTitle', { count: keys.length })} onClose={onClose}>
      <div className={layout.stack}>
        <p>{t('pictures.removeText')}</p>
        <Button kind="primary" isWide isBusy={removing.isPending} onClick={() => remove().catch(showToast)}>
          {t('pictures.remove')}
        </Button>
      </div>
    </OfficeDialog>
  );
}
