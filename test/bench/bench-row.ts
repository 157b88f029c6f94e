// What a measurement says: one row of the table. A row is judged by its ratio, or by its figure where there is none.

export type Row = {
  /** Which of the nine targets it is of, or 0 for what is told beside them. */
  target: number;
  what: string;
  /** Null: it could not be measured; `note` says why, and the row does not hold. */
  figure: number | null;
  unit: string;
  /** Against what `what` names; both from the same interleaved run. */
  ratio?: number | null;
  /** Left out for rows that only tell. */
  limit?: { atLeast: number } | { atMost: number };
  note?: string;
};

type JudgedRow = Row & { holds: boolean | null };

/** `holds` is null for rows without a limit. */
export function judgeRow(row: Row): JudgedRow {
  if (!row.limit) return { ...row, holds: row.figure === null ? false : null };
  const value = row.ratio ?? row.figure;
  if (value === null || !Number.isFinite(value)) return { ...row, holds: false };
  return { ...row, holds: 'atLeast' in row.limit ? value >= row.limit.atLeast : value <= row.limit.atMost };
}

/** A row for what went wrong, so that a fault in a measurement is never read as success. */
export function failedRow(target: number, what: string, error: unknown): Row {
  const note = error instanceof Error ? error.message : String(error);
  return { target, what, figure: null, unit: '', limit: { atMost: 0 }, note };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return Number.NaN;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

/** The median of the ratios of each repetition by itself: what slows a moment down slows both sides. */
export function medianRatio(values: readonly number[], others: readonly number[]): number {
  return median(values.map((value, index) => value / (others[index] ?? Number.NaN)));
}

export function formatTable(rows: readonly JudgedRow[]): string {
  const lines = rows.map((row) => [
    row.target > 0 ? String(row.target) : '',
    row.what,
    row.figure === null ? 'not measured' : `${formatFigure(row.figure)} ${row.unit}`.trim(),
    row.ratio === undefined || row.ratio === null ? '' : row.ratio.toFixed(2),
    formatLimit(row.limit),
    row.holds === null ? '' : row.holds ? 'holds' : 'DOES NOT',
    row.note ?? '',
  ]);
  const table = [['', 'what', 'figure', 'ratio', 'limit', '', ''], ...lines];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  const isNumber = (column: number) => column >= 2 && column <= 4;
  return table
    .map((line) =>
      line
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatLimit(limit: Row['limit']): string {
  if (!limit) return '';
  return 'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`;
}

function formatFigure(figure: number): string {
  if (figure >= 1000) return Math.round(figure).toLocaleString('en');
  return figure >= 100 || Number.isInteger(figure) ? figure.toFixed(0) : figure.toPrecision(3);
}
