// A dialog over the page: the browser's own, which holds the focus, closes with Escape and gives the focus back. With
// something typed in it that is not saved, it asks before it closes.
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useT } from '../../app-instance.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { classNames } from '../class-names.ts';
import { hasTypedText, noteText } from '../typing/typed-text.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { takeHeldKeys } from './held-keys.ts';
import styles from './office-dialog.module.css';
import controls from './sheets/controls.module.css';

type OfficeDialogProps = {
  title: string;
  onClose(): void;
  /** It stands at the top of the screen, for what is typed into. */
  isHigh?: boolean;
  /** Whether closing asks; without it, when anything is typed. */
  isUnsaved?: boolean;
  /** What was typed while it was being opened. */
  onTyped?(text: string): void;
  children: ReactNode;
};

/** Open as long as it is rendered. */
export function OfficeDialog({ title, onClose, isHigh, isUnsaved, onTyped, children }: OfficeDialogProps) {
  const t = useT();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const typedBefore = useRef(onTyped);
  // The dialog opens before the next key: between what is shown and an effect after it, the page would hear one.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Not the button that closes it.
    shown?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    const typed = takeHeldKeys();
    if (typed !== '') typedBefore.current?.(typed);
    return () => shown?.close();
  }, []);
  const close = () => {
    const isLosing = isUnsaved ?? (dialog.current !== null && hasTypedText(dialog.current));
    if (!isLosing || window.confirm(t('office.discardTyped'))) onClose();
  };
  // Escape is handled before the browser does it: a second Escape in a row it would not let us ask about.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  };
  const onCancel = (event: SyntheticEvent) => {
    // A field for a file tells of its own in the same way.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    close();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(controls.popup, styles.dialog)}
      data-high={isHigh || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      onFocus={noteText}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <button type="button" className={classNames(controls.icon, styles.close)} onClick={close}>
          <CrossIcon />
          <VisuallyHidden>{t('office.close')}</VisuallyHidden>
        </button>
      </div>
      {children}
    </dialog>
  );
}
