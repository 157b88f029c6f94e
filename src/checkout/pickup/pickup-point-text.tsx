import type { ReactNode } from 'react';
import type { PickupPointFieldsFragment } from '../../operations.generated.ts';
import { PostalCode } from '../address/postal-code.tsx';
import styles from './pickup-finder.module.css';

export type PickupPoint = PickupPointFieldsFragment;

export function PickupPointText({ point, name }: { point: PickupPoint; name: ReactNode }) {
  const details = [point.openingHours, point.description].filter(Boolean).join(' · ');
  return (
    <span className={styles.point}>
      {name}{' '}
      <span>
        {point.street}, <PostalCode code={point.postalCode} /> {point.city}
      </span>{' '}
      {details ? <span className={styles.soft}>{details}</span> : null}
    </span>
  );
}
