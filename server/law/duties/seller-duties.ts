// The seller, and what every visitor may read about that.

import { isSpokenIn } from '#src/countries/spoken-language.ts';
import { isPeriodKnown, retentionPeriods } from '#src/customers/retention/retention-periods.ts';
import { listUnsaidFacts } from '#src/law/company-facts.ts';
import { mainFirst } from '#src/shop/markets.ts';
import { type Duty, type LawShop, met, toConfirm } from '../duty.ts';
import type { OpenPoint } from '../open-point.ts';
import { isUnsaid } from '../shop-facts.ts';

export const companyData: Duty = {
  key: 'companyData',
  law: {
    union: 'Dir. 2000/31/EC Art. 5; Reg. (EU) 2024/3228',
    own: { DE: '§ 5 DDG', NL: 'Art. 3:15d BW', PL: 'art. 206 KSH', CZ: '§ 435 OZ' },
  },
  async lacks(shop) {
    return [
      ...shop.lacks.filter(({ document }) => document === 'company'),
      ...unsaidFacts(shop),
      ...platformLinks(shop),
    ];
  },
  stands: () => met('law.companyData_met'),
};

function unsaidFacts(shop: LawShop): OpenPoint[] {
  const { company } = shop.settings;
  const unsaid = listUnsaidFacts(company);
  if (unsaid.length === 0 || isUnsaid(shop)) return [];
  return [
    {
      ...{ document: 'company', kind: 'FactsUnsaid', about: unsaid },
      says: `the company does not say ${unsaid.join(', ')}, which the law of ${company.address.country} wants of every company that has it`,
      fix: 'kasa settings set company --set PATH=VALUE, or --set numbersComplete=true when it has no more',
    },
  ];
}

/** The platform for online dispute resolution was closed on 20 July 2025, and the duty to link to it with it. */
function platformLinks({ settings: { pages } }: LawShop): OpenPoint[] {
  const linking = pages.pages.filter(({ texts }) =>
    Object.values(texts).some(({ bodyHtml }) => bodyHtml.includes('ec.europa.eu/consumers/odr')),
  );
  if (linking.length === 0) return [];
  const slugs = linking.map(({ slug }) => slug);
  return [
    {
      ...{ document: 'pages', kind: 'PlatformLinked', about: slugs },
      says: `${slugs.join(', ')} links to the platform for dispute resolution, which was closed in 2025`,
      fix: 'kasa settings edit pages',
    },
  ];
}

export const legalPages: Duty = {
  key: 'legalPages',
  law: { union: 'Dir. 2011/83/EU Art. 6, 8(3), 8(7)', own: { PT: 'DL 156/2005' } },
  async lacks(shop) {
    return [
      ...shop.lacks.filter(({ document }) => document === 'pages'),
      ...deliveryPage(shop),
      ...complaintsBook(shop),
    ];
  },
  stands({ settings: { company, markets } }) {
    const { country } = company.address;
    const spoken = mainFirst(markets);
    if (isSpokenIn(country, spoken))
      return met('law.legalPages_met', ({ languages }) => ({ languages: languages(spoken) }));
    return toConfirm('law.legalPages_confirm', ({ languages, countries }) => ({
      languages: languages(spoken),
      countries: countries([country]),
    }));
  },
};

/** How is delivered and paid may stand elsewhere: a shop without such a page may start. */
function deliveryPage({ settings: { pages }, lacks }: LawShop): OpenPoint[] {
  const isThere = pages.pages.some(({ slug }) => slug === 'delivery');
  if (isThere || lacks.some(({ kind }) => kind === 'PagesMissing')) return [];
  return [
    {
      ...{ document: 'pages', kind: 'PagesMissing', about: ['delivery'] },
      says: 'there is no page delivery',
      fix: 'kasa settings edit pages',
    },
  ];
}

/** Portugal: a shop on the Internet leads to the electronic complaints book from where everyone sees it. */
function complaintsBook(shop: LawShop): OpenPoint[] {
  const { pages, company } = shop.settings;
  if (company.address.country !== 'PT' || isUnsaid(shop)) return [];
  const bodies = pages.pages.flatMap(({ texts }) => Object.values(texts).map(({ bodyHtml }) => bodyHtml));
  // Its name alone leads nowhere.
  if (bodies.some((html) => /href="https?:\/\/(?:www\.)?livroreclamacoes\.pt/i.test(html))) return [];
  return [
    {
      ...{ document: 'pages', kind: 'ComplaintsBookUnlinked', about: [] },
      says: 'no page links to www.livroreclamacoes.pt, the complaints book that Portugal wants every shop to lead to',
      fix: 'kasa settings edit pages',
    },
  ];
}

export const accessibility: Duty = {
  key: 'accessibility',
  law: { union: 'Dir. (EU) 2019/882; WCAG 2.2 AA', own: { DE: 'BFSG' } },
  stands(shop) {
    const texts = shop.settings.pages.pages.find(({ slug }) => slug === 'accessibility')?.texts ?? {};
    const sold = mainFirst(shop.settings.markets);
    const without = sold.filter((language) => !texts[language]);
    return without.length > 0
      ? toConfirm('law.accessibility_confirm', ({ languages }) => ({ languages: languages(without) }))
      : met('law.accessibility_met', ({ languages }) => ({ languages: languages(sold) }));
  },
};

export const personalData: Duty = {
  key: 'personalData',
  law: { union: 'Reg. (EU) 2016/679; Dir. 2002/58/EC Art. 5(3)' },
  stands({ settings }) {
    const { bookkeepingYears, ossYears, claimsYears } = retentionPeriods(settings);
    const periods = { books: bookkeepingYears, claims: claimsYears };
    if (!isPeriodKnown(settings)) return toConfirm('law.personalData_confirm', periods);
    return settings.taxes.oss && ossYears > bookkeepingYears
      ? met('law.personalData_metOss', { ...periods, oss: ossYears })
      : met('law.personalData_met', periods);
  },
};
