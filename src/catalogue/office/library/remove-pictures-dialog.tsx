// Says which pictures go before they do, some of them or all that nothing shows; the history takes it back.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app-instance.tsx';
import { operationQuery, useOperationMutation } from '../../../query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { OfficeDialog } from '../../../ui/office/office-dialog.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../../ui/office/unanswered.tsx';
import styles from './library.module.css';

export type RemovedNotice = { text: string; batchId: number | null };

type RemovePicturesProps = {
  keys: readonly string[] | 'unused';
  onRemoved(done: RemovedNotice): void;
  onClose(): void;
};

export function RemovePicturesDialog({ keys, onRemoved, onClose }: RemovePicturesProps) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const removing = useOperationMutation('PicturesRemove');
  const removingUnused = useOperationMutation('PicturesRemoveUnused');
  const isOfAll = keys === 'unused';
  const asking = useQuery({ ...operationQuery('PicturesUnused', {}), enabled: isOfAll, staleTime: 0 });
  const unused = asking.data?.unusedPictures;
  const count = isOfAll ? unused?.count : keys.length;
  const remove = async () => {
    const { removed, used, batchId } = isOfAll
      ? (await removingUnused.mutateAsync({})).removeUnusedPictures
      : (await removing.mutateAsync({ keys: [...keys] })).removePictures;
    const told = [
      t('pictures.wereRemoved', { count: removed }),
      ...(used.length > 0 ? [t('pictures.stayed', { count: used.length })] : []),
    ];
    onRemoved({ text: told.join(' '), batchId: batchId ?? null });
    await queryClient.invalidateQueries({ queryKey: ['PicturesList'] });
  };
  if (count === undefined) {
    return (
      <OfficeDialog title={t('pictures.removeUnused')} onClose={onClose}>
        <Unanswered query={asking} />
      </OfficeDialog>
    );
  }
  const title = count === 0 ? t('pictures.noUnused') : t('pictures.removeTitle', { count });
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <div className={layout.stack}>
        {unused && isOfAll ? <WhatGoes {...unused} /> : null}
        <p>{t('pictures.removeText')}</p>
        {count === 0 ? null : (
          <Button
            kind="primary"
            isWide
            isBusy={removing.isPending || removingUnused.isPending}
            onClick={() => remove().catch(showToast)}
          >
            {t('pictures.remove')}
          </Button>
        )}
      </div>
    </OfficeDialog>
  );
}

function WhatGoes({ count, urls }: { count: number; urls: readonly string[] }) {
  const { t } = useApp();
  const further = count - urls.length;
  return (
    <p className={styles.goes}>
      {urls.map((url) => (
        <img key={url} src={`${url}-240.webp`} alt="" width={52} height={52} loading="lazy" />
      ))}
      {further > 0 ? <span>{t('pictures.further', { count: further })}</span> : null}
    </p>
  );
}
