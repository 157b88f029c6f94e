// What stands at a place of the menu: dragged to another, or moved there by buttons.
import { useRef } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { CrossIcon } from '../../../icons/cross-icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MoveButton } from '../../../ui/office/move-button.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { useDraggedRow } from '../collections/use-dragged-row.ts';
import styles from './menu-editor.module.css';

type Props = {
  id: string;
  title: string;
  /** It stands beside the title. */
  note: string;
  at: number;
  count: number;
  removeLabel: string;
  onMove(id: string, to: number): void;
  onRemove(): void;
  order: readonly string[];
};

export function MenuRow({ id, title, note, at, count, removeLabel, onMove, onRemove, order }: Props) {
  const { t } = useApp();
  const row = useRef<HTMLLIElement>(null);
  const edge = useDraggedRow(row, {
    id,
    isActive: true,
    onDrop(dragged, where) {
      const others = order.filter((each) => each !== dragged);
      if (others.length < order.length) onMove(dragged, others.indexOf(id) + (where === 'after' ? 1 : 0));
    },
  });
  return (
    <li ref={row} className={styles.row} data-edge={edge ?? undefined}>
      <span className={styles.name}>
        {title} <small className={layout.aside}>{note}</small>
      </span>
      <MoveButton
        direction="up"
        label={t('menuEditor.up', { title })}
        isOff={at === 0}
        onPress={() => onMove(id, at - 1)}
      />
      <MoveButton
        direction="down"
        label={t('menuEditor.down', { title })}
        isOff={at === count - 1}
        onPress={() => onMove(id, at + 1)}
      />
      <button
        type="button"
        className={classNames(controls.icon, controls.remove)}
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <CrossIcon />
      </button>
    </li>
  );
}
