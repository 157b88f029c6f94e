// The subscribers as a file for the program that sends the newsletter, read and sent page by page. It holds e-mail addresses,
// so it is for anyone who may export people, has just proved who it is, and is written into the log.
import { dateIn } from '#src/dates/local-date.ts';
import { subscribersCsvAccess, subscribersCsvPath } from '#src/newsletter/office/subscribers-csv-url.ts';
import { oneClickPath } from '#src/newsletter/one-click-path.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import type { StaffFile } from '../../staff/office/staff-file.ts';
import { exportSubscribers, subscribersCsvHead, subscriberToCsv } from '../export-subscribers.ts';

export const subscribersCsvFile: StaffFile = {
  path: subscribersCsvPath,
  ...{ access: subscribersCsvAccess, attempt: 'newsletter.csv', what: 'exporting customers' },
  backTo: () => officeUrlOf('subscribers'),
  needsProof: () => true,
  async write(context) {
    const { db, now, audit, timeZone } = context;
    await inTransaction(db, (tx) => audit(tx, { kind: 'newsletter.exported', subject: 'newsletter.csv' }));
    return { name: `newsletter-${dateIn(timeZone, now())}.csv`, content: writeCsv(context) };
  },
};

async function* writeCsv({ db, publicUrl }: OfficeContext): AsyncGenerator<string> {
  // Spreadsheets take a file without the mark for one of another alphabet.
  yield `\uFEFF${subscribersCsvHead}`;
  const pages = exportSubscribers(db, { unsubscribeUrlOf: (token) => publicUrl + oneClickPath(token) });
  for await (const page of pages) yield page.map(subscriberToCsv).join('');
}
