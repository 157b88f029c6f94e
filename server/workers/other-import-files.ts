import type { OtherFiles } from '../catalogue/import-jobs/other-files.ts';
import { customersFile } from '../customers/csv/compare-customers.ts';
import { discountsFile } from '../discounts/csv/import-discounts.ts';
import { ordersFile } from '../order-list/csv/compare-orders.ts';
import { textsFile } from '../translation/csv/translators-files.ts';
import { translatedHistory } from '../translation/translated-history.ts';

/** What is imported beside products. */
export const otherFiles: OtherFiles = {
  files: [textsFile, discountsFile, ordersFile, customersFile],
  history: translatedHistory,
};
