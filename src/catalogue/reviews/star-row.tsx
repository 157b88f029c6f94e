// A rating as five stars; screen readers hear a number.
import styles from './star-row.module.css';

const ALL = 5;

/** `label`: the rating in words, as `4 of 5 stars`. */
export function StarRow({ stars, label }: { stars: number; label: string }) {
  const full = Math.round(stars);
  return (
    <span className={styles.row} role="img" aria-label={label}>
      <span className={styles.full}>{'★'.repeat(full)}</span>
      <span className={styles.empty}>{'★'.repeat(ALL - full)}</span>
    </span>
  );
}
