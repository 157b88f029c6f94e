// Countries whose law wants an invoice made by a certified program, or sent to a system of the tax office, that Kasa does not
// know: an invoice of Kasa is not enough there. The law page, `kasa doctor`, `kasa law`, the first run, the settings and the
// page of an order say so from here, and the guide of invoices names the same.

/** Called as it is at home, in every language. */
export type PublicSystem = {
  country: string;
  system: string;
  law: string;
  /** Nobody may write invoices with a program that the tax office has not certified: one of Kasa would be against the law. */
  isForbiddenToOthers?: true;
};

export const publicSystems: readonly PublicSystem[] = [
  {
    country: 'PT',
    system: 'software certificado pela AT, ATCUD',
    law: 'DL 28/2019; Portaria 195/2020',
    isForbiddenToOthers: true,
  },
  { country: 'GR', system: 'myDATA', law: 'N. 4308/2014; A.1138/2020' },
  { country: 'IT', system: 'Sistema di Interscambio (SdI)', law: 'D.Lgs. 127/2015' },
  { country: 'HU', system: 'NAV Online Számla', law: '2007. évi CXXVII. törvény' },
  { country: 'RO', system: 'RO e-Factura', law: 'OUG 120/2021' },
];

export function publicSystemOf(country: string): PublicSystem | undefined {
  return publicSystems.find((each) => each.country === country);
}

export function lawsOfPublicSystems(): Record<string, string> {
  return Object.fromEntries(publicSystems.map(({ country, law }) => [country, law]));
}
