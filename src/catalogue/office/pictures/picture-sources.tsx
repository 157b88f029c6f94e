// The sources of pictures: dropped, pasted, chosen, or taken by the phone's camera.
import { type ReactNode, useEffect, useRef } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DropZone } from '../../../ui/office/files/drop-zone.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import styles from './picture-sources.module.css';

type SourcesProps = {
  onFiles(files: readonly File[]): void;
  /** False: somebody else takes what is pasted. */
  pastes?: boolean;
  /** Further ways. */
  children?: ReactNode;
};

export function PictureSources({ onFiles, pastes = true, children }: SourcesProps) {
  const { t } = useApp();
  usePastedFiles(onFiles, pastes);
  return (
    <div className={layout.stack}>
      <DropZone className={styles.source} accept="image/*" multiple data-pictures="files" onFiles={onFiles}>
        {t('pictures.drop')}
      </DropZone>
      <div className={classNames(layout.row, styles.further)}>
        <DropZone className={styles.source} accept="image/*" isCamera onFiles={onFiles}>
          {t('pictures.camera')}
        </DropZone>
        {children}
      </div>
    </div>
  );
}

/** Text that is pasted into a field is the field's. */
function usePastedFiles(onFiles: SourcesProps['onFiles'], pastes: boolean): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!pastes) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [pastes]);
}
