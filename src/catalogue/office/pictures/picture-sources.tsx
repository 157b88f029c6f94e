// The sources of pictures: dropped, pasted, chosen, or taken by the phone's camera.
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { classNames } from '../../../ui/class-names.ts';
import controls from '../../../ui/office/sheets/controls.module.css';
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
  const [isOver, setOver] = useState(false);
  usePastedFiles(onFiles, pastes);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.currentTarget.files ?? [])]);
    // The same file once more is a choice, too.
    event.currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    setOver(false);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div className={layout.stack}>
      <label
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          className={controls.overlay}
          type="file"
          accept="image/*"
          multiple
          data-pictures="files"
          onChange={take}
        />
        {t('pictures.drop')}
      </label>
      <div className={classNames(layout.row, styles.further)}>
        <label className={styles.camera}>
          <input className={controls.overlay} type="file" accept="image/*" capture="environment" onChange={take} />
          {t('pictures.camera')}
        </label>
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
