// A rating as five stars; screen readers hear a number. Drawn, because few typefaces have the character.
import styles from './star-row.module.css';

const SHAPE = 'M10 2.2L12.4 7.2L17.8 7.9L13.8 11.7L14.8 17.1L10 14.5L5.2 17.1L6.2 11.7L2.2 7.9L7.6 7.2Z';
const WIDTH = 20;

/** `label`: the rating in words, as `4 of 5 stars`. */
export function StarRow({ stars, label }: { stars: number; label: string }) {
  const full = Math.round(stars);
  return (
    <svg className={styles.row} viewBox={`0 0 ${5 * WIDTH} ${WIDTH}`} role="img" aria-label={label}>
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          className={place < full ? styles.full : styles.empty}
          transform={`translate(${place * WIDTH})`}
          d={SHAPE}
        />
      ))}
    </svg>
  );
}

/** One star, as large as the text around it and in its colour. */
export function Star() {
  return (
    <svg className={styles.star} viewBox={`0 0 ${WIDTH} ${WIDTH}`} aria-hidden="true">
      <path d={SHAPE} />
    </svg>
  );
}
