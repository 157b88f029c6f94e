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
