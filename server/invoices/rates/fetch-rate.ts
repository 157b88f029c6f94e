// Asks the bank whose rates count in the seller's state. Nothing but a rate in a plain form, of a day that counts, is taken
// from an answer; everything else is a reason why there is none.
import { isDay, shiftDay } from '#src/dates/local-date.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { type AskCarrier, createAskCarrier } from '../../shipping/labels/ask-carrier.ts';
import { cnbSource } from './cnb-source.ts';
import { ecbSource } from './ecb-source.ts';
import type { ExchangeRate } from './national-vat.ts';
import { nbpSource } from './nbp-source.ts';
import type { FoundRate, RateSource, WantedRate } from './rate-source.ts';

const PATIENCE_MS = 8_000;
const MOST_BYTES = 100_000;
/** Over Christmas and the turn of the year, banks are closed for days. */
const DAYS_WITHOUT = 10;

const byCountry: Readonly<Record<string, RateSource>> = { PL: nbpSource, CZ: cnbSource };

export function rateSourceOf(country: string): RateSource {
  return byCountry[country] ?? ecbSource;
}

/** `detail`: for a log, in English. */
export type RateProblem = { kind: 'NoRate'; detail: string };
export type FetchRate = (wanted: WantedRate) => Promise<Result<ExchangeRate, RateProblem>>;

/** `sandboxOrigin`: null with live keys; a shop that is being tried asks nobody outside. */
type RateServices = { sandboxOrigin: string | null; ask?: AskCarrier };

export function createFetchRate({
  sandboxOrigin,
  ask = createAskCarrier(PATIENCE_MS, MOST_BYTES),
}: RateServices): FetchRate {
  return async (wanted) => {
    const { country, currency, national, taxPoint } = wanted;
    const isOfQuarter = wanted.purpose === 'oss';
    const source = isOfQuarter ? ecbSource : rateSourceOf(country);
    const isCross = source === ecbSource && currency !== 'EUR' && national !== 'EUR';
    if (isCross) return noRate(`the ECB has no rate of ${currency} in ${national}`);
    const days = isOfQuarter ? daysFrom(taxPoint) : daysUpTo(source.lastDay(taxPoint));
    const { path, accept } = source.request(wanted, days);
    const base = sandboxOrigin === null ? source.origin : sandboxOrigin + source.standIn;
    const answer = await ask({ method: 'GET', url: base + path, headers: { accept } });
    if (!answer.ok) return noRate(answer.error.detail);
    const { status, bytes } = answer.value;
    if (status !== 200) return noRate(`${source.name} answered ${status}`);
    const counting = countingIn(readSafely(source, Buffer.from(bytes).toString('utf8'), wanted), days);
    const found = isOfQuarter ? counting[0] : counting.at(-1);
    if (!found) return noRate(`${source.name} names no rate from ${days.from} to ${days.to}`);
    return ok({ ...found, currency: national, source: source.name });
  };
}

function readSafely(source: RateSource, body: string, wanted: WantedRate): FoundRate[] {
  try {
    return source.read(body, wanted) ?? [];
  } catch {
    return [];
  }
}

/** A rate as the table keeps it. */
export const RATE = /^\d{1,6}(?:\.\d{1,8})?$/;

/** The earliest first. */
function countingIn(found: readonly FoundRate[], { from, to }: Days): FoundRate[] {
  return found
    .filter(({ rate, day }) => RATE.test(rate) && Number(rate) > 0 && isDay(day) && day >= from && day <= to)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

type Days = { from: string; to: string };

const daysUpTo = (to: string): Days => ({ from: shiftDay(to, -DAYS_WITHOUT), to });

/** A return takes the rate of the next day where there is none of the last one (art. 369h of the VAT Directive). */
const daysFrom = (from: string): Days => ({ from, to: shiftDay(from, DAYS_WITHOUT) });

function noRate(detail: string): { ok: false; error: RateProblem } {
  return refuse({ kind: 'NoRate', detail });
}
