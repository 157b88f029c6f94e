import { type Currency, currencies } from '../../currencies.ts';
import { day, type ListFilter, listFilters, tabs } from '../../lists/office/list-filters.ts';
import { type ShopReportName, shopReportNames } from '../shop-reports.ts';

const [, ...others] = shopReportNames;

/** One of those in which anything was sold. */
const currency: ListFilter<Currency> = {
  field: { kind: 'choice', label: 'reports.currency', choices: null },
  read: (text) => currencies.find((code) => code === text) ?? null,
};

/** What an address of the reports asks for; the file of a report has the same parameters. */
export const reportFilters = listFilters({
  report: tabs<ShopReportName>('reports.name_sales', others, (name, t) => t(`reports.name_${name}`)),
  from: day('reports.from'),
  until: day('reports.until'),
  currency,
});
