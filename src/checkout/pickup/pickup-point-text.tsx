import type { ReactNode } from 'react';
import type { PickupPointFieldsFragment } from '../../operations.generated.ts';
import { PlacedText } from '../address/placed-text.tsx';
import styles from './pickup-finder.module.css';

export type PickupPoint = PickupPointFieldsFragment;

export function PickupPointText({ point, name }: { point: PickupPoint; name: ReactNode }) {
  const details = [point.openingHours, point.description].filter(Boolean).join(' · ');
  return (
    <span className={styles.point}>
      {name}{' '}
      <span>
        <PlacedText street={[point.street]} place={point} />
      </span>{' '}
      {details ? <span className={styles.soft}>{details}</span> : null}
    </span>
  );
}
