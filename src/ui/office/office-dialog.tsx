// A dialog over the page: the browser's own, which holds the focus, closes with Escape and gives the focus back.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../../app-instance.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './office-dialog.module.css';

type OfficeDialogProps = {
  title: string;
  onClose(): void;
  /** At the top of the screen, for what is typed into. */
  isHigh?: boolean;
  children: ReactNode;
};

/** Open as long as it is rendered. */
export function OfficeDialog({ title, onClose, isHigh, children }: OfficeDialogProps) {
  const t = useT();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-high={isHigh || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <CrossIcon />
          <VisuallyHidden>{t('shell.close')}</VisuallyHidden>
        </button>
      </div>
      {children}
    </dialog>
  );
}
