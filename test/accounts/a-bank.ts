// A bank that knows one rate of each currency, for tests of what is converted.
import type { FetchRate } from '#server/invoices/rates/fetch-rate.ts';
import type { Currency } from '#src/currencies.ts';
import { ok } from '#src/result.ts';

/** `rates`: what one of them costs, or where the state's own money is the euro, what one euro costs. */
export function aBank(rates: Partial<Record<Currency, string>>) {
  const asked: string[][] = [];
  const fetchRate: FetchRate = async ({ national, currency, taxPoint, purpose }) => {
    asked.push([national, currency, taxPoint, ...(purpose ? [purpose] : [])]);
    const rate = rates[currency];
    if (rate === undefined) return { ok: false, error: { kind: 'NoRate', detail: `no rate of ${currency}` } };
    const unit = national === 'EUR' ? national : currency;
    return ok({ unit, rate, currency: national, source: 'ECB', table: 'EXR', day: taxPoint });
  };
  return { asked, fetchRate };
}
