// The sources of rates: whose they are, how they are asked for, and what of the answer counts.
import type { Currency } from '#src/money.ts';
import type { ExchangeRate } from './national-vat.ts';

export type WantedRate = {
  /** The state whose law says which rate counts. */
  country: string;
  national: Currency;
  currency: Currency;
  /** When the tax became due, or the earlier day on which it was invoiced; as `2026-11-24`. */
  taxPoint: string;
  /** What it is for; left out for an invoice. `oss`: the return of the quarter whose last day the tax point is. */
  purpose?: 'oss';
};

export type RateSource = {
  /** The name on invoices. */
  name: string;
  origin: string;
  /** The address on the sandbox's origin. */
  standIn: string;
  /** The latest day whose rate may count. */
  lastDay(taxPoint: string): string;
  request(wanted: WantedRate, days: { from: string; to: string }): { path: string; accept: string };
  /** Every rate that it holds, in any order; null: it cannot be read. */
  read(body: string, wanted: WantedRate): FoundRate[] | null;
};

export type FoundRate = Omit<ExchangeRate, 'source' | 'currency'>;
