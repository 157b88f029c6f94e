import styles from './option-picker.module.css';
import type { PrintSize } from './print-size.ts';

const TALLEST_PX = 64;

/** A sheet in proportion to the others of its option. */
export function SizeDrawing({ size, among }: { size: PrintSize; among: readonly PrintSize[] }) {
  const scale = TALLEST_PX / Math.max(...among.map(({ width, height }) => Math.max(width, height)));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  return (
    <svg className={styles.drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect x="1" y="1" width={width - 2} height={height - 2} />
    </svg>
  );
}
