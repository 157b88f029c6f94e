import type { ReactNode } from 'react';
import { useT } from '../../app-instance.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './list-foot.module.css';
import { ListFoot } from './list-foot.tsx';

type ChosenBarProps = {
  label: string;
  count: number;
  /** Said in place of the count. */
  said?: string | null;
  /** A remark beside the count. */
  note?: string | null;
  /** The way to choose all that the filters find; null where there is no more. */
  all?: { text: string; choose(): void } | null;
  onClear(): void;
  /** What came of an action, above the bar; it may stay when nothing is chosen any more. */
  outcome?: ReactNode;
  /** What can be done with the chosen rows: buttons and links. */
  children: ReactNode;
};

/** Stands at the foot of the screen while rows of a list are chosen. */
export function ChosenBar({ label, count, said, note, all, onClear, outcome, children }: ChosenBarProps) {
  const t = useT();
  if (count === 0 && !outcome) return null;
  return (
    <ListFoot>
      {outcome}
      {count === 0 ? null : (
        <section className={classNames(controls.popup, layout.row, layout.between, styles.bar)} aria-label={label}>
          <div className={classNames(layout.row, layout.tight, styles.chosen)}>
            <b>{said ?? t('list.chosen', { count })}</b>
            {all ? (
              <button type="button" className={styles.all} onClick={all.choose}>
                {all.text}
              </button>
            ) : null}
            {note ? <span className={layout.aside}>{note}</span> : null}
            <button type="button" className={classNames(controls.icon, controls.remove)} onClick={onClear}>
              <CrossIcon />
              <VisuallyHidden>{t('list.chooseNone')}</VisuallyHidden>
            </button>
          </div>
          <div className={classNames(layout.row, layout.tight, styles.acts)}>{children}</div>
        </section>
      )}
    </ListFoot>
  );
}
