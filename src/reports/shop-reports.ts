// The reports of the shop: what each of them shows. The page, its file, the command and the API follow from this; what a
// report reads is `server/reports/read-report.ts`.

/**
 * What a cell holds. `interval`: a day or a month; `amount`: minor units of the report's currency; `share`: per ten thousand;
 * `milliseconds` and `shift`: as Web Vitals have them. The others are names that the page says in its own words, or texts.
 */
export const cellKinds = [
  ...(['interval', 'text', 'product', 'method', 'country', 'language', 'step', 'page', 'outcome'] as const),
  ...(['count', 'amount', 'share', 'milliseconds', 'shift'] as const),
] as const;
export type CellKind = (typeof cellKinds)[number];

export type ReportColumn = {
  id: string;
  kind: CellKind;
  /** The rows add up, and are compared with the time before. */
  isSummed?: true;
};

export type ShopReport = {
  columns: readonly ReportColumn[];
  /** The column that the chart draws, over the intervals or over the rows. */
  chart?: string;
  /** What it counts is deleted too soon to be compared with the time before. */
  hasNoBefore?: true;
  /** The rows are of one currency. */
  isOfMoney?: true;
};

const orders = { id: 'orders', kind: 'count', isSummed: true } as const satisfies ReportColumn;
const sums = [
  { id: 'sold', kind: 'amount', isSummed: true },
  { id: 'givenBack', kind: 'amount', isSummed: true },
  { id: 'left', kind: 'amount', isSummed: true },
] as const satisfies readonly ReportColumn[];

export const shopReports = {
  sales: {
    columns: [
      { id: 'interval', kind: 'interval' },
      orders,
      ...sums,
      { id: 'vat', kind: 'amount', isSummed: true },
      { id: 'average', kind: 'amount' },
    ],
    chart: 'left',
    isOfMoney: true,
  },
  products: {
    columns: [
      { id: 'product', kind: 'product' },
      { id: 'units', kind: 'count', isSummed: true },
      { id: 'unitsBack', kind: 'count', isSummed: true },
      ...sums,
    ],
    chart: 'left',
    isOfMoney: true,
  },
  methods: { columns: [{ id: 'method', kind: 'method' }, orders, ...sums], chart: 'left', isOfMoney: true },
  countries: { columns: [{ id: 'country', kind: 'country' }, orders, ...sums], chart: 'left', isOfMoney: true },
  conversion: {
    columns: [
      { id: 'step', kind: 'step' },
      { id: 'reached', kind: 'count' },
      { id: 'reachedBefore', kind: 'count' },
      { id: 'ofBefore', kind: 'share' },
      { id: 'ofFirst', kind: 'share' },
    ],
    chart: 'reached',
  },
  searches: {
    columns: [
      { id: 'words', kind: 'text' },
      { id: 'language', kind: 'language' },
      { id: 'asked', kind: 'count', isSummed: true },
      { id: 'outcome', kind: 'outcome' },
    ],
    chart: 'asked',
    hasNoBefore: true,
  },
  speed: {
    columns: [
      { id: 'page', kind: 'page' },
      { id: 'visits', kind: 'count' },
      { id: 'lcp', kind: 'milliseconds' },
      { id: 'inp', kind: 'milliseconds' },
      { id: 'cls', kind: 'shift' },
    ],
    chart: 'lcp',
    hasNoBefore: true,
  },
} as const satisfies Record<string, ShopReport>;

export type ShopReportName = keyof typeof shopReports;
export type ColumnId = (typeof shopReports)[ShopReportName]['columns'][number]['id'];

export const shopReportNames = Object.keys(shopReports) as ShopReportName[];

export function columnsOf(name: ShopReportName): readonly (ReportColumn & { id: ColumnId })[] {
  return shopReports[name].columns;
}
