import styles from './message-page.module.css';

/** A crooked frame, and the rear of the cat that is just leaving it. */
export function EmptyFrame() {
  return (
    <svg viewBox="0 0 420 420" aria-hidden="true">
      <path className={styles.wall} d="M8 14L410 4L416 408L0 418Z" />
      <path className={styles.dark} d="M210 44L120 126M210 44L312 112" />
      <circle className={styles.red} cx="210" cy="43" r="9" />
      <g transform="rotate(-4 210 240)">
        <path className={styles.wood} d="M88 116L334 110L338 384L84 388Z" />
        <path className={styles.hole} d="M112 140L310 135L313 360L109 363Z" />
      </g>
      <path className={styles.tail} d="M330 312C272 330 226 296 238 244C246 212 286 216 280 246" />
      <path
        className={styles.cat}
        d="M308 322C308 284 346 262 384 270L420 280V392H394L388 350L370 354L368 392H340L336 356C318 352 308 340 308 322Z"
      />
    </svg>
  );
}
