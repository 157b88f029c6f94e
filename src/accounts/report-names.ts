// The reports of a month. Apart from what writes them, which a list of commands and a browser go without.
export const reportNames = ['sales', 'jpk', 'cash', 'datev', 'pohoda', 'nl', 'oss', 'bzst', 'stripe'] as const;
export type ReportName = (typeof reportNames)[number];

export function isReportName(text: string): text is ReportName {
  return reportNames.some((name) => name === text);
}
