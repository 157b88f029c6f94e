// The point of a picture that stays in view where a frame cuts it: set by a press on the picture, or by the arrow keys.
import type { KeyboardEvent, MouseEvent } from 'react';
import { useApp } from '../../../app-instance.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { EditedPicture } from './picture-slice.ts';
import styles from './pictures.module.css';

const STEP = 5;

type FocusPointProps = {
  picture: EditedPicture;
  onChange(to: Pick<EditedPicture, 'focusX' | 'focusY'>): void;
};

export function FocusPoint({ picture: { key, focusX, focusY }, onChange }: FocusPointProps) {
  const { t } = useApp();
  const press = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    // A press by a key has no place.
    if (clientX === 0 && clientY === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({
      focusX: percent((clientX - box.left) / box.width),
      focusY: percent((clientY - box.top) / box.height),
    });
  };
  const step = (event: KeyboardEvent) => {
    const [x, y] = steps[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    onChange({ focusX: percent((focusX + x) / 100), focusY: percent((focusY + y) / 100) });
  };
  return (
    <div className={layout.stack}>
      <button
        type="button"
        className={styles.focus}
        aria-label={t('pictures.focusAt', { x: focusX, y: focusY })}
        onClick={press}
        onKeyDown={step}
      >
        <img src={`/media/${key}-640.webp`} alt="" draggable={false} />
        <svg className={styles.point} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${focusX} 0V100M0 ${focusY}H100`} vectorEffect="non-scaling-stroke" />
        </svg>
      </button>
      <p className={layout.aside}>{t('pictures.focus')}</p>
    </div>
  );
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}
