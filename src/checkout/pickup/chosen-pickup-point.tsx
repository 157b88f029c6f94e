// The chosen point stands alone, with a way back to the search.
import type { RefObject } from 'react';
import { useT } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './pickup-finder.module.css';
import { type PickupPoint, PickupPointText } from './pickup-point-text.tsx';

type ChosenPickupPointProps = {
  point: PickupPoint;
  /** What it was found by. */
  search: string;
  onChange(): void;
  ref: RefObject<HTMLDivElement | null>;
};

export function ChosenPickupPoint({ point, search, onChange, ref }: ChosenPickupPointProps) {
  const t = useT();
  return (
    <div className={styles.finder} ref={ref}>
      <p role="status">
        <VisuallyHidden>
          {t('pickup.chosen')}: {point.name}
        </VisuallyHidden>
      </p>
      <p className={styles.caption}>{t('pickup.chosen')}</p>
      <PickupPointText point={point} name={<strong className={styles.name}>{point.name}</strong>} />
      <input type="hidden" name="pickupPoint" value={point.id} />
      <input type="hidden" name="pickupSearch" value={search} />
      <span className={styles.scripted}>
        <Button size="small" onClick={onChange}>
          {t('pickup.change')}
        </Button>
      </span>
      <noscript>
        <Button type="submit" size="small" name="action" value="change-point">
          {t('pickup.change')}
        </Button>
      </noscript>
    </div>
  );
}
