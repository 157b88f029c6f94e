import { shopReportNames } from '#src/reports/shop-reports.ts';

export const reportSchema = /* GraphQL */ `
  enum ShopReportName { ${shopReportNames.join(' ')} }

  "Cells in the order of the report's columns (src/reports/shop-reports.ts): amounts in minor units, shares per ten thousand."
  type ReportRow { cells: [String]! }

  type ShopReport {
    name: ShopReportName!
    "Days as YYYY-MM-DD, of the company's country."
    today: String!
    from: String!
    until: String!
    "The time that it is compared with."
    fromBefore: String!
    untilBefore: String!
    currency: Currency!
    "Those in which anything was sold or given back, the one with the most sales first."
    currencies: [Currency!]!
    "The first hundred."
    rows: [ReportRow!]!
    moreRows: Int!
    "What the columns that are summed come to, of all rows; null for the others."
    sums: [String]!
    sumsBefore: [String]!
    "What the chart draws, of the intervals of the time before; empty for charts over no time."
    drawnBefore: [Float!]!
  }

  extend type Query {
    "A report, on the last thirty days unless days are named, and on the currency with the most sales unless one is."
    shopReport(name: ShopReportName!, from: String, until: String, currency: Currency): ShopReport!
      @private @needs(permission: "payments.read")
  }
`;
