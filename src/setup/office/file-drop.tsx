// A place for a file: dropped on it, or chosen by it. The field itself is the browser's, so keys and phones know it.
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './shop-setup.module.css';

type FileDropProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is there already. */
  shown?: ReactNode;
  accept: string;
  name: string;
  /** Opens the phone's camera at once. */
  isCamera?: boolean;
  onFile(file: File): void;
};

export function FileDrop({ label, hint, shown, accept, name, isCamera, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    // The same file once more is a choice, too.
    currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      className={classNames(styles.drop, isCamera && styles.camera)}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        className={styles.file}
        type="file"
        name={name}
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        onChange={change}
      />
      {shown}
      <span className={styles.dropLabel}>{label}</span>
      {hint ? <span className={styles.soft}>{hint}</span> : null}
    </label>
  );
}
