// The daily rates of the Czech national bank, some of them for a hundred units. What counts is the rate in force on the day of
// the tax point (section 4 of the Czech VAT act): that of the day, or of the last working day before it.
import { z } from 'zod';
import type { RateSource } from './rate-source.ts';

const answerSchema = z.object({
  rates: z.array(
    z.object({
      validFor: z.iso.date(),
      order: z.number().int().positive(),
      amount: z.union([z.literal(1), z.literal(100), z.literal(1000)]),
      currencyCode: z.string(),
      rate: z.number().positive(),
    }),
  ),
});

export const cnbSource: RateSource = {
  name: 'ČNB',
  origin: 'https://api.cnb.cz',
  standIn: '/rates/cnb',
  lastDay: (taxPoint) => taxPoint,
  request: (_, { to }) => ({ path: `/cnbapi/exrates/daily?date=${to}&lang=EN`, accept: 'application/json' }),
  read(body, { currency }) {
    const answer = answerSchema.safeParse(JSON.parse(body));
    if (!answer.success) return null;
    return answer.data.rates
      .filter(({ currencyCode }) => currencyCode === currency)
      .map(({ validFor, order, amount, rate }) => ({
        ...{ unit: currency, rate: perUnit(rate, amount), table: `${order}/${validFor.slice(0, 4)}`, day: validFor },
      }));
  },
};

/** 6.214 for a hundred is 0.06214 for one, digit by digit. */
function perUnit(rate: number, amount: number): string {
  const places = String(amount).length - 1;
  const [whole = '', fraction = ''] = String(rate).split('.');
  const digits = whole.padStart(places + 1, '0');
  const moved = `${digits.slice(0, digits.length - places)}.${digits.slice(digits.length - places)}${fraction}`;
  return places === 0 ? String(rate) : moved;
}
