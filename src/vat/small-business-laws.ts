// The rule by which a small business charges no VAT, as it is cited at home. A country that is left out has none that we know.
import type { Country } from '../countries/country.ts';

const laws: Readonly<Partial<Record<Country, string>>> = {
  PL: 'art. 113 ustawy o VAT',
  DE: '§ 19 UStG',
  AT: '§ 6 Abs. 1 Z 27 UStG',
  NL: 'KOR, art. 25 Wet OB 1968',
  BE: 'art. 56bis Btw-wetboek / Code de la TVA',
  CZ: '§ 6 zákona o DPH',
  FR: 'art. 293 B du CGI',
  FI: '3 § arvonlisäverolaki',
  PT: 'art. 53.º do CIVA',
};

export function smallBusinessLaw(country: string): string | undefined {
  return laws[country as Country];
}
