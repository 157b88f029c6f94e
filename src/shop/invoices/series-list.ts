// The series of a shop: one for each kind, and those that a market has of its own.
import { couldMeet } from './series-pattern.ts';

export const seriesKinds = ['invoice', 'correction', 'proforma', 'receipt'] as const;
type SeriesKind = (typeof seriesKinds)[number];
type Patterns = Readonly<Record<SeriesKind, string>>;
export type SeriesSettings = { series: Patterns; marketSeries: Readonly<Record<string, Patterns>> };

/** `market`: its language; empty for the shop's own. `path`: in the settings, such as `marketSeries.pl.invoice`. */
export type Series = { kind: SeriesKind; market: string; path: string; pattern: string };

/** A market that has none of a kind is numbered in the shop's own. */
export function listSeries({ series, marketSeries }: SeriesSettings): Series[] {
  const own = seriesKinds.map((kind) => ({ kind, market: '', path: `series.${kind}`, pattern: series[kind] }));
  const ofMarkets = Object.entries(marketSeries).flatMap(([market, patterns]) =>
    seriesKinds.map((kind) => ({ kind, market, path: `marketSeries.${market}.${kind}`, pattern: patterns[kind] })),
  );
  return [...own, ...ofMarkets.filter(({ pattern }) => pattern !== '')];
}

export function seriesFor(settings: SeriesSettings, kind: SeriesKind, market: string): Series {
  const ofKind = listSeries(settings).filter((each) => each.kind === kind);
  const found = ofKind.find((each) => each.market === market) ?? ofKind.find((each) => each.market === '');
  if (!found) throw new Error(`no series of ${kind}`);
  return found;
}

/** Two series whose numbers could be the same; the second is the later one. */
export function meetingSeries(all: readonly Series[]): [Series, Series] | null {
  for (const [place, one] of all.entries()) {
    const other = all.slice(place + 1).find(({ pattern }) => couldMeet(one.pattern, pattern));
    if (other) return [one, other];
  }
  return null;
}
