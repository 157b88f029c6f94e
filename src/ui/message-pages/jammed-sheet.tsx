import styles from './message-page.module.css';

/** A sheet that the press has folded up. */
export function JammedSheet() {
  return (
    <svg viewBox="0 0 420 420" aria-hidden="true">
      <path className={styles.wall} d="M8 14L410 4L416 408L0 418Z" />
      <path className={styles.sheet} d="M112 118L306 112L332 176L132 190ZM96 246L300 232L322 306L124 314Z" />
      <path className={styles.fold} d="M132 190L332 176L300 232L96 246ZM124 314L322 306L288 372L92 384Z" />
      <path className={styles.red} d="M176 114L246 112L264 181L194 186Z" />
      <path className={styles.blue} d="M150 242L196 239L216 310L172 312Z" />
      <path className={styles.wood} d="M40 70L380 60L381 118L42 126Z" />
      <circle className={styles.hole} cx="80" cy="96" r="13" />
      <circle className={styles.hole} cx="342" cy="89" r="13" />
    </svg>
  );
}
