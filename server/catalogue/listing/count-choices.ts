// How many products each choice would leave. The choices within one facet do not reduce its own counts, because any of
// them will do; those of the others do.
import { OPTIONS } from './listing-index.ts';
import type { Listing } from './listing-scope.ts';
import { bitsOf, missesOf } from './listing-wish.ts';

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

export function countChoices({ index, wish, slots }: Listing): ListingCounts {
  const amounts = index.amountsIn(wish.currency);
  const lowestAmounts = index.lowestAmountsIn(wish.currency);
  const misses = missesOf(index, wish);
  const { price, stock, ofFacet } = bitsOf(wish);
  const bitOf = index.choices.map(({ facet }) => ofFacet.get(facet) ?? 0);
  const counts = new Map<number, ChoiceCount>();
  // The last product that was counted for a choice: each counts once, however many of its variants have it.
  const [lastEverywhere, lastCounted]: [number[], number[]] = [[], []];
  let [total, inStock, minMinor, maxMinor] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  const countOf = (number: number, sample: number) => {
    const known = counts.get(number);
    if (known) return known;
    const first = { number, count: 0, everywhere: 0, sample };
    counts.set(number, first);
    return first;
  };
  const meet = (number: number, slot: number, missed: number) => {
    if (lastEverywhere[number] !== slot) {
      lastEverywhere[number] = slot;
      countOf(number, slot).everywhere += 1;
    }
    if (lastCounted[number] !== slot && (missed & ~(bitOf[number] ?? 0)) === 0) {
      lastCounted[number] = slot;
      countOf(number, slot).count += 1;
    }
  };
  const missedByOffers: number[] = [];
  const visit = (slot: number) => {
    if (!index.isListed[slot] || (lowestAmounts[slot] ?? -1) < 0) return;
    let [isFound, isFoundInStock] = [false, false];
    missedByOffers.length = 0;
    for (let offer = index.firstOffer[slot] ?? 0; offer < (index.firstOffer[slot + 1] ?? 0); offer++) {
      const amount = amounts[offer] ?? -1;
      if (amount < 0) continue;
      const missed = misses(slot, offer);
      if (!missedByOffers.includes(missed)) missedByOffers.push(missed);
      if (missed === 0) isFound = true;
      if ((missed & ~stock) === 0 && index.isInStock[offer]) isFoundInStock = true;
      if ((missed & ~price) === 0) {
        minMinor = Math.min(minMinor, amount);
        maxMinor = Math.max(maxMinor, amount);
      }
      for (let at = offer * OPTIONS; at < (offer + 1) * OPTIONS; at++) {
        const number = index.offerChoices[at] ?? -1;
        if (number >= 0) meet(number, slot, missed);
      }
    }
    for (let at = index.firstTag[slot] ?? 0; at < (index.firstTag[slot + 1] ?? 0); at++) {
      for (const missed of missedByOffers) meet(index.tags[at] ?? -1, slot, missed);
    }
    total += Number(isFound);
    inStock += Number(isFoundInStock);
  };
  if (slots) for (const slot of slots) visit(slot);
  else for (let slot = 0; slot < index.ids.length; slot++) visit(slot);
  const hasPrices = minMinor <= maxMinor;
  return {
    total,
    inStock,
    minMinor: hasPrices ? minMinor : null,
    maxMinor: hasPrices ? maxMinor : null,
    choices: [...counts.values()],
  };
}
