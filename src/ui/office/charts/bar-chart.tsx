// Bars of a period's intervals over those of the period before. What shows it has its figures as a table too.

import { classNames } from '../../class-names.ts';
import layout from '../sheets/office-layout.module.css';
import styles from './bar-chart.module.css';

export type Bar = {
  /** What the interval is called. */
  name: string;
  value: number;
  before: number;
  /** What the pointer is told. */
  title: string;
};

const WIDTH = 300;
const HEIGHT = 96;

/** `highest`: what the highest bar stands for, in words. */
export function BarChart({ label, bars, highest }: { label: string; bars: readonly Bar[]; highest?: string }) {
  const most = Math.max(1, ...bars.flatMap(({ value, before }) => [value, before]));
  const step = WIDTH / bars.length;
  const heightOf = (value: number) => (value > 0 ? Math.max(2, (value / most) * (HEIGHT - 6)) : 0);
  const place = (index: number, value: number, share: number) => ({
    x: index * step + (step * (1 - share)) / 2,
    y: HEIGHT - 1 - heightOf(value),
    width: step * share,
    height: heightOf(value),
  });
  return (
    <>
      {highest ? (
        <p className={classNames(layout.aside, styles.highest)} aria-hidden="true">
          {highest}
        </p>
      ) : null}
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ name, value, before, title }, index) => (
          <g key={name}>
            <title>{title}</title>
            {/* All of the column answers to the pointer. */}
            <rect className={styles.column} x={index * step} y={0} width={step} height={HEIGHT} />
            <rect className={styles.ghost} {...place(index, before, 0.86)} />
            <rect className={styles.bar} {...place(index, value, 0.5)} />
          </g>
        ))}
        <line className={styles.axis} x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      <div className={classNames(layout.aside, styles.scale)} aria-hidden="true">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </div>
    </>
  );
}
