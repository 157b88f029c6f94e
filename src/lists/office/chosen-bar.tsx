import type { ReactNode } from 'react';
import { useT } from '../../app-instance.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './chosen-bar.module.css';

type ChosenBarProps = {
  label: string;
  count: number;
  onClear(): void;
  /** What can be done with the chosen rows. */
  children: ReactNode;
};

/** Stands at the foot of the screen while rows of a list are chosen. */
export function ChosenBar({ label, count, onClear, children }: ChosenBarProps) {
  const t = useT();
  if (count === 0) return null;
  return (
    <section className={classNames(controls.popup, layout.row, layout.between, styles.bar)} aria-label={label}>
      <div className={classNames(layout.row, layout.tight)}>
        <b>{t('list.chosen', { count })}</b>
        <button type="button" className={controls.icon} onClick={onClear}>
          <CrossIcon />
          <VisuallyHidden>{t('list.chooseNone')}</VisuallyHidden>
        </button>
      </div>
      {children}
    </section>
  );
}
