// What moves and removes one of several: a row, a country, a method.
import { CrossIcon } from '../../../icons/cross-icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MoveButton } from '../../../ui/office/move-button.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import styles from '../settings.module.css';
import type { SettingPlace } from '../settings-screen.ts';

type RowButtonsProps = {
  title: string;
  isOrdered: boolean;
  t: SettingPlace['t'];
  onRemove(): void;
  /** Null at either end. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
};

export function RowButtons({ title, isOrdered, t, onRemove, onUp, onDown }: RowButtonsProps) {
  return (
    <span className={styles.rowButtons}>
      {isOrdered ? (
        <>
          <MoveButton direction="up" label={t('settings.up', { title })} isOff={!onUp} onPress={() => onUp?.()} />
          <MoveButton
            direction="down"
            label={t('settings.down', { title })}
            isOff={!onDown}
            onPress={() => onDown?.()}
          />
        </>
      ) : null}
      <button
        type="button"
        className={classNames(controls.icon, controls.remove)}
        aria-label={t('settings.remove', { title })}
        onClick={onRemove}
      >
        <CrossIcon />
      </button>
    </span>
  );
}
