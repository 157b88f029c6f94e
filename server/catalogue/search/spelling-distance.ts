// How far two words are apart: letters added, left out, changed, or two neighbours swapped (optimal string alignment).

/** The number of such slips; of more than `limit` it says only that they are more. */
export function spellingDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let twoBack: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  let previousBest = 0;
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let rowBest = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let best = Math.min(
        cell(previous, column) + 1,
        cell(current, column - 1) + 1,
        cell(previous, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) best = Math.min(best, cell(twoBack, column - 2) + 1);
      current.push(best);
      rowBest = Math.min(rowBest, best);
    }
    // A swap reaches over one row.
    if (rowBest > limit && previousBest >= limit) return limit + 1;
    previousBest = rowBest;
    twoBack = previous;
    previous = current;
  }
  return cell(previous, b.length);
}

function cell(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** How many slips a word of this length is forgiven without asking. */
export function forgivenSlips(length: number): number {
  if (length < 3) return 0;
  if (length < 5) return 1;
  return length < 9 ? 2 : 3;
}
