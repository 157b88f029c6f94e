// The place of one file of the setup, with what is there already.
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { DropZone } from '../../ui/office/files/drop-zone.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import pictures from './setup-pictures.module.css';

const picture = 'M4 6H28V26H4ZM4 22L11 15L17 21L21 17L28 23M21.5 13A2 2 0 1 1 21.5 9A2 2 0 0 1 21.5 13Z';
const camera = 'M4 10H10L12 7H20L22 10H28V25H4ZM21 17A5 5 0 1 1 11 17A5 5 0 0 1 21 17Z';

type FileDropProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is there already. */
  shown?: ReactNode;
  accept: string;
  name: string;
  isLarge?: boolean;
  /** Opens the phone's camera at once. */
  isCamera?: boolean;
  onFile(file: File): void;
};

export function FileDrop({ label, hint, shown, accept, name, isLarge, isCamera = false, onFile }: FileDropProps) {
  return (
    <DropZone
      {...{ accept, name, isCamera }}
      className={isLarge && pictures.large}
      onFiles={([file]) => file && onFile(file)}
    >
      {shown ?? (
        <span className={pictures.dropIcon}>
          <Icon box={32} line={1.75} path={isCamera ? camera : picture} />
        </span>
      )}
      <span className={pictures.dropLabel}>{label}</span>
      {hint ? <span className={layout.aside}>{hint}</span> : null}
    </DropZone>
  );
}
