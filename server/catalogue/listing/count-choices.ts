// How many products each choice would leave. The choices within one facet do not reduce its own counts, because any of
// them will do; those of the others do.
import { OPTIONS } from './listing-index.ts';
import { type Listing, rowsOf } from './listing-scope.ts';
import { bitsOf, missesOf } from './variant-filter.ts';

export type ChoiceCount = {
  number: number;
  count: number;
  /** Products that have it, whatever else is chosen. */
  everywhere: number;
  /** A product that has it. */
  sample: number;
};

export type ListingCounts = {
  total: number;
  inStock: number;
  minMinor: number | null;
  maxMinor: number | null;
  choices: ChoiceCount[];
};

export function countChoices(listing: Listing): ListingCounts {
  const { index, filter } = listing;
  const amounts = index.amountsIn(filter.currency);
  const lowestAmounts = index.lowestAmountsIn(filter.currency);
  const lowestAvailable = index.lowestAvailableIn(filter.currency);
  const misses = missesOf(index, filter);
  const { price, stock, ofFacet } = bitsOf(filter);
  const { countChoice, counts } = createCounter(index.choices.map(({ facet }) => ofFacet.get(facet) ?? 0));
  let [total, inStock, minMinor, maxMinor] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  const missedByOffers: number[] = [];
  const visit = (row: number) => {
    if (!index.isListed[row] || (lowestAmounts[row] ?? -1) < 0) return;
    let [isFound, isFoundInStock] = [false, false];
    const isSoldOut = (lowestAvailable[row] ?? -1) < 0;
    missedByOffers.length = 0;
    for (let offer = index.firstOffer[row] ?? 0; offer < (index.firstOffer[row + 1] ?? 0); offer++) {
      const amount = amounts[offer] ?? -1;
      if (amount < 0) continue;
      const missed = misses(row, offer);
      if (!missedByOffers.includes(missed)) missedByOffers.push(missed);
      if (missed === 0) isFound = true;
      if ((missed & ~stock) === 0 && index.isInStock[offer]) isFoundInStock = true;
      if ((missed & ~price) === 0 && (isSoldOut || index.isAvailable[offer])) {
        minMinor = Math.min(minMinor, amount);
        maxMinor = Math.max(maxMinor, amount);
      }
      for (let at = offer * OPTIONS; at < (offer + 1) * OPTIONS; at++) {
        const number = index.offerChoices[at] ?? -1;
        if (number >= 0) countChoice(number, row, missed);
      }
    }
    for (let at = index.firstTag[row] ?? 0; at < (index.firstTag[row + 1] ?? 0); at++) {
      for (const missed of missedByOffers) countChoice(index.tags[at] ?? -1, row, missed);
    }
    total += Number(isFound);
    inStock += Number(isFoundInStock);
  };
  const rows = rowsOf(listing);
  if (rows) for (const row of rows) visit(row);
  else for (let row = 0; row < index.ids.length; row++) visit(row);
  const hasPrices = minMinor <= maxMinor;
  return {
    total,
    inStock,
    minMinor: hasPrices ? minMinor : null,
    maxMinor: hasPrices ? maxMinor : null,
    choices: [...counts.values()],
  };
}

/** `bitOf`: by the number of a choice, the bit of its facet. */
function createCounter(bitOf: readonly number[]) {
  const counts = new Map<number, ChoiceCount>();
  // The last product that was counted for a choice: each counts once, however many of its variants have it.
  const [lastEverywhere, lastCounted]: [number[], number[]] = [[], []];
  const countOf = (number: number, sample: number) => {
    const before = counts.get(number);
    if (before) return before;
    const first = { number, count: 0, everywhere: 0, sample };
    counts.set(number, first);
    return first;
  };
  const countChoice = (number: number, row: number, missed: number) => {
    if (lastEverywhere[number] !== row) {
      lastEverywhere[number] = row;
      countOf(number, row).everywhere += 1;
    }
    if (lastCounted[number] !== row && (missed & ~(bitOf[number] ?? 0)) === 0) {
      lastCounted[number] = row;
      countOf(number, row).count += 1;
    }
  };
  return { countChoice, counts };
}
