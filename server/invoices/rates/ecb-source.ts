// The reference rates of the European Central Bank, which article 91 of the VAT Directive allows everywhere: what one euro
// costs. The latest that was published on or before the tax point counts.
import type { RateSource } from './rate-source.ts';

const EURO = 'EUR';

export const ecbSource: RateSource = {
  name: 'ECB',
  origin: 'https://data-api.ecb.europa.eu',
  standIn: '/rates/ecb',
  lastDay: (taxPoint) => taxPoint,
  request({ currency, national }, { from, to }) {
    const other = currency === EURO ? national : currency;
    const search = `startPeriod=${from}&endPeriod=${to}&format=csvdata&detail=dataonly`;
    return { path: `/service/data/EXR/D.${other}.EUR.SP00.A?${search}`, accept: 'text/csv' };
  },
  read(body) {
    const [head = '', ...rows] = body.trim().split(/\r?\n/);
    const columns = head.split(',');
    const [dayAt, rateAt] = [columns.indexOf('TIME_PERIOD'), columns.indexOf('OBS_VALUE')];
    if (dayAt < 0 || rateAt < 0) return null;
    return rows.map((row) => {
      const cells = row.split(',');
      return { unit: EURO, rate: cells[rateAt] ?? '', table: 'EXR', day: cells[dayAt] ?? '' } as const;
    });
  },
};
