// A page that has only something to say: what happened, and where to go from here.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import layout from './layout.module.css';
import styles from './message-page.module.css';

type MessagePageProps = { title: string; text: string; drawing: ReactNode; children: ReactNode };

export function MessagePage({ title, text, drawing, children }: MessagePageProps) {
  return (
    <div className={classNames(layout.page, styles.message)}>
      {drawing}
      <div className={styles.text}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={layout.lead}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}

/** A crooked frame, and the end of the cat that has just left it. */
export function EmptyFrame() {
  return (
    <svg viewBox="0 0 420 420" aria-hidden="true">
      <path className={styles.wall} d="M8 14L410 4L416 408L0 418Z" />
      <path className={styles.dark} d="M210 44L120 126M210 44L312 112" />
      <circle className={styles.red} cx="210" cy="43" r="9" />
      <g transform="rotate(-4 210 240)">
        <path className={styles.wood} d="M88 116L334 110L338 384L84 388Z" />
        <path className={styles.hole} d="M112 140L310 135L313 360L109 363Z" />
        <path className={styles.tail} d="M312 338C232 352 212 286 236 252C256 224 296 240 280 266" />
      </g>
    </svg>
  );
}

/** A sheet that went through the press askew. */
export function JammedSheet() {
  return (
    <svg viewBox="0 0 420 420" aria-hidden="true">
      <path className={styles.wall} d="M8 14L410 4L416 408L0 418Z" />
      <path className={styles.sheet} d="M104 118L214 84L252 148L190 168L286 240L206 262L300 350L150 396Z" />
      <path className={styles.red} d="M150 190L196 176L228 236L166 256Z" />
      <path className={styles.wood} d="M40 70L380 60L381 118L42 126Z" />
      <circle className={styles.hole} cx="80" cy="96" r="13" />
      <circle className={styles.hole} cx="342" cy="89" r="13" />
    </svg>
  );
}
