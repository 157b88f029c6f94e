// What many stars come to. All published reviews count, whatever they say.

/** How many gave one star, two, … five. */
export type StarCounts = readonly number[];

export function countReviews(counts: StarCounts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Rounds to one decimal, from 1 to 5; null without a review. */
export function averageStars(counts: StarCounts): number | null {
  const all = countReviews(counts);
  if (all === 0) return null;
  const sum = counts.reduce((total, count, index) => total + count * (index + 1), 0);
  return Math.round((sum * 10) / all) / 10;
}
