import styles from './carrier-badge.module.css';
import { carrierName } from './carrier-names.ts';

/** The carrier's sign, of one size for all. Its name stands beside it in words. */
export function CarrierBadge({ carrier }: { carrier: string }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {carrierName(carrier)}
    </span>
  );
}
