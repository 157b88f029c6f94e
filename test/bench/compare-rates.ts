// A row from two contestants of one run: who answers how many requests of the other's.
import { median, medianRatio, type Row } from './bench-row.ts';
import type { LoadFigures } from './put-load.ts';

export function compareRates(
  target: number,
  name: string,
  own: LoadFigures | undefined,
  other: LoadFigures | undefined,
  { than, atLeast }: { than: string; atLeast?: number },
): Row {
  if (!own || !other) throw new Error(`${name} or ${than} was not measured`);
  const byProcessor = medianRatio(other.processorUs, own.processorUs).toFixed(2);
  return {
    target,
    what: `${name} / ${than}`,
    figure: median(own.rates),
    unit: 'requests/s',
    ratio: medianRatio(own.rates, other.rates),
    ...(atLeast !== undefined && { limit: { atLeast } }),
    note: `by processor time ${byProcessor}: ${median(own.processorUs).toFixed(0)} us against ${median(other.processorUs).toFixed(0)}`,
  };
}
