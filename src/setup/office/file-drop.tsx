// A place for a file: dropped on it, or chosen by it. The field itself is the browser's, so keys and phones know it.
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
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

export function FileDrop({ label, hint, shown, accept, name, isLarge, isCamera, onFile }: FileDropProps) {
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
      className={classNames(pictures.drop, isLarge && pictures.large, isCamera && pictures.camera)}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        className={controls.overlay}
        type="file"
        name={name}
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        onChange={change}
      />
      {shown ?? (
        <span className={pictures.dropIcon}>
          <Icon box={32} line={1.75} path={isCamera ? camera : picture} />
        </span>
      )}
      <span className={pictures.dropLabel}>{label}</span>
      {hint ? <span className={layout.aside}>{hint}</span> : null}
    </label>
  );
}
