// A place for files: dropped on it, or chosen by it. The field itself is the browser's, so keys and phones know it.
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import controls from '../sheets/controls.module.css';
import styles from './drop-zone.module.css';
import { takeFiles, useFileDrop } from './use-file-drop.ts';

type DropZoneProps = {
  accept: string;
  name?: string;
  multiple?: boolean;
  /** Opens the phone's camera at once; it is not there where there is no thumb. */
  isCamera?: boolean;
  className?: string | false | undefined;
  onFiles(files: readonly File[]): void;
  children: ReactNode;
};

export function DropZone({ isCamera = false, className, onFiles, children, ...field }: DropZoneProps) {
  const zone = useFileDrop(onFiles);
  return (
    <label className={classNames(styles.drop, isCamera && styles.camera, className)} {...zone}>
      <input
        className={controls.overlay}
        type="file"
        capture={isCamera ? 'environment' : undefined}
        onChange={(event) => takeFiles(event, onFiles)}
        {...field}
      />
      {children}
    </label>
  );
}
