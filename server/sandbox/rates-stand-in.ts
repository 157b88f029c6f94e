// Answers as the three banks do whose rates invoices are converted at. Rates are the same each working day, and none is
// published at weekends. The Romanian leu has none, as if no table named it.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dateIn } from '#src/dates/local-date.ts';

/** What one costs in złoty. */
const inZloty: Readonly<Record<string, number>> = {
  ...{ EUR: 4.2634, CZK: 0.1751, SEK: 0.3892, DKK: 0.5716, NOK: 0.3641, CHF: 4.5712, HUF: 0.0109, ISK: 0.0294 },
  PLN: 1,
};

export function addRates(app: FastifyInstance): void {
  app.get('/rates/nbp/api/exchangerates/rates/a/:code/:from/:to/', async (request: FastifyRequest, reply) => {
    const { code, from, to } = request.params as { code: string; from: string; to: string };
    const mid = inZloty[code.toUpperCase()];
    if (mid === undefined) return reply.code(404).type('text/plain').send('404 NotFound');
    const rates = workingDays(from, to).map((day) => ({
      ...{ no: `${numberInYear(day)}/A/NBP/${day.slice(0, 4)}`, effectiveDate: day, mid },
    }));
    return { table: 'A', currency: code, code: code.toUpperCase(), rates };
  });

  app.get('/rates/cnb/cnbapi/exrates/daily', async (request: FastifyRequest) => {
    const { date } = request.query as { date: string };
    const validFor = workingDays('2000-01-01', date, 1)[0] ?? date;
    const rates = Object.entries(inZloty).map(([currencyCode, costs]) => {
      const amount = costs < 0.05 ? 100 : 1;
      const rate = Number(((costs * amount) / (inZloty.CZK ?? 1)).toFixed(3));
      return { validFor, order: numberInYear(validFor), amount, currencyCode, rate };
    });
    return { rates };
  });

  app.get('/rates/ecb/service/data/EXR/:key', async (request: FastifyRequest, reply) => {
    const { key } = request.params as { key: string };
    const { startPeriod, endPeriod } = request.query as { startPeriod: string; endPeriod: string };
    const code = key.split('.')[1] ?? '';
    const costs = inZloty[code];
    if (costs === undefined) return reply.code(404).type('text/plain').send('No results found.');
    const rate = ((inZloty.EUR ?? 1) / costs).toFixed(4);
    const rows = workingDays(startPeriod, endPeriod).map((day) => `EXR.${key},D,${code},EUR,SP00,A,${day},${rate}`);
    const head = 'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE';
    return reply.type('text/csv').send([head, ...rows].join('\r\n'));
  });
}

const DAY_MS = 86_400_000;

/** The latest first. */
function workingDays(from: string, to: string, most = 100): string[] {
  const days: string[] = [];
  for (let at = Date.parse(to); at >= Date.parse(from) && days.length < most; at -= DAY_MS) {
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(dateIn('UTC', new Date(at)));
  }
  return days;
}

function numberInYear(day: string): number {
  return workingDays(`${day.slice(0, 4)}-01-01`, day, 366).length;
}
