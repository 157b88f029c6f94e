// What a shop's numbers begin with until somebody sets others, by what its country calls the paper. Only shops that begin take
// it: a series that has numbers keeps its pattern.

type Letters = { invoice: string; correction: string };

const byCountry: Readonly<Record<string, Letters>> = {
  PL: { invoice: 'FV', correction: 'FK' },
  CZ: { invoice: 'FV', correction: 'OD' },
  SK: { invoice: 'FV', correction: 'OD' },
  DE: { invoice: 'RG', correction: 'RK' },
  AT: { invoice: 'RG', correction: 'RK' },
  NL: { invoice: 'F', correction: 'CN' },
  BE: { invoice: 'F', correction: 'CN' },
  FR: { invoice: 'F', correction: 'AV' },
  ES: { invoice: 'F', correction: 'FR' },
  IT: { invoice: 'FT', correction: 'NC' },
  PT: { invoice: 'FT', correction: 'NC' },
  FI: { invoice: 'LASKU', correction: 'HYVITYS' },
};
const elsewhere: Letters = { invoice: 'INV', correction: 'CN' };

export function seriesOf(country: string): Letters {
  const { invoice, correction } = byCountry[country] ?? elsewhere;
  return { invoice: `${invoice}/{year}/{number}`, correction: `${correction}/{year}/{number}` };
}
