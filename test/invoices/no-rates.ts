import type { FetchRate } from '#server/invoices/rates/fetch-rate.ts';

/** No bank answers: for tests whose invoices are in the seller's own money. */
export const noRates: FetchRate = async () => ({ ok: false, error: { kind: 'NoRate', detail: 'no bank answers' } });
