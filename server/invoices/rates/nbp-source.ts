// Table A of the Polish national bank. What counts is the last working day before the tax point, and before the day of issue
// where that is earlier (art. 31a of the Polish VAT act).

import { z } from 'zod';
import { shiftDay } from '#src/dates/local-date.ts';
import type { RateSource } from './rate-source.ts';

const answerSchema = z.object({
  rates: z.array(z.object({ no: z.string().max(40), effectiveDate: z.iso.date(), mid: z.number().positive() })),
});

export const nbpSource: RateSource = {
  name: 'NBP',
  origin: 'https://api.nbp.pl',
  standIn: '/rates/nbp',
  lastDay: (taxPoint) => shiftDay(taxPoint, -1),
  request: ({ currency }, { from, to }) => ({
    path: `/api/exchangerates/rates/a/${currency.toLowerCase()}/${from}/${to}/?format=json`,
    accept: 'application/json',
  }),
  read(body, { currency }) {
    const answer = answerSchema.safeParse(JSON.parse(body));
    if (!answer.success) return null;
    return answer.data.rates.map(({ no, effectiveDate, mid }) => ({
      ...{ unit: currency, rate: String(mid), table: no, day: effectiveDate },
    }));
  },
};
