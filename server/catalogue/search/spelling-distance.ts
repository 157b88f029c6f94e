// How far two words are apart: letters added, left out, changed, or two neighbours swapped (optimal string alignment).
// What people do to a word that they mean costs less than what makes another word of it.

/** People leave a letter out more often than they add another. */
const MISSING_LETTER = 1;
const ADDED_LETTER = 1.25;
export const LEAST_SLIP = 0.5;
const DOUBLED = LEAST_SLIP;
const SWAPPED = 0.75;
const OTHER_LETTER = 1.25;
/** Letters that sound alike in some language of Europe. */
const alike: readonly (readonly [letters: string, cost: number])[] = [
  ['bp', LEAST_SLIP],
  ['dt', LEAST_SLIP],
  ['ckqgx', LEAST_SLIP],
  ['szcx', LEAST_SLIP],
  ['fvwu', LEAST_SLIP],
  ['mn', 0.75],
  ['ijy', LEAST_SLIP],
  ['aeiouy', 0.75],
];

/** The number of slips from what was typed to a word; of more than `limit` it says only that they are more. */
export function spellingDistance(typed: string, word: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(typed.length - word.length) * DOUBLED > limit) return limit + 1;
  let twoBack: number[] = [];
  let previous = [0];
  for (let column = 1; column <= word.length; column++) {
    previous.push(cell(previous, column - 1) + missingCost(word, column));
  }
  let previousBest = 0;
  for (let row = 1; row <= typed.length; row++) {
    const current = [cell(previous, 0) + addedCost(typed, row)];
    let rowBest = cell(current, 0);
    for (let column = 1; column <= word.length; column++) {
      let best = Math.min(
        cell(previous, column) + addedCost(typed, row),
        cell(current, column - 1) + missingCost(word, column),
        cell(previous, column - 1) + letterCost(typed[row - 1], word[column - 1]),
      );
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) best = Math.min(best, cell(twoBack, column - 2) + SWAPPED);
      current.push(best);
      rowBest = Math.min(rowBest, best);
    }
    // A swap reaches over one row.
    if (rowBest > limit && previousBest > limit - SWAPPED) return limit + 1;
    previousBest = rowBest;
    twoBack = previous;
    previous = current;
  }
  const slips = cell(previous, word.length);
  return slips > limit ? limit + 1 : slips;
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

function missingCost(word: string, at: number): number {
  return isDoubled(word, at) ? DOUBLED : MISSING_LETTER;
}

function addedCost(typed: string, at: number): number {
  return isDoubled(typed, at) ? DOUBLED : ADDED_LETTER;
}

function isDoubled(word: string, at: number): boolean {
  return at > 1 && word[at - 1] === word[at - 2];
}

const letterCosts = new Map(
  alike.toReversed().flatMap(([letters, cost]) => [...letters].flatMap((a) => [...letters].map((b) => [a + b, cost]))),
);

function letterCost(a = '', b = ''): number {
  return a === b ? 0 : (letterCosts.get(a + b) ?? OTHER_LETTER);
}

/**
 * How many slips a word of this length is forgiven without asking. In a short one a single letter makes another word:
 * a horse is no house.
 */
export function forgivenSlips(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  if (length < 8) return 1.5;
  return length < 11 ? 2 : 2.75;
}
