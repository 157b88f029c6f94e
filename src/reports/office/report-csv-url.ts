import { officePath } from '../../office-addresses.ts';

/** The address of a report as a file; its parameters are those of the page. */
export const reportCsvPath = `${officePath}/reports.csv`;
