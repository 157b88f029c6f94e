// Photos on their way, and those that were not taken: each says why and how to mend it.
import { lazy, Suspense } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './picture-sources.module.css';
import type { Upload, useUploads } from './use-uploads.ts';

const UploadRefusal = lazy(async () => ({
  default: await (await import('./upload-refusal.tsx')).bindUploadRefusal(),
}));

type UploadListProps = Pick<ReturnType<typeof useUploads>, 'uploads' | 'retry' | 'remove'>;

export function UploadList({ uploads, retry, remove }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} {...{ upload, retry, remove }} />
      ))}
    </ul>
  );
}

/** What sending the same file again may change. */
const mendable = new Set(['Offline', 'SignedOut']);

function UploadRow({ upload, retry, remove }: { upload: Upload } & Pick<UploadListProps, 'retry' | 'remove'>) {
  const { t } = useApp();
  const { id, file, preview, share, refusal } = upload;
  const label = t('pictures.uploading', { name: file.name, percent: Math.round(share * 100) });
  return (
    <li className={styles.upload}>
      {preview ? <img src={preview} alt="" /> : null}
      {refusal === null ? (
        <>
          <span>{label}</span>
          <progress max={1} value={share} aria-label={label} />
        </>
      ) : (
        <>
          <span className={styles.fault} role="alert">
            {file.name}:{' '}
            <Suspense>
              <UploadRefusal refusal={refusal} />
            </Suspense>
          </span>
          {mendable.has(refusal) ? (
            <Button size="small" onClick={() => retry(upload)}>
              {t('pictures.retry')}
            </Button>
          ) : null}
          <Button size="small" onClick={() => remove(id)}>
            {t('pictures.dismiss')}
          </Button>
        </>
      )}
    </li>
  );
}
