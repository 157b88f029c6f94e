// Pictures that the shop has already, to be chosen for a product.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { operationQuery } from '../../../query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { OfficeDialog } from '../../../ui/office/office-dialog.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../../ui/office/unanswered.tsx';
import { useSettled } from '../../../ui/office/use-settled.ts';
import { PictureSources } from './picture-sources.tsx';
import styles from './pictures.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

type LibraryDialogProps = {
  isThere(key: string): boolean;
  onChoose(picture: { key: string; width: number; height: number }): void;
  onClose(): void;
};

export function LibraryDialog({ isThere, onChoose, onClose }: LibraryDialogProps) {
  const { t } = useApp();
  const [text, setText] = useState('');
  const [before, setBefore] = useState<string | null>(null);
  const asked = useSettled(text);
  const asking = useQuery({
    ...operationQuery('PicturesList', { text: asked.trim() || null, before }),
    placeholderData: keepPreviousData,
  });
  const found = asking.data?.libraryPictures;
  const queryClient = useQueryClient();
  // What has come stands first among them, to be chosen.
  const uploads = useUploads(() => queryClient.invalidateQueries({ queryKey: ['PicturesList'] }), 'newestFirst');
  return (
    <OfficeDialog title={t('pictures.library')} onClose={onClose}>
      <div className={layout.stack}>
        <TextField
          label={t('pictures.search')}
          type="search"
          value={text}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            setBefore(null);
          }}
        />
        <PictureSources onFiles={uploads.add} pastes={false} />
        <UploadList {...uploads} />
        {found ? null : <Unanswered query={asking} />}
        {found?.pictures.length === 0 ? <p>{t('pictures.noneYet')}</p> : null}
        <ul className={styles.choices}>
          {found?.pictures.map((picture) => (
            <li key={picture.key}>
              <button
                type="button"
                className={styles.show}
                disabled={isThere(picture.key)}
                aria-label={t('pictures.choose', { name: picture.name || t('pictures.unnamed') })}
                onClick={() => onChoose(picture)}
              >
                <img src={`${picture.url}-160.webp`} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
        <div className={layout.row}>
          {found?.before ? (
            <Button size="small" onClick={() => setBefore(found.before ?? null)}>
              {t('pictures.next')}
            </Button>
          ) : null}
          <Button size="small" kind="primary" onClick={onClose}>
            {t('pictures.close')}
          </Button>
        </div>
      </div>
    </OfficeDialog>
  );
}
