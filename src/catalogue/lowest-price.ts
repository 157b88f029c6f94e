// Directive 98/6/EC, article 6a, as read by the Court of Justice in C-330/23: a reduction is announced against the
// lowest price of the 30 days before it began, and not against whatever the merchant crosses out.

export const LOWEST_PRICE_WINDOW_DAYS = 30;
const DAY_MS = 86_400_000;

export type PriceChange = { amountMinor: number; validFrom: Date };

/** A price change as JSON has it. */
export type PriceChangeRow = { amountMinor: number; validFrom: string };

/** Whether the last change of a price is a reduction that may be announced, or why it is none. */
export const announcements = [
  'announced',
  /** There was no price before. */
  'first_price',
  /** The lowest price of those 30 days was no higher. */
  'not_lower',
] as const;
export type Announcement = { kind: (typeof announcements)[number]; lowestBefore: number | null };

/** What the reduction is announced against that the last of the changes is; null when none may be. */
export function announcedPrior(rows: readonly PriceChangeRow[] | null): number | null {
  const { kind, lowestBefore } = announcementOf(rows);
  return kind === 'announced' ? lowestBefore : null;
}

/** A price as it is saved or typed; `reducedMinor`: what a reduction makes of it that runs now. */
export type PriceBeside = { minor: number; compareAtMinor: number | null; reducedMinor: number | null };

/**
 * What the shop's pages say of a price from now on: what it costs, and what that is announced against. A reduction is
 * announced only where something is crossed out (`prices_at`, `changesToAnnounce`).
 *
 * @param rows all changes until now; a price that is none of them is one as of now
 */
export function priceOnPage(
  { minor, compareAtMinor, reducedMinor }: PriceBeside,
  rows: readonly PriceChangeRow[],
  now: Date,
): { minor: number; prior: number | null } {
  const isReduced = reducedMinor !== null && reducedMinor < minor;
  const [shown, crossedOut] = isReduced ? [reducedMinor, minor] : [minor, compareAtMinor];
  if (crossedOut === null || crossedOut <= shown) return { minor: shown, prior: null };
  const isStanding = byMoment(rows).at(-1)?.amountMinor === shown;
  const changes = isStanding ? rows : [...rows, { amountMinor: shown, validFrom: now.toISOString() }];
  return { minor: shown, prior: announcedPrior(changes) };
}

/** The lowest price of the 30 days until now, the one that stands included; null where there was none. */
export function lowestUntil(rows: readonly PriceChangeRow[], now: Date): number | null {
  return lowestPriceBefore(byMoment(rows), { validFrom: new Date(now.getTime() + 1) });
}

/** @param rows all changes until now of one variant's price in one currency, each to another amount */
export function announcementOf(rows: readonly PriceChangeRow[] | null): Announcement {
  const changes = byMoment(rows ?? []);
  const current = changes.at(-1);
  const lowestBefore = current ? lowestPriceBefore(changes, current) : null;
  if (!current || lowestBefore === null) return { kind: 'first_price', lowestBefore };
  return { kind: lowestBefore > current.amountMinor ? 'announced' : 'not_lower', lowestBefore };
}

function byMoment(rows: readonly PriceChangeRow[]): PriceChange[] {
  return rows
    .map(({ amountMinor, validFrom }) => ({ amountMinor, validFrom: new Date(validFrom) }))
    .sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
}

/**
 * The lowest price in force during the 30 days before `reduction` began. A price set earlier that was still in force
 * when the window opened counts; the reduced price itself does not. Null when no reduction may be announced: there
 * was no price before, or it was not higher.
 *
 * @param history all changes of one variant's price in one currency, in any order
 */
export function lowestPriorPrice(history: readonly PriceChange[], reduction: PriceChange): number | null {
  const lowest = lowestPriceBefore(history, reduction);
  return lowest !== null && lowest > reduction.amountMinor ? lowest : null;
}

function lowestPriceBefore(history: readonly PriceChange[], reduction: Pick<PriceChange, 'validFrom'>): number | null {
  const start = reduction.validFrom.getTime();
  const windowStart = start - LOWEST_PRICE_WINDOW_DAYS * DAY_MS;
  const earlier = history
    .filter((change) => change.validFrom.getTime() < start)
    .sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
  const inWindow = earlier.filter((_, position) => {
    const next = earlier[position + 1];
    const endsAt = next ? next.validFrom.getTime() : start;
    return endsAt > windowStart;
  });
  return inWindow.length === 0 ? null : Math.min(...inWindow.map((change) => change.amountMinor));
}
